@_spi(Sound) import AudioToolbox
import Foundation
import QuartzCore

/// Plays a sound from a file or from memory.
open class AVAudioPlayer: NSObject {
  private let voice: SoundVoice
  private var playback = Playback.stopped
  private var wantedRate: Float = 1

  private enum Playback {
    case stopped, playing
  }

  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The file, if it came from one.
  public let url: URL?
  /// The bytes, if it came from them.
  public let data: Data?

  /// A player of nothing, which many a page has until it knows of its file.
  public override init() {
    let nothing = SoundFile(Samples(channels: [[0]], sampleRate: 44100))!
    (voice, url, data) = (SoundVoice(nothing, part: 0...0), nil, nil)
    super.init()
  }

  /// Reads a file.
  public init(contentsOf url: URL) throws {
    (voice, self.url, data) = (SoundVoice(try SoundSource.read(url)), url, nil)
    super.init()
    observe()
  }

  /// Reads a file; what kind it is shows in its bytes, whatever is said of it.
  public init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    (voice, self.url, data) = (SoundVoice(try SoundSource.read(url)), url, nil)
    super.init()
    observe()
  }

  public init(data: Data) throws {
    (voice, url, self.data) = (SoundVoice(try SoundSource.read(data)), nil, data)
    super.init()
    observe()
  }

  public init(data: Data, fileTypeHint utiString: String?) throws {
    (voice, url, self.data) = (SoundVoice(try SoundSource.read(data)), nil, data)
    super.init()
    observe()
  }

  private func observe() {
    voice.ended = { [weak self] in self?.finish() }
  }

  private func finish() {
    playback = .stopped
    voice.position = 0
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }

  // Playing

  /// Everything is ready as soon as the file has been read.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Plays from where it is.
  @discardableResult
  open func play() -> Bool {
    guard playback == .stopped else { return true }
    return begin(after: 0)
  }

  /// Plays at a moment of `deviceCurrentTime`.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    begin(after: time - deviceCurrentTime)
  }

  private func begin(after delay: TimeInterval) -> Bool {
    guard url != nil || data != nil else { return false }
    playback = .playing
    voice.rate = enableRate ? wantedRate : 1
    voice.play(after: delay)
    return true
  }

  /// Stays where it is.
  open func pause() {
    voice.pause()
    playback = .stopped
  }

  /// Stays where it is, too: only what was prepared is let go.
  open func stop() {
    voice.pause()
    playback = .stopped
  }

  open var isPlaying: Bool { playback == .playing }

  /// Where it is, in seconds.
  open var currentTime: TimeInterval {
    get { voice.position }
    set { voice.position = newValue }
  }

  open var duration: TimeInterval { voice.duration }

  /// The clock of `play(atTime:)`.
  open var deviceCurrentTime: TimeInterval { CACurrentMediaTime() }

  /// How often it is played again; a negative number is for ever.
  open var numberOfLoops: Int {
    get { voice.repeats ?? -1 }
    set { voice.repeats = newValue < 0 ? nil : newValue }
  }

  // How it sounds

  /// From 0 to 1.
  open var volume: Float {
    get { voice.volume }
    set { voice.volume = newValue }
  }

  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    voice.fade(to: volume, seconds: duration)
  }

  /// From -1, left, to 1, right.
  open var pan: Float {
    get { voice.pan }
    set { voice.pan = newValue }
  }

  /// Whether `rate` counts; to be set before it is prepared.
  open var enableRate = false

  /// From half to twice the usual speed.
  open var rate: Float {
    get { wantedRate }
    set {
      wantedRate = newValue
      if enableRate { voice.rate = newValue }
    }
  }

  // What it is

  open var numberOfChannels: Int { voice.sound.facts.channels }
  open var format: AVAudioFormat { AVAudioFormat(voice.sound.facts) }

  /// How the file is coded, by `AVFormatIDKey` and its like.
  open var settings: [String: Any] { format.settings }

  // Meters: what is heard is mixed in the browser, and nothing of it is measured here.

  open var isMeteringEnabled = false
  open func updateMeters() {}
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
}

/// Is told what becomes of a player's sound.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
  func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
  func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
  public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
  public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}
