import PageProtocol
import StudioServer

/// What is said of a sound that nobody hears.
enum SoundReport {
  /// The members of an event; nothing where the frame is not what it should be.
  static func members(of frame: [UInt8]) -> [JSONValue.Member]? {
    guard case .sound(let time, let action) = try? PageEvent(frame: frame) else { return nil }
    return [.init("at", .number(time))] + members(of: action)
  }

  private static func members(of action: SoundAction) -> [JSONValue.Member] {
    switch action {
    case .play(let voice, let playing):
      [
        .init("action", .string("play")), .init("voice", .count(voice)),
        .init("name", .string(playing.name)), .init("delay", .number(playing.delay)),
        .init("from", .number(playing.from)), .init("end", .number(playing.end)),
        .init("repeats", playing.repeats.map { .count($0) } ?? .null),
      ] + members(of: playing.mix)
    case .stop(let voice): [.init("action", .string("stop")), .init("voice", .count(voice))]
    case .mix(let voice, let mix, let seconds):
      [.init("action", .string("mix")), .init("voice", .count(voice))] + members(of: mix) + [
        .init("seconds", .number(seconds))
      ]
    case .speak(let words):
      [
        .init("action", .string("speak")), .init("text", .string(words.text)),
        .init("language", .string(words.language)),
      ]
    case .pauseSpeech: [.init("action", .string("pauseSpeech"))]
    case .continueSpeech: [.init("action", .string("continueSpeech"))]
    case .endSpeech: [.init("action", .string("endSpeech"))]
    case .vibrate: [.init("action", .string("vibrate"))]
    }
  }

  private static func members(of mix: SoundMix) -> [JSONValue.Member] {
    [
      .init("volume", .number(Double(mix.volume))), .init("pan", .number(Double(mix.pan))),
      .init("rate", .number(Double(mix.rate))),
    ]
  }
}
