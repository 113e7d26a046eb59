/// What a page lets be heard.
public enum SoundAction: Equatable, Sendable {
  /// A voice plays a sound; what it played before ends.
  case play(voice: UInt32, Playing)
  case stop(voice: UInt32)
  /// A voice is mixed otherwise from now on, after so many seconds in which it changes.
  case mix(voice: UInt32, SoundMix, seconds: Double)
  /// Words are spoken, after those that are still being spoken.
  case speak(SpokenWords)
  case pauseSpeech
  case continueSpeech
  /// What is spoken, and what waits to be, ends.
  case endSpeech
  case vibrate

  /// How a sound is played.
  public struct Playing: Equatable, Sendable {
    /// The hash of a file that was sent before.
    public var sound: UInt64
    /// What a person calls it: a file's name, or nothing.
    public var name: String
    /// How long the page waits from now, in seconds.
    public var delay: Double
    /// The part that is played, in seconds of the sound; it begins at `from`, and again at `start`.
    public var start: Double
    public var end: Double
    public var from: Double
    /// How often it is played again; none is for ever.
    public var repeats: UInt32?
    public var mix: SoundMix

    public init(
      sound: UInt64, name: String, delay: Double, start: Double, end: Double, from: Double,
      repeats: UInt32?, mix: SoundMix
    ) {
      (self.sound, self.name, self.delay) = (sound, name, delay)
      (self.start, self.end, self.from) = (start, end, from)
      (self.repeats, self.mix) = (repeats, mix)
    }
  }
}

/// How loud a voice is, where it is between left (-1) and right (1), and how fast it plays.
public struct SoundMix: Equatable, Sendable {
  public var volume: Float
  public var pan: Float
  public var rate: Float

  public init(volume: Float = 1, pan: Float = 0, rate: Float = 1) {
    (self.volume, self.pan, self.rate) = (volume, pan, rate)
  }
}

/// Words for a voice that speaks a language, each factor 1 where nothing is wished.
public struct SpokenWords: Equatable, Sendable {
  public var text: String
  /// As BCP 47 writes it.
  public var language: String
  public var rate: Float
  public var pitch: Float
  public var volume: Float

  public init(text: String, language: String, rate: Float, pitch: Float, volume: Float) {
    (self.text, self.language) = (text, language)
    (self.rate, self.pitch, self.volume) = (rate, pitch, volume)
  }
}
