@_exported import AudioToolbox
import Foundation

/// A node that changes the sound that passes it.
open class AVAudioUnit: AVAudioNode {
  /// The unit that the node stands for.
  public let auAudioUnit = AUAudioUnit()

  /// The name of the unit.
  open var name: String { String(String(describing: Self.self).dropFirst(2)) }

  /// The maker of the unit.
  open var manufacturerName: String { "Lekplats" }

  func load(preset: Int, name: String) {
    let loaded = AUAudioUnitPreset()
    (loaded.number, loaded.name) = (preset, name)
    auAudioUnit.currentPreset = loaded
  }
}

/// A node that changes sound at the speed at which it arrives.
open class AVAudioUnitEffect: AVAudioUnit {
  /// Whether the sound passes the node unchanged.
  open var bypass: Bool {
    get { auAudioUnit.shouldBypassEffect }
    set {
      auAudioUnit.shouldBypassEffect = newValue
      engine?.levelsChanged()
    }
  }
}

/// A node that changes how fast sound is played.
open class AVAudioUnitTimeEffect: AVAudioUnit {
  /// Whether the sound passes the node unchanged.
  open var bypass = false {
    didSet { engine?.levelsChanged() }
  }
}

/// A node that plays sound faster or slower at the same pitch.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect {
  public override init() { super.init() }

  /// The speed, from 1/32 to 32; 1 is the speed of the source.
  open var rate: Float = 1 {
    didSet { engine?.levelsChanged() }
  }

  /// The shift of the pitch in cents. It is accepted without effect.
  open var pitch: Float = 0

  /// The overlap of the segments of the source. It is accepted without effect.
  open var overlap: Float = 8

  override var speed: Float { bypass ? 1 : min(max(rate, 1 / 32), 32) }
}

/// A node that plays sound faster and higher, or slower and lower.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect {
  public override init() { super.init() }

  /// The speed, from 1/4 to 4; 1 is the speed of the source.
  open var rate: Float = 1 {
    didSet { engine?.levelsChanged() }
  }

  override var speed: Float { bypass ? 1 : min(max(rate, 1 / 4), 4) }
}
