// swift-format-ignore-file: AlwaysUseLowerCamelCase
// How Swift 2 called what players and speakers have.

import Foundation

extension AVAudioPlayer {
  @available(*, deprecated, renamed: "init(contentsOf:)")
  public convenience init(contentsOfURL url: URL) throws {
    try self.init(contentsOf: url)
  }

  @available(*, deprecated, renamed: "init(contentsOf:fileTypeHint:)")
  public convenience init(contentsOfURL url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  @available(*, deprecated, renamed: "play(atTime:)")
  @discardableResult
  public func playAtTime(_ time: TimeInterval) -> Bool {
    play(atTime: time)
  }

  @available(*, deprecated, renamed: "isPlaying")
  public var playing: Bool { isPlaying }

  @available(*, deprecated, renamed: "isMeteringEnabled")
  public var meteringEnabled: Bool {
    get { isMeteringEnabled }
    set { isMeteringEnabled = newValue }
  }

  @available(*, deprecated, renamed: "averagePower(forChannel:)")
  public func averagePowerForChannel(_ channelNumber: Int) -> Float {
    averagePower(forChannel: channelNumber)
  }

  @available(*, deprecated, renamed: "peakPower(forChannel:)")
  public func peakPowerForChannel(_ channelNumber: Int) -> Float {
    peakPower(forChannel: channelNumber)
  }
}

extension AVSpeechSynthesizer {
  @available(*, deprecated, renamed: "speak(_:)")
  public func speakUtterance(_ utterance: AVSpeechUtterance) { speak(utterance) }

  @available(*, deprecated, renamed: "stopSpeaking(at:)")
  @discardableResult
  public func stopSpeakingAtBoundary(_ boundary: AVSpeechBoundary) -> Bool {
    stopSpeaking(at: boundary)
  }

  @available(*, deprecated, renamed: "pauseSpeaking(at:)")
  @discardableResult
  public func pauseSpeakingAtBoundary(_ boundary: AVSpeechBoundary) -> Bool {
    pauseSpeaking(at: boundary)
  }

  @available(*, deprecated, renamed: "isSpeaking")
  public var speaking: Bool { isSpeaking }

  @available(*, deprecated, renamed: "isPaused")
  public var paused: Bool { isPaused }
}

extension AVSpeechBoundary {
  @available(*, deprecated, renamed: "immediate")
  public static var Immediate: AVSpeechBoundary { immediate }
  @available(*, deprecated, renamed: "word")
  public static var Word: AVSpeechBoundary { word }
}
