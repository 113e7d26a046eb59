import { ByteReader, MalformedFrame } from "./byteReader.js";

const version = 5;

export const FrameKind = Object.freeze({
  commit: 35, picture: 36, font: 42, elements: 43, announcement: 44, textFocus: 45, soundData: 49, sound: 50,
  web: 53, webPlaces: 54, commands: 57,
});

/** The run, the kind, and a reader that stands at the payload of a binary message. */
export function openFrame(buffer) {
  const reader = new ByteReader(buffer);
  const run = reader.u32();
  const spoken = reader.u8();
  if (spoken !== version) throw new MalformedFrame(`version ${spoken} is not ours`);
  return { run, kind: reader.u8(), reader };
}
