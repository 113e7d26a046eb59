/**
 * What is shown of a value that is better seen than read: a colour, or a picture.
 *
 * A picture was sent before the result that names it, but it may still be decoded; until then, and
 * where it never is, its place stays empty.
 */

/** An element for a look of a result, no larger than so many pixels; none where there is no look. */
export function quickLook(look, pictures, [mostWidth, mostHeight]) {
  if (look?.kind === "color") return swatch(look, Math.min(mostWidth, mostHeight));
  if (look?.kind === "picture") return thumbnail(look, pictures, mostWidth, mostHeight);
  return null;
}

function swatch({ red, green, blue, alpha }, side) {
  const element = document.createElement("span");
  const inner = document.createElement("span");
  const shares = [red, green, blue].map((part) => Math.round(share(part) * 255));
  element.className = "quick-look quick-look-color";
  element.style.width = element.style.height = `${side}px`;
  inner.style.backgroundColor = `rgba(${shares.join(", ")}, ${share(alpha)})`;
  element.append(inner);
  return element;
}

function share(part) {
  return Number.isFinite(part) ? Math.min(Math.max(part, 0), 1) : 0;
}

function thumbnail({ hash, width, height }, pictures, mostWidth, mostHeight) {
  if (!(width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height))) return null;
  const scale = Math.min(mostWidth / width, mostHeight / height, 1);
  const canvas = document.createElement("canvas");
  const size = [width, height].map((length) => Math.max(1, Math.round(length * scale)));
  canvas.className = "quick-look quick-look-picture";
  [canvas.width, canvas.height] = size.map((length) => length * 2);
  [canvas.style.width, canvas.style.height] = size.map((length) => `${length}px`);
  pictures.whenReady(BigInt(hash)).then((drawable) => {
    if (!drawable) return;
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(drawable, 0, 0, canvas.width, canvas.height);
  });
  return canvas;
}
