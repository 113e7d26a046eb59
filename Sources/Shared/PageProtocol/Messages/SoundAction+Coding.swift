extension SoundAction {
  private enum Number: UInt8 {
    case play = 0, stop = 1, mix = 2, speak = 3, pauseSpeech = 4, continueSpeech = 5, endSpeech = 6
    case vibrate = 7
  }

  private var number: Number {
    switch self {
    case .play: .play
    case .stop: .stop
    case .mix: .mix
    case .speak: .speak
    case .pauseSpeech: .pauseSpeech
    case .continueSpeech: .continueSpeech
    case .endSpeech: .endSpeech
    case .vibrate: .vibrate
    }
  }

  func write(to writer: inout ByteWriter) {
    writer.u8(number.rawValue)
    switch self {
    case .play(let voice, let playing):
      writer.u32(voice)
      playing.write(to: &writer)
    case .stop(let voice): writer.u32(voice)
    case .mix(let voice, let mix, let seconds):
      writer.u32(voice)
      mix.write(to: &writer)
      writer.f64(seconds)
    case .speak(let words): words.write(to: &writer)
    case .pauseSpeech, .continueSpeech, .endSpeech, .vibrate: break
    }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    let number = try reader.u8()
    switch Number(rawValue: number) {
    case .play: self = .play(voice: try reader.u32(), try Playing(from: &reader))
    case .stop: self = .stop(voice: try reader.u32())
    case .mix:
      self = .mix(
        voice: try reader.u32(), try SoundMix(from: &reader), seconds: try reader.f64())
    case .speak: self = .speak(try SpokenWords(from: &reader))
    case .pauseSpeech: self = .pauseSpeech
    case .continueSpeech: self = .continueSpeech
    case .endSpeech: self = .endSpeech
    case .vibrate: self = .vibrate
    case nil: throw .value("sound action \(number)")
    }
  }
}

extension SoundAction.Playing {
  func write(to writer: inout ByteWriter) {
    writer.u64(sound)
    writer.string(name)
    for seconds in [delay, start, end, from] { writer.f64(seconds) }
    writer.optional(repeats) { $0.u32($1) }
    mix.write(to: &writer)
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      sound: try reader.u64(), name: try reader.string(), delay: try reader.f64(),
      start: try reader.f64(), end: try reader.f64(), from: try reader.f64(),
      repeats: try reader.optional { (reader) throws(ProtocolError) in try reader.u32() },
      mix: try SoundMix(from: &reader))
  }
}

extension SoundMix {
  func write(to writer: inout ByteWriter) {
    for number in [volume, pan, rate] { writer.f32(number) }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(volume: try reader.f32(), pan: try reader.f32(), rate: try reader.f32())
  }
}

extension SpokenWords {
  func write(to writer: inout ByteWriter) {
    writer.string(text)
    writer.string(language)
    for number in [rate, pitch, volume] { writer.f32(number) }
  }

  init(from reader: inout ByteReader) throws(ProtocolError) {
    self.init(
      text: try reader.string(), language: try reader.string(), rate: try reader.f32(),
      pitch: try reader.f32(), volume: try reader.f32())
  }
}
