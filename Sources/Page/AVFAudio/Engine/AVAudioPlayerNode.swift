@_spi(Sound) import AudioToolbox
import Foundation
@_spi(UIKit) import QuartzCore

/// How a buffer joins those that wait.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  case dataConsumed, dataRendered, dataPlayedBack
}

/// A moment: a frame of a player's own time, or of the host's.
open class AVAudioTime: NSObject {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
  }
}

/// Plays buffers and files one after the other.
open class AVAudioPlayerNode: AVAudioNode {
  private var waiting: [Segment] = []
  private var playback = Playback.stopped
  /// When all that was begun is over.
  private var end = 0.0

  private enum Playback {
    case stopped, playing, paused
  }

  private final class Segment {
    let voice: SoundVoice?
    /// After so many seconds of the player's own time; none is after the one before.
    let time: Double?
    let completed: () -> Void
    var begin: Double?

    init(_ voice: SoundVoice?, at time: AVAudioTime?, _ completed: @escaping () -> Void) {
      (self.voice, self.completed) = (voice, completed)
      self.time = time.map { Double($0.sampleTime) / $0.sampleRate }
    }
  }

  public override init() { super.init() }

  open var volume: Float = 1 {
    didSet { mixAnew() }
  }
  open var pan: Float = 0 {
    didSet { mixAnew() }
  }
  open var isPlaying: Bool { playback == .playing }
  override var gain: Float { volume }

  // What is to be played

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil
  ) {
    scheduleBuffer(buffer, at: nil, options: [], completionHandler: completionHandler)
  }

  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [], completionHandler: (() -> Void)? = nil
  ) {
    if !options.isDisjoint(with: [.interrupts, .interruptsAtLoop]) { forget() }
    let voice = SoundFile(buffer.samples).map { SoundVoice($0) }
    if options.contains(.loops) { voice?.repeats = nil }
    add(Segment(voice, at: when) { completionHandler?() })
  }

  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) {
    add(Segment(SoundVoice(file.sound), at: when) { completionHandler?() })
  }

  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition,
    frameCount numberFrames: AVAudioFrameCount, at when: AVAudioTime?,
    completionHandler: (() -> Void)? = nil
  ) {
    let (rate, whole) = (file.sound.facts.sampleRate, file.sound.facts.duration)
    let start = min(max(0, Double(startFrame) / rate), whole)
    let voice = SoundVoice(
      file.sound, part: start...min(whole, start + Double(numberFrames) / rate))
    add(Segment(voice, at: when) { completionHandler?() })
  }

  private func add(_ segment: Segment) {
    waiting.append(segment)
    segment.voice?.ended = { [weak self, weak segment] in
      if let self, let segment { over(segment) }
    }
    if isPlaying { begin(segment) }
  }

  private func over(_ segment: Segment) {
    waiting.removeAll { $0 === segment }
    segment.completed()
  }

  private func begin(_ segment: Segment) {
    let now = CACurrentMediaTime()
    let begin = max(end, now, segment.time.map { now + $0 } ?? 0)
    segment.begin = begin
    guard let voice = segment.voice else {
      // A buffer without a frame is over at once.
      MainTimer(after: begin - now) { [weak self] in self?.over(segment) }
      return
    }
    (voice.volume, voice.pan, voice.rate) = (loudness, pan, outputSpeed)
    voice.play(after: begin - now)
    let length = (voice.duration - voice.position) / Double(voice.rate)
    end = voice.repeats == nil ? .infinity : begin + length
  }

  // Playing

  open func play() { play(at: nil) }

  open func play(at when: AVAudioTime?) {
    guard engine?.isRunning == true else {
      fatalError("required condition is false: _engine->IsRunning()")
    }
    guard playback != .playing else { return }
    playback = .playing
    end = CACurrentMediaTime()
    for segment in waiting { begin(segment) }
  }

  open func pause() {
    guard playback == .playing else { return }
    playback = .paused
    let now = CACurrentMediaTime()
    for segment in waiting {
      segment.voice?.pause()
      if let begin = segment.begin, begin > now { segment.voice?.position = 0 }
    }
  }

  /// Forgets all that waits; each is told that it is over.
  open func stop() {
    playback = .stopped
    forget()
  }

  open override func reset() { forget() }

  private func forget() {
    let forgotten = waiting
    (waiting, end) = ([], 0)
    for segment in forgotten {
      segment.voice?.pause()
      MainTimer(after: 0, segment.completed)
    }
  }

  func mixAnew() {
    for segment in waiting {
      segment.voice?.volume = loudness
      segment.voice?.rate = outputSpeed
      segment.voice?.pan = pan
    }
  }
}
