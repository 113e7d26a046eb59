import AVFoundation
import SwiftUI
import UIKit

/// A player with its controls. Its sound is heard; where its film would be is a placeholder.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Creates a player with a view between the film and the controls.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    (self.player, overlay) = (player, videoOverlay())
  }

  public var body: some View { PlayerScreen(player: player, overlay: overlay) }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a player.
  public init(player: AVPlayer?) {
    self.init(player: player) { EmptyView() }
  }
}

private struct PlayerScreen<Overlay: View>: UIViewControllerRepresentable {
  let player: AVPlayer?
  let overlay: Overlay

  func makeCoordinator() -> UIHostingController<Overlay>? {
    Overlay.self == EmptyView.self ? nil : UIHostingController(rootView: overlay)
  }

  func makeUIViewController(context: Context) -> AVPlayerViewController {
    let controller = AVPlayerViewController()
    guard let host = context.coordinator, let space = controller.contentOverlayView,
      let view = host.view
    else { return controller }
    controller.addChild(host)
    view.backgroundColor = .clear
    view.frame = space.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    space.addSubview(view)
    host.didMove(toParent: controller)
    return controller
  }

  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {
    if controller.player !== player { controller.player = player }
    context.coordinator?.rootView = overlay
  }
}
