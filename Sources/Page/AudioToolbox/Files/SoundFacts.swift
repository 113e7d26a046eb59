import Foundation

/// What a sound file says of itself.
@_spi(Sound) public struct SoundFacts {
  /// How long it plays, in seconds.
  public var duration: Double
  public var channels: Int
  public var sampleRate: Double
  /// How it is coded, as `kAudioFormat…` has it.
  public var format: AudioFormatID
  /// Where its samples are, where they are not compressed.
  public var samples: SampleLayout?

  init(
    duration: Double, channels: Int, sampleRate: Double, format: AudioFormatID,
    samples: SampleLayout? = nil
  ) {
    (self.duration, self.channels, self.sampleRate) = (duration, channels, sampleRate)
    (self.format, self.samples) = (format, samples)
  }

  /// Reads the head of a file; nothing where it is no sound that is known.
  public init?(_ bytes: [UInt8]) {
    let file = SoundBytes(bytes: bytes)
    let facts =
      SoundFacts(wave: file) ?? SoundFacts(aiff: file) ?? SoundFacts(caf: file)
      ?? SoundFacts(flac: file) ?? SoundFacts(movie: file) ?? SoundFacts(frames: file)
    guard let facts, facts.duration.isFinite, facts.duration > 0,
      facts.sampleRate.isFinite, facts.sampleRate >= 1, (1...64).contains(facts.channels)
    else { return nil }
    self = facts
  }
}

/// How uncompressed samples lie in a file, all channels of a moment beside each other.
@_spi(Sound) public struct SampleLayout: Equatable {
  public enum Kind: Equatable {
    /// The eight bits of a wave file count from 0, all others about 0.
    case offset, signed, float
  }

  public enum Order: Equatable {
    case little, big
  }

  public var start: Int
  public var frames: Int
  public var channels: Int
  public var bits: Int
  public var kind: Kind
  public var order: Order

  public var bytesOfSample: Int { (bits + 7) / 8 }
  public var bytesOfFrame: Int { bytesOfSample * channels }

  /// Nothing where samples of that form do not exist.
  init?(
    start: Int, bytes: Int, channels: Int, bits: Int, kind: Kind, order: Order
  ) {
    let known: Set = kind == .float ? [32, 64] : [8, 16, 24, 32]
    guard known.contains(bits), (1...64).contains(channels), bytes >= 0 else { return nil }
    (self.start, self.channels, self.bits) = (start, channels, bits)
    (self.kind, self.order) = (kind, order)
    frames = bytes / (bits / 8 * channels)
  }
}
