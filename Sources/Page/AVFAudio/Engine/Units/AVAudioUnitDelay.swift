import Foundation

/// A node for echoes. Its settings are kept; the sound passes without echo.
open class AVAudioUnitDelay: AVAudioUnitEffect {
  public override init() { super.init() }

  /// The time until the echo in seconds. It is accepted without effect.
  open var delayTime: TimeInterval = 1

  /// The share of the echo that is fed back in percent. It is accepted without effect.
  open var feedback: Float = 50

  /// The frequency above which echoes lose strength. It is accepted without effect.
  open var lowPassCutoff: Float = 15_000

  /// The share of the echo in percent. It is accepted without effect.
  open var wetDryMix: Float = 100
}
