//! `strongpoint check` and `strongpoint backup`, beside a server that runs.

use std::path::Path;
use std::process::{Command, Output};

use crate::browser::{Browser, offered};
use crate::process::{Folder, Server};

fn strongpoint(words: &[&str], data: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_strongpoint"))
        .args(["--lang", "en"])
        .args(words)
        .arg("--data")
        .arg(data)
        .output()
        .unwrap()
}

#[test]
fn data_is_checked_and_copied_while_the_server_runs() {
    let (folder, other) = (Folder::new(), Folder::new());
    let server = Server::start(&folder.0);
    let mut browser = Browser::new(server.address);
    let id = browser.post("/tables", &[("title", "storm"), ("mode", "both")]).unwrap().table();
    let (choices, stamp) = offered(&browser.get(&format!("/t/{id}")).unwrap().text());
    let form = [("choice", choices[0].as_str()), ("stamp", stamp.as_str())];
    assert_eq!(browser.post(&format!("/t/{id}/choose"), &form).unwrap().status, 303);
    let checked = strongpoint(&["check"], &folder.0);
    assert_eq!(checked.status.code(), Some(0), "{checked:?}");
    assert!(String::from_utf8(checked.stdout).unwrap().contains("One game was played again"));
    std::fs::create_dir(&other.0).unwrap();
    let file = other.0.join("strongpoint.sqlite");
    let path = file.to_str().unwrap();
    let copied = strongpoint(&["backup", path], &folder.0);
    assert_eq!(copied.status.code(), Some(0), "{copied:?}");
    assert_eq!(strongpoint(&["backup", path], &folder.0).status.code(), Some(2), "it is there");
    drop(server);
    let again = Server::start(&other.0);
    browser.address = again.address;
    let page = browser.get(&format!("/t/{id}")).unwrap();
    assert_eq!(page.status, 200, "the copy is a server's data");
    assert!(!page.text().contains(&stamp), "with the choice in it");
    let nothing = strongpoint(&["check"], &other.0.join("nothing"));
    assert_eq!(nothing.status.code(), Some(2), "{nothing:?}");
}

#[test]
fn what_cannot_be_kept_or_limited_is_said() {
    let folder = Folder::new();
    for words in [["serve", "--keep", "hands=3"], ["serve", "--limit", "patience=3"]] {
        let ran = strongpoint(&words, &folder.0);
        assert_eq!(ran.status.code(), Some(2), "{ran:?}");
        assert!(String::from_utf8(ran.stderr).unwrap().contains(words[2]));
    }
}
