import Foundation
import PageProtocol

/// A sound: what its file says of itself, and the bytes that a browser can play.
@_spi(Sound) public final class SoundFile {
  /// What a person calls it.
  public let name: String
  public let facts: SoundFacts
  /// The file as it is.
  public let bytes: [UInt8]
  private lazy var playable: [UInt8]? = makePlayable()
  private lazy var hash = SoundFile.hash(of: playable ?? [])

  /// Nothing where the bytes are no sound that is known.
  public init?(_ bytes: [UInt8], name: String) {
    guard let facts = SoundFacts(bytes) else { return nil }
    (self.bytes, self.facts, self.name) = (bytes, facts, name)
  }

  /// A sound that was computed.
  public convenience init?(_ samples: Samples) {
    self.init(samples.waveFile, name: "")
  }

  /// The samples of some frames; nothing of a compressed file.
  public func samples(of frames: Range<Int>) -> Samples? {
    facts.samples.map {
      Samples(bytes, $0, sampleRate: facts.sampleRate, frames: frames)
    }
  }

  /// Its name for the browser, which has its bytes by then.
  func send() -> UInt64? {
    guard let playable else {
      SoundNotice.say("a browser cannot play \(name), and it is not heard.")
      return nil
    }
    guard SoundOutput.send(playable, hash: hash) == .done else {
      SoundNotice.say("this page has more sounds than a browser is sent, and \(name) is not heard.")
      return nil
    }
    return hash
  }

  /// Browsers know wave files, MP3, AAC and FLAC; other uncompressed samples become a wave file.
  private func makePlayable() -> [UInt8]? {
    let file = SoundBytes(bytes: bytes)
    if ["RIFF", "fLaC"].contains(file.tag(0)) { return bytes }
    if let samples = samples(of: 0..<(facts.samples?.frames ?? 0)) { return samples.waveFile }
    return ["caff", "FORM"].contains(file.tag(0)) ? nil : bytes
  }

  /// FNV-1a: the same bytes have the same name in every run.
  private static func hash(of bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

/// A page's values are shown as a person thinks of them, without a million bytes.
extension SoundFile: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, children: ["name": name, "duration": facts.duration])
  }
}
