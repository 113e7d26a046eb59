import Foundation

/// Hears when a recorder ends.
public protocol AVAudioRecorderDelegate: AnyObject {
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
  public func audioRecorderEncodeErrorDidOccur(
    _ recorder: AVAudioRecorder, error: (any Error)?
  ) {}
}

/// Records sound. A page has no microphone, so a recording never begins, as without permission.
open class AVAudioRecorder: NSObject {
  /// The file that a recording would be written to.
  public let url: URL
  public let settings: [String: Any]
  public let format: AVAudioFormat
  open weak var delegate: (any AVAudioRecorderDelegate)?

  /// Creates a recorder for a file, with settings such as the sample rate.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    let rate = (settings[AVSampleRateKey] as? NSNumber)?.doubleValue ?? 44_100
    let channels = (settings[AVNumberOfChannelsKey] as? NSNumber)?.uint32Value ?? 2
    let standard = AVAudioFormat(standardFormatWithSampleRate: rate, channels: channels)
    guard let standard else { throw Self.unsupported }
    format = standard
    super.init()
  }

  /// Creates a recorder for a file, with a format.
  public init(url: URL, format: AVAudioFormat) throws {
    (self.url, self.format, settings) = (url, format, [:])
    super.init()
  }

  open var isRecording: Bool { false }
  open var currentTime: TimeInterval { 0 }
  open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
  open var isMeteringEnabled = false

  /// Prepares a recording; false, since there is no microphone.
  @discardableResult open func prepareToRecord() -> Bool { false }

  /// Begins to record; false, since there is no microphone.
  @discardableResult open func record() -> Bool { false }

  /// Records for a duration; false, since there is no microphone.
  @discardableResult open func record(forDuration duration: TimeInterval) -> Bool { false }

  /// Begins to record at a time; false, since there is no microphone.
  @discardableResult open func record(atTime time: TimeInterval) -> Bool { false }

  open func pause() {}
  open func stop() {}

  /// Deletes what was recorded; false if there is nothing.
  @discardableResult open func deleteRecording() -> Bool {
    (try? FileManager.default.removeItem(at: url)) != nil
  }

  open func updateMeters() {}

  /// The average level in decibels: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }

  /// The highest level in decibels: silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }

  private static let unsupported = NSError(
    domain: NSOSStatusErrorDomain, code: Int(0x666D_743F as UInt32))
}
