import AVKit
import PlaygroundSupport

let controller = AVPlayerViewController()
controller.player = AVPlayer(url: Bundle.main.bundleURL.appendingPathComponent("film.mov"))
PlaygroundPage.current.liveView = controller

func parts(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(parts) }

DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
  let buttons = parts(controller.view).compactMap { $0 as? UIButton }
  let play = buttons.first { $0.accessibilityLabel == "Play" }!
  print("rate", controller.player!.rate)
  play.sendActions(for: .touchUpInside)
  print("rate", controller.player!.rate, play.accessibilityLabel!)
  play.sendActions(for: .touchUpInside)
  print("rate", controller.player!.rate, play.accessibilityLabel!)
  controller.showsPlaybackControls = false
  print("ready", controller.isReadyForDisplay, "gravity", controller.videoGravity == .resizeAspect)
  print("small window", AVPictureInPictureController.isPictureInPictureSupported())
  print(AVPictureInPictureController(playerLayer: AVPlayerLayer()) == nil)
  PlaygroundPage.current.finishExecution()
}
