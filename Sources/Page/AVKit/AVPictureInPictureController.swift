import AVFoundation
import Foundation

/// Hears of a film in a small window of its own.
public protocol AVPictureInPictureControllerDelegate: AnyObject {
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
}

/// A film in a small window of its own, which a device without the like of it has not.
open class AVPictureInPictureController: NSObject {
  public let playerLayer: AVPlayerLayer
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?

  open class func isPictureInPictureSupported() -> Bool { false }

  /// None, as on a device that does not support it.
  public init?(playerLayer: AVPlayerLayer) {
    self.playerLayer = playerLayer
    super.init()
    return nil
  }

  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPictureSuspended: Bool { false }
  open func startPictureInPicture() {}
  open func stopPictureInPicture() {}
}
