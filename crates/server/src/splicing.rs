//! What changed inside a part: elements that go and elements that come, so that a move on a large board sends only the
//! places that changed, and a log only its new lines.
//!
//! Parts are our own HTML and well-formed. Elements are counted as a browser counts the children of an element.

/// Elements of one parent that make way for others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Splice {
    /// The parent: from the part inwards, which child each time.
    pub(crate) path: Vec<usize>,
    /// The first child that goes.
    pub(crate) at: usize,
    /// How many go.
    pub(crate) gone: usize,
    /// What comes in their place.
    pub(crate) html: String,
}

/// How deep elements are compared: a layer of the board, what lies on it.
const DEEPEST: usize = 2;

/// How far ahead an element is looked for that was moved on by others.
const AHEAD: usize = 48;

/// Elements that never have an end.
const VOID: [&str; 5] = ["br", "hr", "img", "input", "wbr"];

/// What leads from one inside of a part to the other, to be done from the last to the first; nothing where it cannot be
/// told so.
pub(crate) fn splices(old: &str, new: &str) -> Option<Vec<Splice>> {
    let mut found = Vec::new();
    compare(&mut Vec::new(), old, new, &mut found)?;
    Some(found)
}

/// An element: all of it, its beginning, and what is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Element<'a> {
    whole: &'a str,
    open: &'a str,
    inside: &'a str,
}

fn compare(path: &mut Vec<usize>, old: &str, new: &str, found: &mut Vec<Splice>) -> Option<()> {
    let (old, new) = (elements(old)?, elements(new)?);
    let (mut from, mut next) = (0, 0);
    // Where something new stands for something old: up to where both go on alike.
    while from < old.len() || next < new.len() {
        let (gone, came) = stretch(&old[from..], &new[next..]);
        if gone == came {
            for index in 0..gone {
                replace(path, from + index, old[from + index], new[next + index], found);
            }
        } else {
            let html = new[next..next + came].iter().map(|one| one.whole).collect();
            found.push(Splice { path: path.clone(), at: from, gone, html });
        }
        from += gone;
        next += came;
        while from < old.len() && next < new.len() && old[from].whole == new[next].whole {
            from += 1;
            next += 1;
        }
    }
    Some(())
}

/// How many elements go, and how many come, before both are alike again.
fn stretch(old: &[Element<'_>], new: &[Element<'_>]) -> (usize, usize) {
    for sum in 0..AHEAD.min(old.len() + new.len()) {
        for came in 0..=sum {
            let gone = sum - came;
            match (old.get(gone), new.get(came)) {
                (Some(old), Some(new)) if old.whole == new.whole => return (gone, came),
                (None, None) if gone == old.len() && came == new.len() => return (gone, came),
                (_, _) => (),
            }
        }
    }
    (old.len(), new.len())
}

/// One element stands for another: what is in it is compared if it begins alike.
fn replace(
    path: &mut Vec<usize>,
    at: usize,
    old: Element<'_>,
    new: Element<'_>,
    found: &mut Vec<Splice>,
) {
    if old.whole == new.whole {
        return;
    }
    let known = found.len();
    if old.open == new.open && path.len() < DEEPEST {
        path.push(at);
        let compared = compare(path, old.inside, new.inside, found);
        path.pop();
        let sent: usize = found[known..].iter().map(|splice| splice.html.len() + 16).sum();
        if compared.is_some() && sent < new.whole.len() {
            return;
        }
        found.truncate(known);
    }
    found.push(Splice { path: path.clone(), at, gone: 1, html: new.whole.to_owned() });
}

/// The elements of a text one after the other; nothing where there is text between them.
fn elements(html: &str) -> Option<Vec<Element<'_>>> {
    let mut all = Vec::new();
    let mut rest = html.trim_start();
    while !rest.is_empty() {
        let element = first(rest)?;
        rest = rest[element.whole.len()..].trim_start();
        all.push(element);
    }
    Some(all)
}

