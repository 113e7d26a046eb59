import Foundation

/// A preset of an audio unit, by number and name.
open class AUAudioUnitPreset: NSObject {
  open var number = 0
  open var name = ""
}

/// The unit behind a node of an audio engine. Its effect is not applied to the sound.
open class AUAudioUnit: NSObject {
  /// Whether the sound passes the unit unchanged.
  open var shouldBypassEffect = false

  /// The preset that was loaded last.
  open var currentPreset: AUAudioUnitPreset?

  /// The presets that the unit brings along.
  open var factoryPresets: [AUAudioUnitPreset]? { nil }
}
