//! The first minutes of a newcomer.

use browser::Player;

#[test]
fn a_newcomer_makes_his_first_move_with_three_clicks() {
    let player = Player::new();
    let browser = &player.browser;
    player.visit("/");
    browser.shot("home");
    browser.click(".tile form button.primary");
    player.asked();
    browser.shot("table");
    println!("{}", browser.text("document.querySelector('#prompt').innerText"));
    println!("{}", browser.text("[...document.querySelectorAll('#choose button')].map(b=>b.value+(b.matches('.final')?'!':'')).join('\\n')"));
    println!("{}", browser.text("[...document.querySelectorAll('#live .legal, #live .can')].map(b=>b.outerHTML.slice(0,200)).join('\\n')"));
    let stamp = player.stamp();
    browser.click("#live .area.legal");
    player.moved_on(&stamp);
    println!("{}", browser.text("[...document.querySelectorAll('#choose button')].map(b=>b.value+(b.matches('.final')?'!':'')).join('\\n')"));
    println!("{}", browser.text("[...document.querySelectorAll('.refused li')].map(b=>b.outerHTML.slice(0,300)).join('\\n')"));
    browser.shot("after");
}
