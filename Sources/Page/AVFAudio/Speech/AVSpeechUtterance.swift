// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

/// Words to be spoken, and how.
open class AVSpeechUtterance: NSObject {
  public let speechString: String
  open var voice: AVSpeechSynthesisVoice?
  /// From 0, slow, to 1, fast.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// From half to twice the usual pitch.
  open var pitchMultiplier: Float = 1
  /// From 0 to 1.
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) {
    speechString = string
    super.init()
  }

  public convenience init(attributedString string: NSAttributedString) {
    self.init(string: string.string)
  }

  /// How much faster than usual it is spoken, as browsers count it.
  var factor: Double {
    let rate = rate.isFinite ? Double(min(max(rate, 0), 1)) : 0.5
    return rate <= 0.5 ? 0.4 + 1.2 * rate : 1 + 4 * (rate - 0.5)
  }

  /// How long words take, in seconds: letters of an alphabet, or signs that are syllables.
  func seconds(of text: some StringProtocol) -> Double {
    let usual = text.unicodeScalars.reduce(0.0) { $0 + ($1.value >= 0x2E80 ? 0.22 : 0.07) }
    return usual / factor
  }
}
