@_spi(Sound) import AudioToolbox
import CoreMedia
import Foundation

/// An asset that a player plays, and where in it the player is.
open class AVPlayerItem: NSObject {
  public let asset: AVAsset
  let voice: SoundVoice?

  /// Whether it can be played.
  public enum Status: Int, Sendable {
    case unknown, readyToPlay, failed
  }

  public init(asset: AVAsset) {
    self.asset = asset
    voice = asset.sound.map { SoundVoice($0) }
    super.init()
  }

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys keys: [String]?) {
    self.init(asset: asset)
  }

  open var status: Status { voice == nil ? .failed : .readyToPlay }
  open var error: (any Error)? {
    voice == nil ? NSError(domain: "AVFoundationErrorDomain", code: -11828) : nil
  }
  open var duration: CMTime { voice == nil ? .indefinite : asset.duration }
  open var isPlaybackLikelyToKeepUp: Bool { voice != nil }

  open func currentTime() -> CMTime {
    CMTime(seconds: voice?.position ?? 0, preferredTimescale: 1_000_000_000)
  }

  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    voice?.position = time.isNumeric ? time.seconds : 0
    completionHandler?(true)
  }

  public static let didPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let failedToPlayToEndTimeNotification = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let timeJumpedNotification = Notification.Name(
    "AVPlayerItemTimeJumpedNotification")
}

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
  public static let AVPlayerItemFailedToPlayToEndTime =
    AVPlayerItem.failedToPlayToEndTimeNotification
  public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
}
