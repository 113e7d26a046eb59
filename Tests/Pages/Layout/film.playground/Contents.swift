import AVFoundation
import PlaygroundSupport
import UIKit

// A film is not shown: something else stands in its place, and the console says so once.
final class FilmView: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }
  var film: AVPlayerLayer { layer as! AVPlayerLayer }
}

let view = FilmView(frame: CGRect(x: 0, y: 0, width: 320, height: 180))
let player = AVPlayer(url: URL(fileURLWithPath: "/films/waves.mp4"))
view.film.player = player
view.film.videoGravity = .resizeAspectFill
let small = AVPlayerLayer(player: player)
small.frame = CGRect(x: 10, y: 10, width: 64, height: 36)
view.layer.addSublayer(small)
player.play()
print(view.film.isReadyForDisplay, player.currentItem?.status == .failed)
PlaygroundPage.current.liveView = view
