/**
 * Where a menu, card or list goes beside an anchor so that the window shows all of it.
 *
 * An anchor is `{left, right, top, bottom}` in the window, a size `{width, height}`; the answers
 * are `{left, top}`. `margin` is the least distance from the window's edges, `gap` that from the
 * anchor.
 */

/**
 * Below the anchor, or above it where it would end less than `edge` from the window's lower edge.
 */
export function placeBelow(anchor, size, { margin = 8, gap = margin, edge = margin } = {}) {
  const below = anchor.bottom + gap;
  const isBelow = below + size.height <= innerHeight - edge;
  const top = isBelow ? below : Math.max(margin, anchor.top - size.height - gap);
  return { left: within(anchor.left, size.width, margin), top, isBelow };
}

/** Above the anchor, or below it where there is no room. */
export function placeAbove(anchor, size, { margin = 8, gap = margin } = {}) {
  const above = anchor.top - size.height - gap;
  const top = above >= margin ? above : anchor.bottom + gap;
  return { left: within(anchor.left, size.width, margin), top };
}

/** To the right of a row, or to its left; its first row is in line with it. */
export function placeBeside(anchor, size, { margin = 4 } = {}) {
  const right = anchor.right - margin;
  const fits = right + size.width <= innerWidth - margin;
  return {
    left: Math.max(margin, fits ? right : anchor.left - size.width + margin),
    top: Math.max(margin, Math.min(anchor.top - margin, innerHeight - size.height - margin)),
  };
}

/** The place nearest to `left` at which something as wide as this is inside the window. */
export function within(left, width, margin) {
  return Math.max(margin, Math.min(left, innerWidth - width - margin));
}

/** Moves an element there, on whole points. */
export function put(element, { left, top }) {
  element.style.left = `${Math.round(left)}px`;
  element.style.top = `${Math.round(top)}px`;
}
