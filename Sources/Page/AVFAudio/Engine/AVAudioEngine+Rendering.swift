import Foundation

/// Whether an engine plays to a device or renders into buffers.
public enum AVAudioEngineManualRenderingMode: Int, Sendable {
  case offline = 0
  case realtime
}

/// The result of rendering into a buffer.
public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
  case error = -1
  case success, insufficientDataFromInputNode, cannotDoInCurrentContext
}

/// An engine here only plays: the browser mixes, so that rendering into buffers throws an error.
extension AVAudioEngine {
  private static let unavailable = NSError(
    domain: "com.apple.coreaudio.avfaudio", code: -80800,
    userInfo: [NSLocalizedDescriptionKey: "Manual rendering is not available."])

  /// Whether the engine renders into buffers; always false.
  public var isInManualRenderingMode: Bool { false }
  public var manualRenderingMode: AVAudioEngineManualRenderingMode { .offline }
  public var manualRenderingFormat: AVAudioFormat { mainMixerNode.format }
  public var manualRenderingMaximumFrameCount: AVAudioFrameCount { 0 }
  public var manualRenderingSampleTime: AVAudioFramePosition { 0 }

  /// Throws an error: manual rendering is not available.
  public func enableManualRenderingMode(
    _ mode: AVAudioEngineManualRenderingMode, format pcmFormat: AVAudioFormat,
    maximumFrameCount: AVAudioFrameCount
  ) throws {
    throw Self.unavailable
  }

  public func disableManualRenderingMode() {}

  /// Throws an error: manual rendering is not available.
  public func renderOffline(
    _ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer
  ) throws -> AVAudioEngineManualRenderingStatus {
    throw Self.unavailable
  }
}

/// Where sound enters a graph; a page has no microphone, so it is silent.
open class AVAudioInputNode: AVAudioNode {}

/// Receives the sound that a node makes.
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

extension AVAudioNode {
  /// Installs a block that would receive the sound of the node. It is never called, because the
  /// browser mixes.
  public func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}

  public func removeTap(onBus bus: AVAudioNodeBus) {}
}
