//! A small reader of HTML, strict about what our pages must be: balanced, quoted, without inline style or
//! script, with a name for everything that can be used.

use std::collections::{BTreeMap, BTreeSet};

/// An element with what is in it.
#[derive(Debug, Default)]
pub struct Element {
    pub tag: String,
    pub(crate) attributes: BTreeMap<String, String>,
    pub(crate) text: String,
    pub children: Vec<Element>,
}

/// Elements that have no end.
const VOID: [&str; 6] = ["meta", "link", "input", "br", "img", "hr"];

/// Reads a page, or says what is wrong with it.
pub(crate) fn parse(text: &str) -> Result<Element, String> {
    let text = text.trim_start().strip_prefix("<!doctype html>").ok_or("no doctype")?;
    let mut stack = vec![Element::default()];
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        let open = stack.last_mut().ok_or("nothing is open")?;
        if before.contains('>') {
            return Err(format!("a stray > in {before:?}"));
        }
        if !before.is_empty() {
            let (tag, text) = ("#text".to_owned(), before.to_owned());
            open.children.push(Element { tag, text, ..Element::default() });
        }
        let (tag, next) = split_tag(after)?;
        rest = next;
        if let Some(name) = tag.strip_prefix('/') {
            let element = stack.pop().ok_or("nothing is open")?;
            if element.tag != name.trim() {
                return Err(format!("</{name}> ends <{}>", element.tag));
            }
            stack.last_mut().ok_or("too many ends")?.children.push(element);
            continue;
        }
        let is_closed = tag.ends_with('/');
        let element = element(tag.trim_end_matches('/'))?;
        if is_closed || VOID.contains(&element.tag.as_str()) {
            stack.last_mut().ok_or("nothing is open")?.children.push(element);
        } else {
            stack.push(element);
        }
    }
    let root = stack.pop().ok_or("nothing was read")?;
    if !stack.is_empty() {
        return Err(format!("<{}> has no end", root.tag));
    }
    let mut elements = root.children.into_iter().filter(|child| child.tag != "#text");
    elements.next().ok_or_else(|| "no element".to_owned())
}

/// The inside of a tag, and what follows it: a `>` in a quoted value does not end it.
fn split_tag(after: &str) -> Result<(&str, &str), String> {
    let mut quoted = false;
    for (index, letter) in after.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '<' if !quoted => return Err(format!("< in a tag: {}", &after[..index])),
            '>' if !quoted => return Ok((&after[..index], &after[index + 1..])),
            _ => (),
        }
    }
    Err("a tag has no end".to_owned())
}

fn element(tag: &str) -> Result<Element, String> {
    let (name, mut rest) = tag.split_once(char::is_whitespace).unwrap_or((tag, ""));
    let mut attributes = BTreeMap::new();
    loop {
        rest = rest.trim_start();
        if rest.is_empty() {
            break;
        }
        let end = rest.find(|c: char| c == '=' || c.is_whitespace()).unwrap_or(rest.len());
        let (key, after) = rest.split_at(end);
        let (value, after) = match after.strip_prefix('=') {
            None => (String::new(), after),
            Some(quoted) => {
                let quoted = quoted.strip_prefix('"').ok_or(format!("{key} is not quoted"))?;
                let (value, after) = quoted.split_once('"').ok_or("a quote has no end")?;
                (value.to_owned(), after)
            }
        };
        if attributes.insert(key.to_owned(), value).is_some() {
            return Err(format!("<{name}> has {key} twice"));
        }
        rest = after;
    }
    Ok(Element { tag: name.to_owned(), attributes, ..Element::default() })
}

impl Element {
    /// The value of an attribute.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }

    fn has_class(&self, class: &str) -> bool {
        self.get("class").is_some_and(|classes| classes.split(' ').any(|known| known == class))
    }

    /// This element and all within it.
    pub fn all(&self) -> Vec<&Element> {
        let mut all = vec![self];
        for child in &self.children {
            all.extend(child.all());
        }
        all
    }

    /// The elements of a tag.
    pub fn tagged(&self, tag: &str) -> Vec<&Element> {
        self.all().into_iter().filter(|element| element.tag == tag).collect()
    }

    /// The element of an id.
    pub fn id(&self, id: &str) -> Option<&Element> {
        self.all().into_iter().find(|element| element.get("id") == Some(id))
    }

    /// The elements of a class.
    pub fn class(&self, class: &str) -> Vec<&Element> {
        self.all().into_iter().filter(|element| element.has_class(class)).collect()
    }

    /// The words a reader hears: text and names of pictures, but nothing that is hidden from him.
    pub fn spoken(&self) -> String {
        if self.get("aria-hidden") == Some("true") {
            return String::new();
        }
        if let Some(label) = self.get("aria-label") {
            return label.to_owned();
        }
        let inside: String = self.children.iter().map(Element::spoken).collect();
        format!("{}{inside}", self.text)
    }
}

