import AVFoundation
import Foundation
import PageProtocol

@testable @_spi(PageRuntime) import AudioToolbox
@testable @_spi(UIKit) import QuartzCore

/// Hears what a page sends, with a clock that stands still until a test moves it.
final class TestEars {
  private(set) var actions: [SoundAction] = []
  private(set) var pieces: [SoundData] = []
  let start = 1000.0

  /// Runs a test at time 1,000.
  static func run(_ test: (TestEars) throws -> Void) rethrows {
    let ears = TestEars()
    MediaClock.stop(at: ears.start)
    SoundOutput.listen {
      switch $0 {
      case .data(let piece): ears.pieces.append(piece)
      case .action(let action): ears.actions.append(action)
      }
    }
    defer {
      SoundOutput.listen { _ in }
      MediaClock.stop(at: nil)
    }
    try test(ears)
  }

  func advance(by seconds: Double) { MediaClock.advance(by: seconds) }

  /// Since the beginning of the test, in seconds.
  var time: Double { CACurrentMediaTime() - start }

  var plays: [SoundAction.Playing] {
    actions.compactMap { if case .play(_, let playing) = $0 { playing } else { nil } }
  }

  var stops: Int { actions.count { if case .stop = $0 { true } else { false } } }
}

/// Notes when players tell that they are done.
final class EndLog: NSObject, AVAudioPlayerDelegate, AVSpeechSynthesizerDelegate {
  let ears: TestEars
  var ends: [Double] = []
  var words: [NSRange] = []
  var cancelled = 0

  init(_ ears: TestEars) { self.ears = ears }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    if flag { ends.append(ears.time) }
  }

  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  {
    ends.append(ears.time)
  }

  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  {
    cancelled += 1
  }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {
    words.append(characterRange)
  }
}
