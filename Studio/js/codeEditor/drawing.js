/** What marks and lines look like in an editor. */
import {
  Decoration, EditorView, gutter, gutterLineClass, GutterMarker, RangeSet, WidgetType,
} from "./library.js";
import { places } from "./places.js";

/** An element in the text with this attribute handles its own pointer events. */
export const handlesItsEvents = "data-handles-events";

class ElementInText extends WidgetType {
  constructor(element, { handleMouseEvents = false } = {}) {
    super();
    this.element = element;
    this.leavesMouseEvents = handleMouseEvents;
  }

  eq(other) {
    return other.element === this.element;
  }

  toDOM() {
    return this.element;
  }

  /** Whether the element alone handles an event; otherwise the editor does. */
  ignoreEvent({ type, target }) {
    const isOfMouse = /^(?:mouse|touch|pointer)/.test(type);
    return !isOfMouse || !this.leavesMouseEvents
      || Boolean(target.closest?.(`[${handlesItsEvents}]`));
  }
}

class ElementInGutter extends GutterMarker {
  constructor(element) {
    super();
    this.element = element;
  }

  eq(other) {
    return other.element === this.element;
  }

  /** In a frame that stays where the library puts it: the element may move to another line. */
  toDOM() {
    const frame = document.createElement("span");
    frame.style.display = "contents";
    frame.append(this.element);
    return frame;
  }
}

class ClassOfLine extends GutterMarker {
  constructor(name) {
    super();
    this.elementClass = name;
  }

  eq(other) {
    return other.elementClass === this.elementClass;
  }
}

export const drawnPlaces = [
  EditorView.decorations.compute([places], (state) => decorations(state)),
  EditorView.atomicRanges.of((view) => atomic(view.state)),
  gutterLineClass.compute([places], (state) => gutterClasses(state)),
];

function decorations(state) {
  const { marks, numbers } = state.field(places);
  const drawn = [];
  for (const [mark, { from, to }] of marks) {
    const found = mark.isBookmark ? ofBookmark(mark, from) : ofRange(mark, from, to);
    if (found) drawn.push(found);
  }
  for (const [handle, line] of numbers) {
    if (!handle.isPlain) drawn.push(...ofLine(handle, state.doc.line(line + 1)));
  }
  return Decoration.set(drawn, true);
}

function ofBookmark({ options }, at) {
  if (!options.widget) return null;
  const side = options.insertLeft ? 1 : -1;
  return Decoration.widget({ widget: new ElementInText(options.widget, options), side }).range(at);
}

function ofRange({ options }, from, to) {
  if (from === to) return null;
  if (options.replacedWith) {
    const widget = new ElementInText(options.replacedWith, options);
    return Decoration.replace({ widget, block: Boolean(options.isBlock) }).range(from, to);
  }
  if (!options.className) return null;
  return Decoration.mark({
    class: options.className, attributes: options.attributes,
    inclusiveStart: options.inclusiveLeft, inclusiveEnd: options.inclusiveRight,
  }).range(from, to);
}

function ofLine(handle, { from, to }) {
  const names = ["wrap", "background"].flatMap((where) => [...handle.classes.get(where) ?? []]);
  return [
    ...(names.length > 0 ? [Decoration.line({ class: names.join(" ") }).range(from)] : []),
    ...handle.elements.map((below) => Decoration.widget({
      widget: new ElementInText(framed(below), below.options), block: true, side: 1,
    }).range(to)),
  ];
}

/** An element below a line, in a frame: the library measures no margins of elements. */
function framed(below) {
  if (!below.frame) {
    below.frame = document.createElement("div");
    below.frame.className = ["below-line", below.options?.className].filter(Boolean).join(" ");
    below.frame.append(below.element);
  }
  return below.frame;
}

/** The caret goes past what is shown in place of text. */
function atomic(state) {
  const ranges = [...state.field(places).marks]
    .filter(([{ options: { replacedWith, clearOnEnter } }, { from, to }]) =>
      replacedWith && !clearOnEnter && from < to)
    .map(([, { from, to }]) => Decoration.mark({}).range(from, to));
  return RangeSet.of(ranges, true);
}

function gutterClasses(state) {
  const found = [];
  for (const [handle, line] of state.field(places).numbers) {
    if (handle.classes.size === 0) continue;
    const names = ["wrap", "gutter"].flatMap((where) => [...handle.classes.get(where) ?? []]);
    const { from } = state.doc.line(line + 1);
    if (names.length > 0) found.push(new ClassOfLine(names.join(" ")).range(from));
  }
  return RangeSet.of(found, true);
}

/** A column beside the lines; `clicked(line, event)` is called for a press in it. */
export function markedGutter(name, clicked) {
  return gutter({
    class: name,
    lineMarker(view, block) {
      const line = view.state.doc.lineAt(block.from).number - 1;
      const element = view.state.field(places).handles.get(line)?.gutters.get(name);
      return element ? new ElementInGutter(element) : null;
    },
    lineMarkerChange: ({ startState, state }) => startState.field(places) !== state.field(places),
    domEventHandlers: {
      mousedown(view, block, event) {
        clicked(view.state.doc.lineAt(block.from).number - 1, name, event);
        return false;
      },
    },
  });
}
