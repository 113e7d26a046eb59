/**
 * The pictures of particles, cut out and coloured.
 *
 * They have a clear rim, one pixel wide, because canvases draw the edges of a picture hard. A
 * colour multiplies the picture. Colours run through many values while particles live, so they are
 * counted in steps too small to see, and what was coloured last is kept.
 */
import { bounded } from "./cssValues.js";

const steps = 48;
const mostKept = 1500;
const longestSide = 1024;
const rim = 1;

export class ParticleSprites {
  #kept = new Map();

  /** A drawable and its size in points; nothing while the picture is not there. */
  get(cell, pictures, color) {
    const picture = cell.contents === null ? null : pictures.get(cell.contents);
    if (!picture) return null;
    const shade = color.slice(0, 3).map((value) => Math.round(value * steps));
    const key = `${cell.contents}/${cell.contentsRect}/${shade}`;
    let drawable = this.#kept.get(key);
    if (!drawable) {
      drawable = coloured(picture, cell.contentsRect, shade.map((value) => value / steps));
      if (this.#kept.size >= mostKept) this.#kept.clear();
      this.#kept.set(key, drawable);
    }
    const scale = cell.contentsScale > 0 ? bounded(cell.contentsScale) : 1;
    const [, , across, down] = cell.contentsRect.map((value) => bounded(value, 100));
    const wide = 1 + (2 * rim) / (drawable.width - 2 * rim);
    const high = 1 + (2 * rim) / (drawable.height - 2 * rim);
    return {
      drawable, width: (picture.width * across * wide) / scale,
      height: (picture.height * down * high) / scale,
    };
  }

  clear() {
    this.#kept.clear();
  }
}

function coloured(picture, rect, [red, green, blue]) {
  const [x, y, across, down] = rect.map((value) => bounded(value, 100));
  const size = (share, whole) =>
    Math.min(longestSide, Math.max(1, Math.round(Math.max(0, share) * whole)));
  const [width, height] = [size(across, picture.width), size(down, picture.height)];
  const canvas = new OffscreenCanvas(width + 2 * rim, height + 2 * rim);
  const context = canvas.getContext("2d");
  const draw = () => context.drawImage(
    picture, x * picture.width, y * picture.height, across * picture.width,
    down * picture.height, rim, rim, width, height);
  draw();
  if (red === 1 && green === 1 && blue === 1) return canvas;
  context.globalCompositeOperation = "multiply";
  context.fillStyle = `rgb(${red * 255} ${green * 255} ${blue * 255})`;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = "destination-in";
  draw();
  return canvas;
}
