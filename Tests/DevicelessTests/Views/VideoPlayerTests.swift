import AVKit
import SwiftUI
import Testing
import UIKit

/// A player of SwiftUI.
@MainActor
struct VideoPlayerTests {
  @Test func aPlayerHasItsControlsAndTheViewBetween() {
    let player = AVPlayer()
    let view = VideoPlayer(player: player) { Color.red.frame(width: 30, height: 20) }
    let host = UIHostingController(rootView: view)
    host.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    host.view.layoutIfNeeded()
    let inner = host.children.compactMap { $0 as? AVPlayerViewController }.first
    #expect(inner?.player === player)
    #expect(inner?.view.bounds.size == CGSize(width: 200, height: 100))
    let red = UIColor.systemRed.resolvedColor(with: host.view.traitCollection)
    func views(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + views(in: $0) } }
    let sizes = views(in: host.view).filter { $0.backgroundColor == red }.map(\.bounds.size)
    #expect(sizes == [CGSize(width: 30, height: 20)])
  }
}
