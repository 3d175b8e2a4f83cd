//! stub
/// stub
#[derive(Debug)]
pub struct Entry;
/// stub
#[derive(Debug)]
pub struct Match;
