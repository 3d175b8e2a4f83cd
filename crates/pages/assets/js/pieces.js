// Pieces and places anywhere on the page: a piece is taken up by a click, a key or a drag, and put on a place
// that is lit. What comes of it is the choice that names both. It owns `data-armed` and `data-dragging` of the body,
// the classes `armed`, `aimed` and `over`, and the picture that is dragged.

import { all, body, keysOf, one, tell, under } from "./page.js";

const PIECES = "#live .ct[data-keys], .piece[data-key]";
const PLACES = "#live .area[data-key], .drop[data-key]";

const buttons = () => all("#choose button[data-n]");

/**
 * Whether a choice names one of these things.
 * @param {HTMLElement} button
 * @param {string[]} keys
 */
const names = (button, keys) => keysOf(button).some((key) => keys.includes(key));

/**
 * The choices that name one of these pieces and a place.
 * @param {string[]} pieces
 * @param {HTMLElement} place
 */
const between = (pieces, place) =>
  buttons().filter((button) => names(button, pieces) && keysOf(button).includes(keyOf(place)));

/** @param {HTMLElement} place */
const keyOf = (place) => place.dataset.key ?? "";

/**
 * The places that these pieces can be put on.
 * @param {string[]} pieces
 */
function open(pieces) {
  const keys = new Set(
    buttons()
      .filter((button) => names(button, pieces))
      .flatMap(keysOf),
  );
  return all(PLACES).filter((place) => keys.has(keyOf(place)) && between(pieces, place).length > 0);
}

/* ---------- a click or a key takes a piece up ---------- */

/**
 * Takes pieces up, and shows where they can be put; without pieces, lets go.
 * @param {string[]} pieces
 */
function arm(pieces) {
  for (const other of all(".armed, .aimed")) other.classList.remove("armed", "aimed");
  const places = open(pieces);
  if (places.length === 0) return body.removeAttribute("data-armed");
  body.dataset.armed = pieces.join(" ");
  for (const piece of all(PIECES)) {
    if (names(piece, pieces)) piece.classList.add("armed");
  }
  for (const place of places) place.classList.add("aimed");
  const lit = new Set(places.map(keyOf));
  for (const light of all("#live [data-for]")) {
    light.classList.toggle("aimed", lit.has(light.dataset.for ?? ""));
  }
}

/**
 * The piece that all choices behind a name send somewhere, if there is one.
 * @param {HTMLElement} fold
 */
const pieceOf = (fold) => (fold.dataset.piece ? [fold.dataset.piece] : []);

const armed = () => (body.dataset.armed ?? "").split(" ").filter(Boolean);

/**
 * The place that was pressed: itself, or by a counter that lies there and is no piece of the question.
 * @param {Event} event
 * @returns {HTMLElement | null}
 */
function pressed(event) {
  /** @type {HTMLElement | null} */
  const place = under(event, PLACES);
  const counter = under(event, "#live .ct[data-area]");
  if (place || !counter || open(keysOf(counter)).length) return place;
  return one(`#live .area[data-key="${counter.dataset.area}"]`);
}

document.addEventListener(
  "click",
  (event) => {
    const fold = under(event, "#choose .fold > summary")?.parentElement;
    if (fold instanceof HTMLDetailsElement) return arm(fold.open ? [] : pieceOf(fold));
    const place = pressed(event);
    const found = place && armed().length ? between(armed(), place) : [];
    if (found.length) {
      event.preventDefault();
      event.stopPropagation();
      arm([]);
      tell("choose", found[0]);
      return;
    }
    const piece = under(event, PIECES);
    if (piece) {
      arm(keysOf(piece));
      // On the map the script of the board has its own say; in panels nobody else has.
      if (!piece.closest("#live") && !piece.matches("button[name]")) tell("act", piece);
    } else if (place?.matches(".drop") && !under(event, "button, a, summary")) {
      tell("act", place);
    }
  },
  true,
);

