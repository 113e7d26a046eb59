/**
 * A sheet of paper that is peeled off from its lower right corner, or laid down.
 *
 * The sheet rolls about a cylinder whose axis runs slightly aslant. What is still flat is the
 * face itself, cut along the roll; what has come over it is the back of the paper, the lifted part
 * of the sheet mirrored at the fold; beyond the roll its shadow lies on what is uncovered.
 */
import { plain } from "./cssValues.js";
import { project } from "./matrix.js";

const slant = 0.32;
const paper = [
  ["rgb(122 122 122)", 0], ["rgb(214 214 214)", 0.35], ["rgb(250 250 250)", 0.9],
  ["rgb(232 232 232)", 1.6], ["rgb(244 244 244)", 4],
];

export class PageCurl {
  #face;
  #box;
  #normal;
  #radius;
  #back = layerOf("layer-curl");
  #shade = layerOf("layer-curl");

  /** `face` is the sheet, the last child of `seat`. */
  constructor(face, seat, box) {
    this.#face = face;
    this.#box = box;
    this.#normal = unit([slant * Math.min(1, box.height / Math.max(1, box.width)), 1]);
    this.#radius = Math.max(4, Math.min(60, 0.11 * Math.min(box.width, box.height)));
    const parts = layerOf("layer-curls");
    parts.append(this.#back);
    for (const { style } of [this.#back, this.#shade]) Object.assign(style, box.corners);
    seat.insertBefore(this.#shade, face);
    seat.append(parts);
  }

  /** 0 is flat, 1 is gone. */
  show(share) {
    const { width, height } = this.#box;
    const [nx, ny] = this.#normal;
    const whole = nx * width + ny * height;
    const radius = this.#radius * Math.min(1, share * 6);
    const edge = whole - share * (whole + 2 * this.#radius) + radius;
    const fold = edge - radius + (Math.PI / 2) * radius;
    const sheet = [[0, 0], [width, 0], [width, height], [0, height]];
    const isFlat = share <= 0;
    this.#face.style.clipPath = isFlat ? "" : this.#polygon(below(sheet, this.#normal, edge));
    const lifted = above(sheet, this.#normal, fold)
      .map((point) => mirrored(point, this.#normal, fold));
    const seen = sheet.reduce((left, corner, index) =>
      inside(left, corner, sheet[(index + 1) % 4]), below(lifted, this.#normal, edge));
    this.#paint(this.#back, isFlat ? [] : seen, this.#gradient(paper, edge, -radius));
    const shadow = [["rgb(0 0 0 / 0.34)", 0], ["rgb(0 0 0 / 0.12)", 0.7], ["rgb(0 0 0 / 0)", 2.2]];
    this.#paint(this.#shade, isFlat ? [] : above(sheet, this.#normal, edge - 1),
      this.#gradient(shadow, edge, radius));
  }

  #paint({ style }, points, background) {
    const { width, height, place } = this.#box;
    style.display = points.length > 2 ? "" : "none";
    style.width = `${plain(width)}px`;
    style.height = `${plain(height)}px`;
    style.transform = `matrix3d(${place.map(plain).join(", ")})`;
    style.background = background;
    style.clipPath = `polygon(${points.map(([x, y]) => `${plain(x)}px ${plain(y)}px`).join(", ")})`;
  }

  /** Colours at so many radii from the edge of the roll, across it. */
  #gradient(stops, edge, radius) {
    const { width, height } = this.#box;
    const [nx, ny] = this.#normal;
    const sign = Math.sign(radius) || 1;
    const line = Math.abs(width * nx) + Math.abs(height * ny);
    const start = line / 2 + sign * (edge - (nx * width + ny * height) / 2);
    const listed = stops.map(([color, at]) => `${color} ${plain(start + at * Math.abs(radius))}px`);
    return `linear-gradient(${plain(Math.atan2(sign * nx, -sign * ny))}rad, ${listed.join(", ")})`;
  }

  /** In the seat's points, where the face lies. */
  #polygon(points) {
    const placed = points.map(([x, y]) => project(this.#box.place, x, y)).filter(Boolean);
    if (placed.length < 3) return "polygon(0 0, 0 0, 0 0)";
    return `polygon(${placed.map(([x, y]) => `${plain(x)}px ${plain(y)}px`).join(", ")})`;
  }
}

function layerOf(className) {
  const element = document.createElement("div");
  element.className = className;
  return element;
}

function unit([x, y]) {
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}

const dot = ([x, y], [a, b]) => x * a + y * b;

function mirrored(point, normal, fold) {
  const distance = 2 * (dot(point, normal) - fold);
  return [point[0] - distance * normal[0], point[1] - distance * normal[1]];
}

const below = (polygon, normal, edge) => kept(polygon, (point) => edge - dot(point, normal));
const above = (polygon, normal, edge) => kept(polygon, (point) => dot(point, normal) - edge);

/** The part of a polygon to the right of the way from one corner to the next. */
const inside = (polygon, from, to) => kept(polygon, ([x, y]) =>
  (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]));

/** The part of a polygon where a distance is not negative. */
function kept(polygon, distance) {
  const points = [];
  polygon.forEach((point, index) => {
    const next = polygon[(index + 1) % polygon.length];
    const [here, there] = [distance(point), distance(next)];
    if (here >= 0) points.push(point);
    if (here >= 0 === there >= 0) return;
    const share = here / (here - there);
    points.push([point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]);
  });
  return points;
}
