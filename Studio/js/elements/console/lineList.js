/**
 * A very long list of lines of which only those near the eye are elements.
 *
 * Lines lie in blocks. A block far away is an empty element of the height it had, or of what its
 * lines are expected to have; the browser scrolls over it as over any other. Blocks that hold an
 * end of the selection stay. The list follows its end while the person is there.
 */
const blockLength = 100;
const lineHeight = 20;
const nearness = 600;
const endNearness = 8;

export class LineList {
  entries = [];
  #scroller;
  #content = document.createElement("div");
  #make;
  #blocks = [];
  #follows = true;

  /** `make(entry, index)` makes the element of a line. */
  constructor(scroller, make) {
    this.#scroller = scroller;
    this.#make = make;
    this.#content.className = "console-content";
    scroller.append(this.#content);
    scroller.addEventListener("scroll", () => {
      if (scroller.clientHeight === 0) return;
      this.#follows = this.#distanceToEnd < endNearness;
      this.#draw();
    });
    new ResizeObserver(() => this.#settle()).observe(scroller);
  }

  get #distanceToEnd() {
    const { scrollHeight, scrollTop, clientHeight } = this.#scroller;
    return scrollHeight - scrollTop - clientHeight;
  }

  /** Shows other lines; what was seen stays where it was, if it is still among them. */
  reset(entries) {
    this.#keepFocus(() => this.#replace(entries));
  }

  #replace(entries) {
    const seen = this.#follows ? null : this.#top();
    this.entries = entries;
    this.#blocks = [];
    this.#content.replaceChildren();
    this.#addBlocks();
    const index = seen ? entries.indexOf(seen.entry) : -1;
    if (index >= 0) this.#scrollTo(index, -seen.offset);
    this.#settle();
  }

  /** Lines were added to the end of `entries`. */
  push(added) {
    if (added.length === 0) return;
    this.entries.push(...added);
    const last = this.#blocks.at(-1);
    if (last && last.length < blockLength) {
      const from = last.from + last.length;
      last.length = Math.min(blockLength, this.entries.length - last.from);
      if (last.isDrawn) this.#append(last, from);
      else last.element.style.height = `${last.length * lineHeight}px`;
    }
    this.#addBlocks();
    this.#settle();
  }

