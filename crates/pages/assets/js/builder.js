// A builder: after every change the server counts and checks, and the sum on the page follows.

const form = document.querySelector("form.builder");
let waiting = 0;
let asked = 0;

async function check() {
  const query = new URLSearchParams(new FormData(form));
  const number = ++asked;
  const answer = await fetch(`${form.getAttribute("action")}?${query}`);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const sum = page.querySelector("#sum");
  // Only the answer to the last question counts.
  if (sum && number === asked) document.querySelector("#sum").replaceWith(sum);
}

form?.addEventListener("input", (event) => {
  clearTimeout(waiting);
  if (event.target.name === "nation") form.requestSubmit();
  else waiting = setTimeout(check, 150);
});
