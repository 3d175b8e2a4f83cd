// Pieces and places anywhere on the page: a piece is taken up by a click, a key or a drag, and put on a place
// that is lit. What comes of it is the choice that names both.

import { all, body, keysOf, one, tell } from "./page.js";

const PIECES = "#live .ct[data-keys], .piece[data-key]";
const PLACES = "#live .area[data-key], .drop[data-key]";

const buttons = () => all("#choose button[data-n]");
const names = (button, keys) => keysOf(button).some((key) => keys.includes(key));

/** The choices that name one of these pieces and a place. */
const between = (pieces, place) => buttons().filter((button) => names(button, pieces) && keysOf(button).includes(place));

/** The places that these pieces can be put on. */
function open(pieces) {
  const keys = new Set(buttons().filter((button) => names(button, pieces)).flatMap(keysOf));
  return all(PLACES).filter((place) => keys.has(place.dataset.key) && between(pieces, place.dataset.key).length > 0);
}

/* ---------- a click or a key takes a piece up ---------- */

function arm(pieces) {
  all(".armed, .aimed").forEach((other) => other.classList.remove("armed", "aimed"));
  if (!pieces) return body.removeAttribute("data-armed");
  const places = open(pieces);
  if (places.length === 0) return body.removeAttribute("data-armed");
  body.dataset.armed = pieces.join(" ");
  all(PIECES).filter((piece) => keysOf(piece).some((key) => pieces.includes(key))).forEach((piece) => piece.classList.add("armed"));
  places.forEach((place) => place.classList.add("aimed"));
  for (const lit of all("#live [data-for]")) lit.classList.toggle("aimed", places.some((place) => place.dataset.key === lit.dataset.for));
}

/** What all choices behind a name speak of: the piece of that name. */
function pieceOf(fold) {
  const [first, ...rest] = all("button[data-n]", fold).map(keysOf);
  return (first ?? []).filter((key) => rest.every((keys) => keys.includes(key)));
}

const armed = () => (body.dataset.armed ?? "").split(" ").filter(Boolean);

/** The place that was pressed: itself, or by a counter that lies there and is no piece of the question. */
function pressed(target) {
  const place = target.closest?.(PLACES);
  const counter = target.closest?.("#live .ct[data-area]");
  if (place || !counter || open(keysOf(counter)).length) return place;
  return one(`#live .area[data-key="${counter.dataset.area}"]`);
}

document.addEventListener("click", (event) => {
  const fold = event.target.closest?.("#choose .fold > summary")?.parentElement;
  if (fold) return arm(fold.open ? null : pieceOf(fold));
  const place = pressed(event.target);
  const found = place && armed().length ? between(armed(), place.dataset.key) : [];
  if (found.length) {
    event.preventDefault();
    event.stopPropagation();
    arm(null);
    return tell("choose", found[0]);
  }
  const piece = event.target.closest?.(PIECES);
  if (piece) {
    arm(keysOf(piece));
    // On the map the script of the board has its own say; in panels nobody else has.
    if (!piece.closest("#live") && !piece.matches("button[name]")) tell("act", piece);
  } else if (place?.matches(".drop") && !event.target.closest("button, a, summary")) {
    tell("act", place);
  }
}, true);

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") return arm(null);
  if (event.key !== "Enter" && event.key !== " ") return;
  const element = document.activeElement?.closest?.(".piece[data-key]:not(button), .drop[data-key]");
  if (!element || document.activeElement !== element) return;
  event.preventDefault();
  event.stopPropagation();
  element.click();
}, true);

document.addEventListener("swapped", ({ detail }) => {
  if (detail.includes("prompt")) arm(null);
});

/* ---------- dragging ---------- */

const FAR = 6;
let held = null;

document.addEventListener("pointerdown", (event) => {
  if (event.button !== 0 || held) return;
  const piece = event.target.closest?.(PIECES);
  if (!piece || open(keysOf(piece)).length === 0) return;
  held = { id: event.pointerId, piece, keys: keysOf(piece), at: [event.clientX, event.clientY], ghost: null };
  // The map must not be dragged along with the piece.
  if (piece.closest("#live")) event.stopPropagation();
}, true);

addEventListener("pointermove", (event) => {
  if (!held || event.pointerId !== held.id) return;
  if (!held.ghost && Math.hypot(event.clientX - held.at[0], event.clientY - held.at[1]) < FAR) return;
  if (!held.ghost) begin();
  held.ghost.style.transform = `translate(${event.clientX - 24}px, ${event.clientY - 24}px)`;
  const over = placeAt(event);
  all(".over").forEach((other) => other.classList.toggle("over", other === over));
  over?.classList.add("over");
});

/** The picture of the piece follows the pointer. */
function begin() {
  arm(held.keys);
  const ghost = document.createElement("div");
  ghost.className = "dragged";
  ghost.setAttribute("aria-hidden", "true");
  const picture = held.piece.matches("g") ? held.piece : one("svg > g, svg > use", held.piece);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "-3 -6 57 57");
  if (picture) {
    const copy = picture.cloneNode(true);
    copy.removeAttribute("transform");
    copy.removeAttribute("id");
    svg.append(copy);
  }
  ghost.append(svg);
  body.append(ghost);
  held.ghost = ghost;
  body.setAttribute("data-dragging", "");
}

function placeAt(event) {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const place = under?.closest?.(PLACES) ?? one(`#live .area[data-key="${under?.closest?.("[data-area]")?.dataset.area}"]`);
  return place && between(held.keys, place.dataset.key).length ? place : null;
}

function release(event) {
  if (!held || event.pointerId !== held.id) return;
  const { keys, ghost } = held;
  const place = ghost && event.type === "pointerup" ? placeAt(event) : null;
  ghost?.remove();
  held = null;
  body.removeAttribute("data-dragging");
  all(".over").forEach((other) => other.classList.remove("over"));
  if (!ghost) return;
  // What was dragged was not clicked.
  addEventListener("click", (click) => { click.stopPropagation(); click.preventDefault(); }, { capture: true, once: true });
  setTimeout(() => dispatchEvent(new Event("click")), 0);
  arm(null);
  if (place) tell("choose", between(keys, place.dataset.key)[0]);
}
addEventListener("pointerup", release);
addEventListener("pointercancel", release);
