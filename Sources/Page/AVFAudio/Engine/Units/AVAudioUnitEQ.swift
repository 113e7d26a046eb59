import Foundation

/// The shape of a band of an equalizer.
public enum AVAudioUnitEQFilterType: Int, Sendable {
  case parametric = 0
  case lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf
  case highShelf, resonantLowShelf, resonantHighShelf
}

/// A band of an equalizer. Its settings are accepted without effect.
open class AVAudioUnitEQFilterParameters: NSObject {
  /// The shape of the band.
  open var filterType = AVAudioUnitEQFilterType.parametric

  /// The frequency of the band in hertz.
  open var frequency: Float = 1_000

  /// The width of the band in octaves.
  open var bandwidth: Float = 0.5

  /// The gain of the band in decibels.
  open var gain: Float = 0

  /// Whether the sound passes the band unchanged.
  open var bypass = true
}

/// An equalizer. Only its overall gain changes the sound.
open class AVAudioUnitEQ: AVAudioUnitEffect {
  /// The bands of the equalizer.
  public let bands: [AVAudioUnitEQFilterParameters]

  /// Creates an equalizer with a number of bands.
  public init(numberOfBands: Int) {
    bands = (0..<max(0, numberOfBands)).map { _ in AVAudioUnitEQFilterParameters() }
    super.init()
  }

  /// Creates an equalizer with one band.
  public override convenience init() { self.init(numberOfBands: 1) }

  /// The gain of all bands in decibels, from -96 to 24.
  open var globalGain: Float = 0 {
    didSet { engine?.levelsChanged() }
  }

  override var gain: Float { bypass ? 1 : pow(10, min(max(globalGain, -96), 24) / 20) }
}