/// Everything that is wrong with a page.
pub(crate) fn faults(page: &Element) -> Vec<String> {
    let mut faults = Vec::new();
    let all = page.all();
    let mut ids: BTreeSet<&str> = BTreeSet::new();
    for id in all.iter().filter_map(|element| element.get("id")) {
        if id.is_empty() || !ids.insert(id) {
            faults.push(format!("the id {id:?} is there twice, or empty"));
        }
    }
    let labelled: BTreeSet<&str> =
        page.tagged("label").into_iter().filter_map(|label| label.get("for")).collect();
    for element in &all {
        faults.extend(names(element, &labelled));
        faults.extend(references(element, &ids));
        faults.extend(inline(element));
    }
    let count = |tag: &str| page.tagged(tag).len();
    for (tag, wanted) in [("h1", 1), ("main", 1), ("title", 1)] {
        if count(tag) != wanted {
            faults.push(format!("{} of <{tag}>", count(tag)));
        }
    }
    if page.get("lang").is_none_or(str::is_empty) {
        faults.push("no language".to_owned());
    }
    faults
}

/// Whatever can be used or seen has a name.
fn names(element: &Element, labelled: &BTreeSet<&str>) -> Vec<String> {
    let has_name = || !element.spoken().trim().is_empty();
    let id = element.get("id").unwrap_or("");
    let is_named = match element.tag.as_str() {
        "button" | "a" | "summary" | "legend" | "caption" | "th" | "h1" | "h2" | "h3" | "label" => {
            has_name()
        }
        "input" if element.get("type") == Some("hidden") => true,
        "input" | "select" | "textarea" => {
            labelled.contains(id) || element.get("aria-label").is_some() || id == "all-places"
        }
        "img" => element.get("alt").is_some(),
        "svg" => {
            element.get("aria-hidden") == Some("true")
                || element.get("aria-label").is_some_and(|label| !label.is_empty())
                // Parts of a picture that has a name itself, and the sheet of symbols.
                || element.get("x").is_some()
                || element.get("width") == Some("0")
        }
        "section" | "aside" | "nav" => element.get("aria-label").is_some() || has_name(),
        _ => element.get("role") != Some("button") || has_name(),
    };
    if is_named {
        return Vec::new();
    }
    vec![format!("<{}> {:?} has no name", element.tag, element.attributes)]
}

/// What an element refers to is there.
fn references(element: &Element, ids: &BTreeSet<&str>) -> Vec<String> {
    let mut faults = Vec::new();
    for name in ["for", "form", "aria-labelledby", "aria-describedby"] {
        if let Some(id) = element.get(name)
            && !ids.contains(id)
        {
            faults.push(format!("{name}={id} leads nowhere"));
        }
    }
    if let Some(id) = element.get("href").and_then(|href| href.strip_prefix('#'))
        && !ids.contains(id)
    {
        faults.push(format!("<{}> leads to #{id}, which is not there", element.tag));
    }
    if let Some(id) = element.get("clip-path").and_then(|path| path.strip_prefix("url(#"))
        && !ids.contains(id.trim_end_matches(')'))
    {
        faults.push(format!("the clip path {id} is not there"));
    }
    faults
}

/// No style and no script inside a page.
fn inline(element: &Element) -> Vec<String> {
    let mut faults: Vec<String> = element
        .attributes
        .keys()
        .filter(|name| *name == "style" || name.starts_with("on"))
        .map(|name| format!("<{}> has {name}", element.tag))
        .collect();
    let is_inline = element.tag == "style"
        || (element.tag == "script"
            && (element.get("src").is_none() || !element.children.is_empty()));
    if is_inline {
        faults.push(format!("an inline <{}>", element.tag));
    }
    if element.get("href").is_some_and(|href| href.starts_with("javascript:")) {
        faults.push("a script as an address".to_owned());
    }
    faults
}

/// Reads a page and holds that nothing is wrong with it.
pub fn sound(name: &str, text: &str) -> Element {
    let page = parse(text).unwrap_or_else(|wrong| panic!("{name}: {wrong}"));
    let faults = faults(&page);
    assert!(faults.is_empty(), "{name}: {faults:#?}");
    for leftover in ["web-", "-choice-", "{{", "{ $", "\u{e000}", "\u{e001}", "\u{e002}"] {
        let said = page.spoken();
        assert!(!said.contains(leftover), "{name} says {leftover:?}: {said}");
    }
    page
}

/// Reads a part of a page.
pub fn part(name: &str, text: &str) -> Element {
    let text = format!("<!doctype html><div>{text}</div>");
    parse(&text).unwrap_or_else(|wrong| panic!("{name}: {wrong}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_reader_finds_what_is_wrong() {
        for wrong in [
            "<!doctype html><p><b></p></b>",
            "<!doctype html><p",
            "<!doctype html><p class=x></p>",
            "<!doctype html><p class=\"a\" class=\"b\"></p>",
            "<p></p>",
        ] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
        let page = "<!doctype html><html lang=\"en\"><title>t</title><h1>h</h1><main><button></button>\
                    <input id=\"a\"><p id=\"a\" style=\"x\">p</p><a href=\"#b\">b</a></main></html>";
        assert_eq!(faults(&parse(page).expect("it can be read")).len(), 5);
    }
}
