// Long sequences that run by themselves: offered to be watched step by step, faster, or skipped to the next decision.
// Nothing waits for it: the table has moved on already. It owns the bar of that, `#watch`, and what is remembered.

import { body, load, one, table, under } from "./page.js";

const bar = one("#watch");
const LEAST = 6;
const SPEEDS = [1, 4, 16];
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const band = () => one(".bands");
const now = () => Number(band()?.dataset.moments ?? 0);

let seen = now();
/** @type {{ from: number, to: number, at: number, timer: number } | null} */
let run = null;

/**
 * Shows how far the watching is, or what could be watched.
 * @param {number} from
 * @param {number} to
 * @param {number} at
 */
function show(from, to, at) {
  if (!bar) return;
  bar.hidden = false;
  bar.toggleAttribute("data-running", Boolean(run));
  /** @type {HTMLProgressElement | null} */
  const progress = one("progress", bar);
  if (progress) [progress.max, progress.value] = [Math.max(to - from, 1), at - from];
  write("output", `${at - from} / ${to - from}`);
  write("[data-watch=faster]", `×${speed()}`);
}

/**
 * Writes into a part of the bar.
 * @param {string} selector
 * @param {string} text
 */
function write(selector, text) {
  const part = bar && one(selector, bar);
  if (part) part.textContent = text;
}

/** How many times faster than the first speed. */
const speed = () => SPEEDS[Number(localStorage.getItem("watch-speed") ?? 0)] ?? 1;

/**
 * Begins to watch.
 * @param {number} from
 * @param {number} to
 */
function begin(from, to) {
  run = { from, to, at: from, timer: 0 };
  walk();
}

/** Goes on step by step. */
async function walk() {
  const mine = run;
  if (!mine) return;
  // Beyond what the eye can follow, steps are taken several at a time.
  mine.at = Math.min(mine.at + Math.max(1, speed() / 4), mine.to);
  if (mine.at >= mine.to) return end();
  await load(`${band()?.dataset.path}${Math.floor(mine.at)}`, false);
  if (run !== mine) return;
  show(mine.from, mine.to, Math.floor(mine.at));
  mine.timer = setTimeout(walk, Math.max(700 / speed(), 110));
}

/** To the next decision. */
async function end() {
  clearTimeout(run?.timer);
  const looked = Boolean(run);
  run = null;
  if (bar) bar.hidden = true;
  if (looked || body.hasAttribute("data-back")) await load(`/t/${table}`, false);
}

bar?.addEventListener("click", (event) => {
  const act = under(event, "[data-watch]")?.dataset.watch;
  if (act === "go" && bar.dataset.from) begin(Number(bar.dataset.from), Number(bar.dataset.to));
  if (act === "skip") end();
  if (act === "faster") {
    const next = (Number(localStorage.getItem("watch-speed") ?? 0) + 1) % SPEEDS.length;
    localStorage.setItem("watch-speed", String(next));
    write("[data-watch=faster]", `×${speed()}`);
  }
});

/** @type {HTMLInputElement | null} */
const always = one("#watch-always");
if (always) always.checked = localStorage.getItem("watch") === "always";
always?.addEventListener("change", () =>
  localStorage.setItem("watch", always.checked ? "always" : "ask"),
);

document.addEventListener("swapped", ({ detail }) => {
  if (!bar || run || !detail.includes("scrub") || body.hasAttribute("data-back")) return;
  const [from, to] = [seen, now()];
  seen = to;
  if (to - from < LEAST) {
    bar.hidden = true;
    return;
  }
  [bar.dataset.from, bar.dataset.to] = [String(from), String(to)];
  show(from, to, from);
  if (localStorage.getItem("watch") === "always" && !calm.matches) begin(from, to);
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape" && run) end();
});
