/// A kind of distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
  case drumsBitBrush = 0
  case drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1
  case multiDecimated2, multiDecimated3, multiDecimated4, multiDistortedFunk
  case multiDistortedCubed, multiDistortedSquared, multiEcho1, multiEcho2, multiEchoTight1
  case multiEchoTight2, multiEverythingIsBroken, speechAlienChatter, speechCosmicInterference
  case speechGoldenPi, speechRadioTower, speechWaves
}

/// A node for distortion. Its settings are kept; the sound passes undistorted.
open class AVAudioUnitDistortion: AVAudioUnitEffect {
  public override init() { super.init() }

  /// The gain before the distortion in decibels. It is accepted without effect.
  open var preGain: Float = -6

  /// The share of the distorted sound in percent. It is accepted without effect.
  open var wetDryMix: Float = 50

  /// Loads the settings of a kind of distortion.
  open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) {
    load(preset: preset.rawValue, name: "\(preset)")
  }
}
