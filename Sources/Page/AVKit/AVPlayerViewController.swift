import AVFoundation
import CoreMedia
import UIKit

/// Hears what a player's controller does.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: AnyObject {
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
}

/// A player with its controls. Its sound is heard; where its film would be is the layer's placeholder.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
  private let picture = PlayerPicture(frame: .zero)
  private let controls = PlayerControls(frame: .zero)
  private let overlay = UIView(frame: .zero)

  open weak var delegate: (any AVPlayerViewControllerDelegate)?

  open var player: AVPlayer? {
    get { controls.player }
    set {
      picture.playerLayer?.player = newValue
      controls.player = newValue
    }
  }

  open var showsPlaybackControls = true {
    didSet { controls.isHidden = !showsPlaybackControls }
  }

  open var videoGravity: AVLayerVideoGravity {
    get { picture.playerLayer?.videoGravity ?? .resizeAspect }
    set { picture.playerLayer?.videoGravity = newValue }
  }

  /// Never, since no picture of the film comes.
  open var isReadyForDisplay: Bool { picture.playerLayer?.isReadyForDisplay ?? false }
  open var videoBounds: CGRect { picture.playerLayer?.videoRect ?? .zero }
  /// Between the film and the controls.
  open var contentOverlayView: UIView? { overlay }

  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var updatesNowPlayingInfoCenter = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var requiresLinearPlayback = false {
    didSet { controls.canSeek = !requiresLinearPlayback }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    for part in [picture, overlay, controls] { view.addSubview(part) }
    controls.close = { [weak self] in self?.dismiss(animated: true) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    controls.canClose = presentingViewController != nil
  }

  /// Whoever is closed is heard no longer.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    player?.pause()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    (picture.frame, overlay.frame) = (view.bounds, view.bounds)
    controls.frame = view.bounds.inset(by: view.safeAreaInsets)
  }
}

/// What the film would be seen in.
private final class PlayerPicture: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }

  var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }
}
