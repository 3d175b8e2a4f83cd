//! Every fault this title reports has a sentence in both languages.

use std::path::Path;

#[test]
fn every_fault_has_a_sentence_in_both_languages() {
    proof::words::every_fault_has_a_sentence(Path::new(env!("CARGO_MANIFEST_DIR")), "tonkin");
}
