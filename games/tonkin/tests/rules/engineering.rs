//! 6.3 a, b and e, 6.7: markers taken off, trenches dug, roads destroyed; 4.0: Road-Markers.

use crate::scene::{hex, scene};

#[test]
fn the_last_road_marker_built_the_engineer_takes_one_from_elsewhere() {
    let words = |markers: &str| {
        format!("Oct-52 vm_movement 50\nroad_markers = [{markers}]\nT7: vm_hq\nP12: vm_151")
    };
    let five = r#""N12", "N13", "N14", "M13", "M14""#;
    let mut free = scene(&words(five));
    assert_eq!(free.refused("build P12 from N12"), "no such choice");
    free.say("build P12");
    assert_eq!(free.state().board.road_markers.len(), 6);
    let mut short = scene(&words(&format!("{five}, \"L14\"")));
    assert_eq!(short.refused("build P12"), "no such choice");
    short.say("build P12 from L14");
    let markers = &short.state().board.road_markers;
    assert_eq!((markers.len(), markers.has(hex("L14"))), (6, false));
    assert!(markers.has(hex("P12")));
}