  /** A line has another text. */
  touch(entry) {
    const index = this.entries.lastIndexOf(entry);
    const block = this.#blocks[Math.floor(index / blockLength)];
    if (index < 0 || !block.isDrawn) return;
    this.#keepFocus(() => {
      block.element.children[index - block.from].replaceWith(this.#make(entry, index));
    });
    this.#settle();
  }

  /** Makes the lines that can be seen anew. */
  redraw() {
    this.#keepFocus(() => {
      for (const block of this.#blocks) {
        if (!block.isDrawn) continue;
        block.element.replaceChildren();
        this.#append(block, block.from);
      }
    });
  }

  /** Gives the keyboard's focus back to the button of a line that a change makes anew. */
  #keepFocus(change) {
    const { activeElement: focused } = document;
    const line = this.#content.contains(focused) ? focused.closest(".console-content > * > *") : null;
    const block = line && this.#blocks.find(({ element }) => element.contains(line));
    const entry = block && this.entries[block.from + [...block.element.children].indexOf(line)];
    change();
    if (!entry || focused.isConnected) return;
    const index = this.entries.lastIndexOf(entry);
    const now = this.#blocks[Math.floor(index / blockLength)];
    now?.element.children[index - now.from]?.querySelector("button")?.focus({ preventScroll: true });
  }

  /** Brings a line to the middle, and answers with its element. */
  reveal(index) {
    const block = this.#blocks[Math.floor(index / blockLength)];
    if (!block) return null;
    this.#follows = false;
    this.#scrollTo(index, this.#scroller.clientHeight / 2);
    return block.element.children[index - block.from] ?? null;
  }

  selectAll() {
    getSelection().selectAllChildren(this.#content);
  }

  /** Where the selection begins and ends, as `{index, offset}`; none where it is empty. */
  get selection() {
    const selection = getSelection();
    if (selection.isCollapsed || selection.rangeCount === 0) return null;
    const range = selection.getRangeAt(0);
    if (!this.#content.contains(range.commonAncestorContainer)) return null;
    return {
      start: this.#place(range.startContainer, range.startOffset),
      end: this.#place(range.endContainer, range.endOffset),
    };
  }

  #place(node, offset) {
    if (node === this.#content) {
      return { index: this.#blocks[offset]?.from ?? this.entries.length, offset: 0 };
    }
    const block = this.#blocks.find(({ element }) => element.contains(node));
    if (node === block.element) return { index: block.from + offset, offset: 0 };
    const line = [...block.element.children].findIndex((element) => element.contains(node));
    const before = document.createRange();
    before.setStart(block.element.children[line], 0);
    before.setEnd(node, offset);
    return { index: block.from + line, offset: before.toString().length };
  }

  #addBlocks() {
    const last = this.#blocks.at(-1);
    const elements = [];
    for (let from = last ? last.from + last.length : 0; from < this.entries.length;
      from += blockLength) {
      const length = Math.min(blockLength, this.entries.length - from);
      const element = document.createElement("div");
      element.style.height = `${length * lineHeight}px`;
      elements.push(element);
      this.#blocks.push({ element, from, length, isDrawn: false });
    }
    this.#content.append(...elements);
  }

  #append(block, from) {
    const lines = [];
    for (let index = from; index < block.from + block.length; index++) {
      lines.push(this.#make(this.entries[index], index));
    }
    block.element.append(...lines);
  }

  /** The first line that is seen, and how far above the edge it begins. */
  #top() {
    const { scrollTop } = this.#scroller;
    const block = this.#blocks.find(({ element }) =>
      element.offsetTop + element.offsetHeight > scrollTop);
    if (!block) return null;
    const lines = [...block.element.children];
    const line = Math.max(0, lines.findIndex((element) =>
      element.offsetTop + element.offsetHeight > scrollTop));
    const top = lines[line]?.offsetTop ?? block.element.offsetTop;
    return { entry: this.entries[block.from + line], offset: top - scrollTop };
  }

  #scrollTo(index, above) {
    const block = this.#blocks[Math.floor(index / blockLength)];
    for (let round = 0; round < 3; round++) {
      const line = block.element.children[index - block.from];
      const top = line?.offsetTop
        ?? block.element.offsetTop + (index - block.from) * lineHeight;
      this.#scroller.scrollTop = top - above;
      this.#draw();
    }
  }

  #settle() {
    if (this.#scroller.clientHeight === 0) return;
    for (let round = 0; round < 3; round++) {
      if (this.#follows) this.#scroller.scrollTop = this.#scroller.scrollHeight;
      if (!this.#draw()) break;
    }
    if (this.#follows) this.#scroller.scrollTop = this.#scroller.scrollHeight;
  }

  /** Makes elements of the lines near the eye, and of no others; whether any block changed. */
  #draw() {
    const { scrollTop, clientHeight } = this.#scroller;
    const held = selectionEnds();
    const measured = this.#blocks.map((block) => {
      const { offsetTop: top, offsetHeight: height } = block.element;
      const isNear = top + height > scrollTop - nearness && top < scrollTop + clientHeight + nearness;
      return { block, top, height, isWanted: isNear || held.some((node) => block.element.contains(node)) };
    });
    const anchor = measured.find(({ top, height }) => top + height > scrollTop);
    let changed = false;
    for (const { block, height, isWanted } of measured) {
      if (isWanted === block.isDrawn) continue;
      changed = true;
      block.isDrawn = isWanted;
      block.element.style.height = isWanted ? "" : `${height}px`;
      if (isWanted) this.#append(block, block.from);
      else block.element.replaceChildren();
    }
    const moved = changed && anchor ? anchor.block.element.offsetTop - anchor.top : 0;
    if (moved !== 0) this.#scroller.scrollTop += moved;
    return changed;
  }
}

function selectionEnds() {
  const { anchorNode, focusNode, isCollapsed } = getSelection();
  return isCollapsed ? [] : [anchorNode, focusNode].filter((node) => node !== null);
}
