@_spi(Sound) import AudioToolbox
import Foundation

/// A sound file that is read into buffers. Those that are not compressed can be read; all can be
/// scheduled. Files cannot be written.
open class AVAudioFile: NSObject {
  public let url: URL
  public let fileFormat: AVAudioFormat
  public let processingFormat: AVAudioFormat
  /// The frame that is read next.
  open var framePosition: AVAudioFramePosition = 0
  let sound: SoundFile

  public init(forReading fileURL: URL) throws {
    url = fileURL
    sound = try SoundSource.read(fileURL)
    fileFormat = AVAudioFormat(sound.facts)
    let standard = AVAudioFormat(
      standardFormatWithSampleRate: sound.facts.sampleRate,
      channels: AVAudioChannelCount(sound.facts.channels))
    guard let standard else { throw Self.unreadable }
    processingFormat = standard
    super.init()
  }

  /// Throws an error: sound files cannot be written.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws { throw Self.unreadable }

  /// Throws an error: a file that is open for reading cannot be written.
  open func write(from buffer: AVAudioPCMBuffer) throws { throw Self.unreadable }

  open var length: AVAudioFramePosition {
    AVAudioFramePosition(
      sound.facts.samples?.frames
        ?? Int((sound.facts.duration * sound.facts.sampleRate).rounded()))
  }

  /// Reads as much as the buffer holds.
  open func read(into buffer: AVAudioPCMBuffer) throws {
    try read(into: buffer, frameCount: buffer.frameCapacity)
  }

  open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
    guard buffer.format.commonFormat == .pcmFormatFloat32 else { throw Self.unreadable }
    let start = Int(min(max(framePosition, 0), length))
    let count = min(Int(min(frames, buffer.frameCapacity)), Int(length) - start)
    guard let samples = sound.samples(of: start..<start + count) else {
      SoundNotice.say("\(sound.name) is compressed: it can be played, and not read into a buffer.")
      throw Self.unreadable
    }
    buffer.fill(samples)
    framePosition += AVAudioFramePosition(count)
  }

  /// `kAudioFileUnsupportedDataFormatError`, the letters `fmt?`
  private static let unreadable = NSError(domain: "com.apple.coreaudio.avfaudio", code: 0x666D_743F)
}
