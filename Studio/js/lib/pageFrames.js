/** The frames of a page, taken apart: pictures go to the live view, the rest to whoever listens. */
import { FrameKind, openFrame } from "./frames.js";
import { MalformedFrame } from "./byteReader.js";
import { decodeCommands } from "../rendering/commandsDecoder.js";
import { decodeAnnouncement, decodeElements } from "../rendering/elementsDecoder.js";
import { decodeSound, decodeSoundData } from "../rendering/soundDecoder.js";
import { decodeTextFocus } from "../rendering/textFocusDecoder.js";
import { decodeWeb, decodeWebPlaces } from "../rendering/webDecoder.js";
import { decodeCommit, decodeFont, decodePicture } from "../rendering/layerTreeDecoder.js";

/** By kind, the name under which a frame is told, and what it says. */
const told = new Map([
  [FrameKind.elements, ["elements", (reader) => ({ elements: decodeElements(reader) })]],
  [FrameKind.announcement, ["announcement", (reader) => ({ words: decodeAnnouncement(reader) })]],
  [FrameKind.textFocus, ["textFocus", (reader) => ({ focus: decodeTextFocus(reader) })]],
  [FrameKind.soundData, ["soundData", (reader) => ({ piece: decodeSoundData(reader) })]],
  [FrameKind.sound, ["sound", (reader) => ({ sound: decodeSound(reader) })]],
  [FrameKind.web, ["web", (reader) => ({ web: decodeWeb(reader) })]],
  [FrameKind.commands, ["commands", (reader) => ({ commands: decodeCommands(reader) })]],
  [FrameKind.webPlaces, ["webPlaces", (reader) => ({ places: decodeWebPlaces(reader) })]],
]);

/** Plays a frame, or tells it as `tell(name, message)`; whether it was well formed. */
export function playFrame(buffer, liveView, tell) {
  try {
    const { run, kind, reader } = openFrame(buffer);
    if (kind === FrameKind.commit) {
      liveView.commit(run, decodeCommit(reader));
      return true;
    }
    liveView.catchUp();
    if (kind === FrameKind.picture) liveView.picture(run, decodePicture(reader));
    if (kind === FrameKind.font) liveView.font(decodeFont(reader));
    const [name, decode] = told.get(kind) ?? [];
    if (name) tell(name, { run, ...decode(reader) });
    return true;
  } catch (error) {
    if (!(error instanceof MalformedFrame)) throw error;
    console.warn("A frame of the page was refused:", error.message);
    return false;
  }
}
