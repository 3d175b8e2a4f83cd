//! A page that followed the game part by part is the page that is loaded anew.

use browser::Player;

/// Compares the page with the one that the server gives now: the names of the parts that differ, or `same`. What scripts
/// put on elements is left out.
const COMPARE: &str = "
  const plain = (page, id) => {
    const part = page.getElementById(id).cloneNode(true);
    for (const one of part.querySelectorAll('*')) {
      one.classList.remove('open', 'armed', 'aimed', 'over', 'pointed', 'taught');
      if (one.getAttribute('class') === '') one.removeAttribute('class');
      if (one.getAttribute('tabindex') === '0') one.setAttribute('tabindex', '-1');
      one.removeAttribute('open');
    }
    return part.innerHTML.replace(/>\\s+</g, '><').trim();
  };
  window.compared = undefined;
  fetch(location.pathname, { headers: { Accept: 'text/html' } })
    .then((answer) => answer.text())
    .then((text) => {
      const page = new DOMParser().parseFromString(text, 'text/html');
      const ids = ['live', 'story', 'status', 'hand', 'bar', document.querySelector('.place.open').id];
      const other = ids.filter((id) => plain(document, id) !== plain(page, id));
      window.compared = other.join(' ') || 'same';
    });
";

#[test]
fn a_page_that_followed_is_the_page_that_is_loaded_anew() {
    for title in shelf::titles().iter() {
        let title = title.info().id;
        let player = Player::new();
        let browser = &player.browser;
        player.sit_at(title, &[("mode", "both"), ("seed", "3")]);
        player.asked();
        for number in 0..14 {
            let stamp = player.stamp();
            let undo = "[data-act=undo]:not([aria-disabled])";
            if number % 5 == 4 && browser.is(&format!("document.querySelector('{undo}')")) {
                browser.click(undo);
                player.moved_on(&stamp);
            } else {
                // What lies behind a name is shown, so that it can be pressed.
                browser.script("for (const one of document.querySelectorAll('#choose details')) one.open = true;");
                let all = "[...document.querySelectorAll('#choose button[data-n]')]";
                let choice = browser.text(&format!("{all}[{number} % {all}.length].value"));
                player.choose(&choice);
            }
            browser.wait("document.querySelector('.place.open:not([data-stale])')");
            browser.script(COMPARE);
            browser.wait("window.compared !== undefined");
            let compared = browser.text("window.compared");
            assert_eq!(compared, "same", "{title}, after {number} choices");
        }
    }
}
