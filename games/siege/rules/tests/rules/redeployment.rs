//! 22.0: French redeployment.

use crate::scene::scene;

#[test]
fn a_point_moves_a_unit_along_its_route_or_to_the_centre() {
    // 22.3, S-48.
    let mut scene = scene("french_refit, gp 3; r4s12: fr_3_10_col; central: fr_1_le");
    assert_eq!(scene.refused("redeploy fr_3_10_col r3s02"), "22.3 siege-no-redeploy-route");
    scene.say("redeploy fr_3_10_col r4s03, redeploy fr_1_le r2s07");
    assert_eq!(scene.all_at(&["fr_3_10_col", "fr_1_le"]), ["r4s03", "r2s07"]);
    assert_eq!(scene.state().board.tracks.gp, 1);
}

#[test]
fn each_unit_redeploys_once() {
    // S-87.
    let mut scene = scene("french_refit, gp 5; r2s03: fr_3_3_alg");
    scene.say("redeploy fr_3_3_alg central");
    assert_eq!(scene.refused("redeploy fr_3_3_alg r3s03"), "22.3 siege-no-redeployed");
}

#[test]
fn fortifications_stay_and_leaders_go() {
    // 22.1.
    let scene = scene("french_refit, gp 5; r2s03: fr_fort_1 fr_1_le ld_langlais");
    assert_eq!(scene.refused("redeploy fr_fort_1 central"), "22.1 siege-no-fortification-stays");
    assert_eq!(scene.refused("redeploy ld_langlais central"), "legal");
}

#[test]
fn both_ends_are_french() {
    let scene = scene("french_refit, gp 5; r2s03: fr_1_le; vietminh r2s07");
    assert_eq!(scene.refused("redeploy fr_1_le r2s07"), "22.3 siege-no-redeploy-control");
}

#[test]
fn enemies_between_do_not_matter() {
    let mut scene =
        scene("french_refit, gp 5; bases 304 308 312 316; r2s03: fr_1_le; r2s05: vm_80");
    assert_eq!(scene.say("redeploy fr_1_le r2s07").at("fr_1_le"), "r2s07");
}

#[test]
fn without_points_nobody_is_asked() {
    let scene = scene("french_refit, gp 0; r2s03: fr_1_le");
    assert_ne!(scene.asks(), "redeploy");
}
