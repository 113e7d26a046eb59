// The card game as somebody would write it for a browser, with the number that is changed.
const padding = 20;
const symbols = ["♠", "♥", "♦", "♣", "★", "☀", "☂", "♪"];

const board = document.querySelector("#board");
board.style.setProperty("--padding", `${padding}px`);
let seed = 7;
const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
const deck = [...symbols, ...symbols]
  .map((symbol) => ({ symbol, place: random() }))
  .sort((one, other) => one.place - other.place);

let open = [];

function turn(card, symbol) {
  if (open.length === 2 || card.classList.contains("up")) return;
  card.classList.add("up");
  open.push({ card, symbol });
  if (open.length < 2) return;
  const isPair = open[0].symbol === open[1].symbol;
  setTimeout(() => {
    for (const { card } of open) card.classList.add(isPair ? "gone" : "down");
    for (const { card } of open) if (!isPair) card.classList.remove("up", "down");
    open = [];
  }, 900);
}

for (const { symbol } of deck) {
  const card = document.createElement("button");
  card.className = "card";
  card.innerHTML = `<span class="sides"><span class="side back"></span><span class="side front">${symbol}</span></span>`;
  card.addEventListener("click", () => turn(card, symbol));
  board.append(card);
}

requestAnimationFrame(() => {
  const channel = new MessageChannel();
  channel.port1.onmessage = () => { window.painted = { padding, time: performance.timeOrigin + performance.now() }; };
  channel.port2.postMessage(null);
});
