//! Headers on every answer, and forms from other sites.

use axum::body::Body;
use axum::http::{Method, StatusCode};
use pages::assets;

use crate::client::encoded;
use crate::house::House;

#[tokio::test]
async fn every_answer_carries_the_headers() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both")]).await;
    for path in ["/", "/nothing", "/healthz", "/assets/x-1.css", &format!("/t/{id}"), "/load"] {
        let answer = visitor.get(path).await;
        let policy = answer.header("content-security-policy");
        for part in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"] {
            assert!(policy.contains(part), "{path}: {policy}");
        }
        assert!(!policy.contains("unsafe"), "{path}: {policy}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("referrer-policy"), "same-origin", "{path}");
        assert_eq!(answer.header("cache-control"), "no-store", "{path}");
    }
}

#[tokio::test]
async fn forms_of_other_sites_are_refused() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both"), ("seed", "1")]).await;
    let stamp = visitor.stamp(&id).await;
    let fields = encoded(&[("choice", "pass"), ("stamp", &stamp)]);
    for headers in [
        &[("origin", "https://evil.example")][..],
        &[("origin", "null")],
        &[("sec-fetch-site", "cross-site")],
        &[("sec-fetch-site", "same-site")],
        &[("sec-fetch-site", "same-origin"), ("origin", "https://evil.example")],
    ] {
        for path in ["choose", "undo", "roll", "orders", "curtain", "fork"] {
            let mut request = visitor
                .request(Method::POST, &format!("/t/{id}/{path}"))
                .header("content-type", "application/x-www-form-urlencoded");
            for (name, value) in headers {
                request = request.header(*name, *value);
            }
            let answer = visitor.send(request.body(Body::from(fields.clone())).unwrap()).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path} {headers:?}");
        }
    }
    for path in ["/tables", "/load", "/language"] {
        let request = visitor.request(Method::POST, path).header("origin", "https://evil.example");
        let answer = visitor.send(request.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(visitor.stamp(&id).await, stamp);
}

#[tokio::test]
async fn a_cookie_that_is_not_ours_makes_a_new_guest() {
    let house = House::new();
    let mut visitor = house.visitor();
    visitor.get("/").await;
    let own = visitor.guest();
    let mut thief = house.visitor();
    thief.headers.push(("cookie", format!("guest={own}.{}", "0".repeat(64))));
    thief.get("/").await;
    assert_ne!(thief.guest(), own);
}

#[tokio::test]
async fn assets_may_be_kept_for_ever() {
    let house = House::new();
    let mut visitor = house.visitor();
    for asset in assets::ALL.iter() {
        let answer = visitor.get(&asset.path).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", asset.path);
        assert_eq!(answer.header("content-type"), asset.content_type);
        assert!(answer.header("cache-control").contains("immutable"));
        assert_eq!(answer.header("set-cookie"), "");
        assert_eq!(answer.text(), asset.text);
        let mut again = visitor.clone();
        again.headers.push(("if-none-match", answer.header("etag").to_owned()));
        assert_eq!(again.get(&asset.path).await.status, StatusCode::NOT_MODIFIED);
    }
}

#[tokio::test]
async fn pages_are_packed_for_those_who_can_unpack() {
    let house = House::new();
    let mut visitor = house.visitor();
    let id = visitor.new_table(&[("mode", "both")]).await;
    for encoding in ["gzip", "br"] {
        let mut packed = visitor.clone();
        packed.headers.push(("accept-encoding", encoding.to_owned()));
        assert_eq!(packed.get(&format!("/t/{id}")).await.header("content-encoding"), encoding);
    }
    assert_eq!(visitor.get("/healthz").await.json()["status"], "ok");
}
