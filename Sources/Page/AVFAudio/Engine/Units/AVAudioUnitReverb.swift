/// A room that a reverb imitates.
public enum AVAudioUnitReverbPreset: Int, Sendable {
  case smallRoom = 0
  case mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
  case largeRoom2, mediumHall2, mediumHall3, largeHall2
}

/// A node for reverb. Its settings are kept; the sound passes without reverb.
open class AVAudioUnitReverb: AVAudioUnitEffect {
  public override init() { super.init() }

  /// The share of the reverb in percent. It is accepted without effect.
  open var wetDryMix: Float = 0

  /// Loads the settings of a room.
  open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {
    load(preset: preset.rawValue, name: "\(preset)")
  }
}
