import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct RefreshControlTests {
  @Test func whoPullsFarEnoughRefreshes() {
    let refresh = UIRefreshControl()
    var asked = 0
    refresh.addAction(UIAction { _ in asked += 1 }, for: .valueChanged)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 4000)
    scroll.refreshControl = refresh
    TestStage.run(showing: scroll) { stage in
      stage.down((150, 20))
      stage.move((150, 30))
      stage.move((150, 130))
      #expect(asked == 0 && !refresh.isHidden)
      stage.move((150, 390))
      #expect(asked == 1 && refresh.isRefreshing)
      stage.up((150, 390))
      stage.advance(by: 5)
      #expect(scroll.contentOffset.y == -60)
      refresh.endRefreshing()
      stage.advance(by: 1)
      #expect(scroll.contentOffset.y == 0 && !refresh.isRefreshing)
    }
  }
}
