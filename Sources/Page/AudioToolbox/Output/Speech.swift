import PageProtocol

/// Words that the browser speaks.
@_spi(Sound) public enum Speech {
  /// Factors are 1 where nothing is wished.
  public static func speak(
    _ text: String, language: String, rate: Float, pitch: Float, volume: Float
  ) {
    SoundOutput.send(
      .speak(
        SpokenWords(
          text: String(text.prefix(mostLetters)), language: language, rate: rate, pitch: pitch,
          volume: volume)))
  }

  public static func pause() { SoundOutput.send(.pauseSpeech) }
  public static func goOn() { SoundOutput.send(.continueSpeech) }
  public static func end() { SoundOutput.send(.endSpeech) }

  private static let mostLetters = 10_000
}
