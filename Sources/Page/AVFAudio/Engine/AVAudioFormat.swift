@_spi(Sound) import AudioToolbox
import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int

/// How a sample is written.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// How samples of a sound follow each other.
open class AVAudioFormat: NSObject {
  public let commonFormat: AVAudioCommonFormat
  public let sampleRate: Double
  public let channelCount: AVAudioChannelCount
  public let isInterleaved: Bool
  private let coding: AudioFormatID
  private let bits: Int?

  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount,
    interleaved: Bool
  ) {
    guard sampleRate > 0, (1...64).contains(channels) else { return nil }
    (commonFormat, self.sampleRate, channelCount) = (format, sampleRate, channels)
    (isInterleaved, coding) = (interleaved, kAudioFormatLinearPCM)
    bits = format == .pcmFormatInt16 ? 16 : format == .pcmFormatFloat64 ? 64 : 32
    super.init()
  }

  /// The format in which everything is computed: a list of floats for each channel.
  public convenience init?(
    standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount
  ) {
    self.init(
      commonFormat: .pcmFormatFloat32, sampleRate: sampleRate, channels: channels,
      interleaved: false)
  }

  /// What the keys of a recording's settings say.
  public convenience init?(settings: [String: Any]) {
    guard let rate = (settings[AVSampleRateKey] as? NSNumber)?.doubleValue,
      let channels = (settings[AVNumberOfChannelsKey] as? NSNumber)?.uint32Value
    else { return nil }
    let isFloat = (settings[AVLinearPCMIsFloatKey] as? NSNumber)?.boolValue ?? false
    let bits = (settings[AVLinearPCMBitDepthKey] as? NSNumber)?.intValue ?? 16
    let format: AVAudioCommonFormat =
      switch (isFloat, bits) {
      case (true, 64): .pcmFormatFloat64
      case (true, _): .pcmFormatFloat32
      case (false, 32): .pcmFormatInt32
      case (false, _): .pcmFormatInt16
      }
    let nonInterleaved = (settings[AVLinearPCMIsNonInterleaved] as? NSNumber)?.boolValue ?? false
    self.init(
      commonFormat: format, sampleRate: rate, channels: channels, interleaved: !nonInterleaved)
  }

  init(_ facts: SoundFacts) {
    let samples = facts.samples
    commonFormat =
      switch (samples?.kind, samples?.bits) {
      case (.float, 32): .pcmFormatFloat32
      case (.float, _): .pcmFormatFloat64
      case (.signed, 16): .pcmFormatInt16
      case (.signed, 32): .pcmFormatInt32
      default: .otherFormat
      }
    (sampleRate, channelCount) = (facts.sampleRate, AVAudioChannelCount(facts.channels))
    (isInterleaved, coding, bits) = (true, facts.format, samples?.bits)
    super.init()
  }

  open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }

  open var settings: [String: Any] {
    var settings: [String: Any] = [
      AVFormatIDKey: coding, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount),
    ]
    guard coding == kAudioFormatLinearPCM, let bits else { return settings }
    settings[AVLinearPCMBitDepthKey] = bits
    settings[AVLinearPCMIsFloatKey] =
      commonFormat == .pcmFormatFloat32 || commonFormat == .pcmFormatFloat64
    settings[AVLinearPCMIsBigEndianKey] = false
    settings[AVLinearPCMIsNonInterleaved] = !isInterleaved
    return settings
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? AVAudioFormat else { return false }
    return (commonFormat, sampleRate, channelCount) == (
      other.commonFormat, other.sampleRate, other.channelCount
    ) && (isInterleaved, coding) == (other.isInterleaved, other.coding)
  }

  open override var hash: Int { sampleRate.hashValue ^ Int(channelCount) }
}
