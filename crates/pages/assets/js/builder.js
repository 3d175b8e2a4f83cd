// The builder of a list: after every change the server counts and checks, and the sum on the page follows. It owns the
// sum, `#sum`; without it the form has a button that does the same.

/** @type {HTMLFormElement | null} */
const form = document.querySelector("form.builder");
let waiting = 0;
let asked = 0;

/**
 * Asks the server what is wrong with the list, and what it costs.
 * @param {HTMLFormElement} list
 */
async function check(list) {
  const fields = /** @type {Iterable<[string, string]>} */ (new FormData(list).entries());
  const query = new URLSearchParams([...fields]);
  const number = ++asked;
  const answer = await fetch(`${list.getAttribute("action")}?${query}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const sum = page.querySelector("#sum");
  // Only the answer to the last question counts.
  if (sum && number === asked) document.querySelector("#sum")?.replaceWith(sum);
}

form?.addEventListener("input", (event) => {
  clearTimeout(waiting);
  // Another nation has other rows.
  if (event.target instanceof HTMLSelectElement) form.requestSubmit();
  else waiting = setTimeout(() => check(form), 150);
});