document.addEventListener(
  "keydown",
  (event) => {
    if (event.key === "Escape") return arm([]);
    if (event.key !== "Enter" && event.key !== " ") return;
    const element = document.activeElement;
    if (!(element instanceof HTMLElement)) return;
    if (!element.matches(".piece[data-key]:not(button), .drop[data-key]")) return;
    event.preventDefault();
    event.stopPropagation();
    element.click();
  },
  true,
);

document.addEventListener("swapped", ({ detail }) => {
  if (detail.includes("prompt")) arm([]);
});

/* ---------- dragging ---------- */

const FAR = 6;

/**
 * What is being dragged.
 * @typedef {object} Held
 * @property {number} id The pointer.
 * @property {HTMLElement} piece
 * @property {string[]} keys
 * @property {[number, number]} at Where it was taken up.
 * @property {HTMLElement | null} ghost The picture that follows the pointer.
 */

/** @type {Held | null} */
let held = null;

document.addEventListener(
  "pointerdown",
  (event) => {
    if (event.button !== 0 || held) return;
    const piece = under(event, PIECES);
    if (!piece || open(keysOf(piece)).length === 0) return;
    held = {
      id: event.pointerId,
      piece,
      keys: keysOf(piece),
      at: [event.clientX, event.clientY],
      ghost: null,
    };
    // The map must not be dragged along with the piece.
    if (piece.closest("#live")) event.stopPropagation();
  },
  true,
);

addEventListener("pointermove", (event) => {
  if (!held || event.pointerId !== held.id) return;
  if (!held.ghost && Math.hypot(event.clientX - held.at[0], event.clientY - held.at[1]) < FAR)
    return;
  held.ghost ??= begin(held);
  held.ghost.style.transform = `translate(${event.clientX - 24}px, ${event.clientY - 24}px)`;
  const over = placeAt(held, event);
  for (const other of all(".over")) other.classList.toggle("over", other === over);
  over?.classList.add("over");
});

/**
 * The picture of the piece, which follows the pointer.
 * @param {Held} held
 */
function begin(held) {
  arm(held.keys);
  const ghost = document.createElement("div");
  ghost.className = "dragged";
  ghost.setAttribute("aria-hidden", "true");
  const { piece } = held;
  const picture = piece.matches("g") ? piece : one("svg > g, svg > use", piece);
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "-3 -6 57 57");
  if (picture) {
    const copy = /** @type {Element} */ (picture.cloneNode(true));
    copy.removeAttribute("transform");
    copy.removeAttribute("id");
    svg.append(copy);
  }
  ghost.append(svg);
  body.append(ghost);
  body.setAttribute("data-dragging", "");
  return ghost;
}

/**
 * The place below the pointer on which the piece can be put.
 * @param {Held} held
 * @param {PointerEvent} event
 */
function placeAt(held, event) {
  const met = document.elementFromPoint(event.clientX, event.clientY);
  /** @type {HTMLElement | null | undefined} */
  const counter = met?.closest("[data-area]");
  /** @type {HTMLElement | null | undefined} */
  const own = met?.closest(PLACES);
  /** @type {HTMLElement | null} */
  const place = own ?? one(`#live .area[data-key="${counter?.dataset.area}"]`);
  return place && between(held.keys, place).length ? place : null;
}

/**
 * Puts the piece down.
 * @param {PointerEvent} event
 */
function release(event) {
  if (!held || event.pointerId !== held.id) return;
  const { keys, ghost } = held;
  const place = ghost && event.type === "pointerup" ? placeAt(held, event) : null;
  ghost?.remove();
  held = null;
  body.removeAttribute("data-dragging");
  for (const other of all(".over")) other.classList.remove("over");
  if (!ghost) return;
  // What was dragged was not clicked.
  addEventListener(
    "click",
    (click) => {
      click.stopPropagation();
      click.preventDefault();
    },
    { capture: true, once: true },
  );
  setTimeout(() => dispatchEvent(new Event("click")), 0);
  arm([]);
  if (place) tell("choose", between(keys, place)[0]);
}
addEventListener("pointerup", release);
addEventListener("pointercancel", release);