/// The element with which a text begins.
fn first(html: &str) -> Option<Element<'_>> {
    if !html.starts_with('<') {
        return None;
    }
    let open = html.find('>')? + 1;
    let (begin, mut at) = (&html[..open], open);
    let mut depth = usize::from(has_inside(begin));
    let mut end = open;
    while depth > 0 {
        end = at + html[at..].find('<')?;
        at = end + html[end..].find('>')? + 1;
        let tag = &html[end..at];
        match tag.starts_with("</") {
            true => depth -= 1,
            false => depth += usize::from(has_inside(tag)),
        }
    }
    Some(Element { whole: &html[..at], open: begin, inside: &html[open..end] })
}

/// Whether something can stand in an element that begins like this.
fn has_inside(tag: &str) -> bool {
    let name = tag.trim_start_matches('<').split([' ', '>', '/', '\n']).next().unwrap_or("");
    !tag.ends_with("/>") && !VOID.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a browser makes of it.
    fn spliced(html: &str, splices: &[Splice]) -> String {
        splices.iter().rev().fold(html.to_owned(), |html, splice| apply(&html, splice, 0))
    }

    fn apply(html: &str, splice: &Splice, depth: usize) -> String {
        let all = elements(html).unwrap();
        let written = |(index, one): (usize, &Element<'_>)| match splice.path.get(depth) {
            Some(inner) if *inner == index => {
                let end = &one.whole[one.open.len() + one.inside.len()..];
                format!("{}{}{end}", one.open, apply(one.inside, splice, depth + 1))
            }
            _ => one.whole.to_owned(),
        };
        let mut parts: Vec<String> = all.iter().enumerate().map(written).collect();
        if splice.path.len() == depth {
            let end = splice.at + splice.gone;
            parts.splice(splice.at..end, [splice.html.clone()]);
        }
        parts.concat()
    }

    fn check(old: &str, new: &str) -> usize {
        let found = splices(old, new).unwrap();
        assert_eq!(spliced(old, &found), new, "{found:?}");
        found.iter().map(|splice| splice.html.len()).sum()
    }

    #[test]
    fn what_changed_is_sent_and_nothing_else() {
        let line = |number: usize| format!("<li class=\"a\"><b>{number}</b> moves<br></li>");
        let list = |numbers: std::ops::Range<usize>| -> String {
            let lines: String = numbers.map(line).collect();
            format!("<h3>Turn</h3><ol>{lines}</ol>")
        };
        assert_eq!(check(&list(0..50), &list(0..51)), line(50).len());
        assert_eq!(check(&list(0..50), &list(2..52)), line(50).len() + line(51).len());
        assert_eq!(check(&list(0..50), &list(0..40)), 0);
        assert_eq!(check(&list(0..50), &list(0..50)), 0);
        assert_eq!(check("", &list(0..1)), list(0..1).len());
        assert_eq!(check(&list(0..1), ""), 0);
    }

    #[test]
    fn a_place_on_the_board_changes_alone() {
        let area = |number: usize, class: &str| {
            format!("<g id=\"a{number}\" class=\"{class}\"><use href=\"#x\"/></g>")
        };
        let board = |lit: usize| -> String {
            let areas = (0..40).map(|number| area(number, if number == lit { "lit" } else { "" }));
            format!("<g class=\"areas\">{}</g><g class=\"piles\"/>", areas.collect::<String>())
        };
        assert_eq!(check(&board(3), &board(30)), area(3, "").len() + area(30, "lit").len());
    }

    #[test]
    fn text_between_elements_cannot_be_told() {
        assert_eq!(splices("<p>a</p> and", "<p>b</p> and"), None);
    }

    #[test]
    fn any_list_becomes_any_other() {
        let mut rng = kernel::dice::Rng::from_number(5);
        for _ in 0..300 {
            let mut list = || -> String {
                let count = rng.below(12);
                let names: Vec<u32> = (0..count).map(|_| rng.below(6)).collect();
                let items = names.iter().map(|name| format!("<g><p n=\"{name}\"/></g>"));
                format!("<g>{}</g><i>{}</i>", items.collect::<String>(), names.len())
            };
            let (old, new) = (list(), list());
            // A number in words is text: the whole list is sent then.
            if splices(&old, &new).is_some() {
                check(&old, &new);
            }
        }
    }
}
