import { MalformedFrame } from "../lib/byteReader.js";
import { bounded } from "./cssValues.js";

const mostBytes = 16 << 20;
const longestText = 10_000;
const longest = 1e6;
const actions = {
  0: "play", 1: "stop", 2: "mix", 3: "speak", 4: "pauseSpeech", 5: "continueSpeech", 6: "endSpeech",
  7: "vibrate",
};

/** A piece of a sound file: the payload of a frame. */
export function decodeSoundData(reader) {
  const piece = { hash: reader.u64(), size: reader.u32(), offset: reader.u32(), bytes: reader.data() };
  if (piece.size > mostBytes || piece.offset + piece.bytes.length > piece.size) {
    throw new MalformedFrame(`a sound of ${piece.size} bytes`);
  }
  return piece;
}

/** What is to be heard: the payload of a frame. */
export function decodeSound(reader) {
  const time = reader.f64();
  const number = reader.u8();
  const action = actions[number];
  if (!action) throw new MalformedFrame(`no sound action ${number}`);
  return { time, action, ...readers[action]?.(reader) };
}

const readers = {
  play: (reader) => ({
    voice: reader.u32(), sound: reader.u64(), name: reader.string().slice(0, 200),
    delay: seconds(reader), start: seconds(reader), end: seconds(reader), from: seconds(reader),
    repeats: reader.optional((reader) => reader.u32()) ?? Infinity, mix: mix(reader),
  }),
  stop: (reader) => ({ voice: reader.u32() }),
  mix: (reader) => ({ voice: reader.u32(), mix: mix(reader), fade: seconds(reader) }),
  speak: (reader) => ({
    text: reader.string().slice(0, longestText), language: reader.string().slice(0, 40),
    rate: within(reader.f32(), 0.1, 10), pitch: within(reader.f32(), 0, 2), volume: within(reader.f32(), 0, 1),
  }),
};

function mix(reader) {
  return {
    volume: within(reader.f32(), 0, 1), pan: within(reader.f32(), -1, 1), rate: within(reader.f32(), 1 / 32, 32),
  };
}

function seconds(reader) {
  return within(reader.f64(), 0, longest);
}

function within(number, least, most) {
  return Math.min(Math.max(bounded(number), least), most);
}
