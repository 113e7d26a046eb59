@_spi(Sound) import AudioToolbox
import Foundation
@_spi(UIKit) import QuartzCore

/// Where speech pauses or ends.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

/// Speaks utterances one after the other, with the browser's voices. How long each takes is
/// estimated by its letters: that is the time by which the delegate hears of it.
open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  private var waiting: [AVSpeechUtterance] = []
  private var current: Progress?
  private var alarm: MainTimer?
  private var pace = Pace.going
  private var next: (() -> Void)?
  private var due = 0.0
  private var remaining = 0.0

  private enum Pace {
    case going, paused
  }

  /// An utterance that is spoken, and its words that are still to come.
  private final class Progress {
    let utterance: AVSpeechUtterance
    var words: ArraySlice<SpokenWord>
    init(_ utterance: AVSpeechUtterance) {
      self.utterance = utterance
      words = SpokenWord.words(of: utterance)[...]
    }
  }

  public override init() { super.init() }

  deinit { alarm?.invalidate() }

  open var isSpeaking: Bool { current != nil || !waiting.isEmpty }
  open var isPaused: Bool { pace == .paused }

  /// Speaks after what waits already.
  open func speak(_ utterance: AVSpeechUtterance) {
    waiting.append(utterance)
    if current == nil { begin() }
  }

  private func begin() {
    guard !waiting.isEmpty else { return }
    let progress = Progress(waiting.removeFirst())
    current = progress
    after(max(0, progress.utterance.preUtteranceDelay)) { [weak self] in self?.start(progress) }
  }

  private func start(_ progress: Progress) {
    let utterance = progress.utterance
    let voice = utterance.voice?.language ?? AVSpeechSynthesisVoice.currentLanguageCode()
    Speech.speak(
      utterance.speechString, language: voice, rate: Float(utterance.factor),
      pitch: utterance.pitchMultiplier, volume: utterance.volume)
    delegate?.speechSynthesizer(self, didStart: utterance)
    if current === progress { speakWord(of: progress) }
  }

  private func speakWord(of progress: Progress) {
    guard let word = progress.words.popFirst() else { return finish(progress) }
    delegate?.speechSynthesizer(
      self, willSpeakRangeOfSpeechString: word.range, utterance: progress.utterance)
    guard current === progress else { return }
    after(word.seconds) { [weak self] in self?.speakWord(of: progress) }
  }

  private func finish(_ progress: Progress) {
    after(max(0, progress.utterance.postUtteranceDelay)) { [weak self] in
      guard let self else { return }
      current = nil
      delegate?.speechSynthesizer(self, didFinish: progress.utterance)
      if current == nil { begin() }
    }
  }

  private func after(_ seconds: Double, _ work: @escaping () -> Void) {
    (next, remaining, due) = (work, seconds, CACurrentMediaTime() + seconds)
    if pace == .going { setAlarm() }
  }

  private func setAlarm() {
    alarm?.invalidate()
    due = CACurrentMediaTime() + remaining
    alarm = MainTimer(after: remaining) { [weak self] in
      let work = self?.next
      self?.next = nil
      work?()
    }
  }

  // Pausing and ending

  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard pace == .going, let current else { return false }
    pace = .paused
    alarm?.invalidate()
    remaining = max(0, due - CACurrentMediaTime())
    Speech.pause()
    delegate?.speechSynthesizer(self, didPause: current.utterance)
    return true
  }

  @discardableResult
  open func continueSpeaking() -> Bool {
    guard pace == .paused, let current else { return false }
    pace = .going
    Speech.goOn()
    setAlarm()
    delegate?.speechSynthesizer(self, didContinue: current.utterance)
    return true
  }

  /// Forgets everything that is spoken and waits.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    let ended = (current.map { [$0.utterance] } ?? []) + waiting
    alarm?.invalidate()
    (next, current, waiting, pace) = (nil, nil, [], .going)
    Speech.end()
    for utterance in ended { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return true
  }
}

/// Is told how far speech has come.
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}
