// Long sequences that run by themselves: offered to be watched step by step, faster, or skipped to the next
// decision. Nothing waits for it: the table has moved on already.

import { body, load, one, table } from "./page.js";

const bar = one("#watch");
const LEAST = 6;
const SPEEDS = [1, 4, 16];
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const band = () => one(".bands");
const now = () => Number(band()?.dataset.moments ?? 0);

let seen = now();
let run = null;

/** Shows how far the watching is, or what could be watched. */
function show(from, to, at) {
  bar.hidden = false;
  bar.toggleAttribute("data-running", Boolean(run));
  const progress = one("progress", bar);
  progress.max = Math.max(to - from, 1);
  progress.value = at - from;
  one("output", bar).textContent = `${at - from} / ${to - from}`;
  one("[data-watch=faster]", bar).textContent = `×${speed()}`;
}

const speed = () => SPEEDS[Number(localStorage.getItem("watch-speed") ?? 0)] ?? 1;

function begin(from, to) {
  run = { from, to, at: from, timer: 0 };
  walk();
}

async function walk() {
  const mine = run;
  if (!mine) return;
  // Beyond what the eye can follow, steps are taken several at a time.
  mine.at = Math.min(mine.at + Math.max(1, speed() / 4), mine.to);
  if (mine.at >= mine.to) return end();
  await load(band().dataset.path + Math.floor(mine.at), false);
  if (run !== mine) return;
  show(mine.from, mine.to, Math.floor(mine.at));
  mine.timer = setTimeout(walk, Math.max(700 / speed(), 110));
}

/** To the next decision. */
async function end() {
  clearTimeout(run?.timer);
  const looked = Boolean(run);
  run = null;
  bar.hidden = true;
  if (looked || body.hasAttribute("data-back")) await load(`/t/${table}`, false);
}

bar?.addEventListener("click", (event) => {
  const act = event.target.closest("[data-watch]")?.dataset.watch;
  if (act === "go" && bar.dataset.from) begin(Number(bar.dataset.from), Number(bar.dataset.to));
  if (act === "skip") end();
  if (act === "faster") {
    const next = (Number(localStorage.getItem("watch-speed") ?? 0) + 1) % SPEEDS.length;
    localStorage.setItem("watch-speed", String(next));
    event.target.closest("button").textContent = `×${speed()}`;
  }
});

one("#watch-always")?.addEventListener("change", (event) => localStorage.setItem("watch", event.target.checked ? "always" : "ask"));
if (one("#watch-always")) one("#watch-always").checked = localStorage.getItem("watch") === "always";

document.addEventListener("swapped", ({ detail }) => {
  if (!bar || run || !detail.includes("scrub") || body.hasAttribute("data-back")) return;
  const [from, to] = [seen, now()];
  seen = to;
  if (to - from < LEAST) {
    bar.hidden = true;
    return;
  }
  [bar.dataset.from, bar.dataset.to] = [from, to];
  show(from, to, from);
  if (localStorage.getItem("watch") === "always" && !calm.matches) begin(from, to);
});
addEventListener("keydown", (event) => { if (event.key === "Escape" && run) end(); });
