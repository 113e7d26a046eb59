import { bounded } from "./cssValues.js";

/** A page tells of no more; what a stranger tells of more is left out. */
const most = 1000;
const longest = 1000;
const smallest = 56;

/** What can be spoken of a live view, in the order in which it is read: the payload of a frame. */
export function decodeElements(reader) {
  return reader.list(smallest, () => ({
    identifier: reader.u32(), label: reader.string().slice(0, longest),
    value: reader.string().slice(0, longest), hint: reader.string().slice(0, longest),
    traits: reader.u64(), frame: reader.numbers(4).map((number) => bounded(number, 1e6)),
  })).slice(0, most);
}

/** Words that are to be spoken once. */
export function decodeAnnouncement(reader) {
  return reader.string().slice(0, longest);
}
