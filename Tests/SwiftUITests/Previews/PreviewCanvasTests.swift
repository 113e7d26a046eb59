import CoreGraphics
import Testing

@testable import SwiftUI
@testable import UIKit

/// The live view of a page with previews.
@MainActor
@Suite struct PreviewCanvasTests {
  @Test func onePreviewFillsTheLiveView() {
    let shown = ShownCanvas(Preview { Color.red })
    #expect(shown.screens == [CGRect(x: 0, y: 0, width: 400, height: 800)])
    #expect(shown.labels(of: shown.controllers[0]).isEmpty)
  }

  @Test func theViewsOfOneBlockStandInAStack() {
    let shown = ShownCanvas(
      Preview {
        Color.red.frame(width: 40, height: 40)
        Color.blue.frame(width: 40, height: 20)
      })
    let view = shown.controllers[0].content.view!
    func frame(_ color: UIColor) -> CGRect? {
      view.descendants.first { $0.isFilled(with: color) }.map { $0.convert($0.bounds, to: view) }
    }
    #expect(frame(.systemRed) == CGRect(x: 180, y: 366, width: 40, height: 40))
    #expect(frame(.systemBlue) == CGRect(x: 180, y: 414, width: 40, height: 20))
  }

  @Test func severalStandInAColumnWithTheirNames() {
    let shown = ShownCanvas(
      Preview("First") { Color.red }, Preview { Color.red },
      Preview("Small", traits: .fixedLayout(width: 100, height: 50)) { Color.red })
    #expect(shown.names == ["First", "Preview 2", "Small"])
    #expect(
      shown.sizes == [
        CGSize(width: 400, height: 800), CGSize(width: 400, height: 800),
        CGSize(width: 100, height: 50),
      ])
    // 736 points are between the margins, and a device takes three fifths of them.
    #expect(shown.screens[0].height.isNear(441.6) && shown.screens[0].width.isNear(220.8))
    #expect(shown.screens[0].midX.isNear(200))
    #expect(shown.screens[2].size == CGSize(width: 100, height: 50))
    for (upper, lower) in zip(shown.screens, shown.screens.dropFirst()) {
      #expect(upper.maxY + 24 < lower.minY)
    }
    let column = shown.canvas.view.subviews.compactMap { $0 as? UIScrollView }.first
    #expect(column?.contentSize.height.isNear(shown.screens[2].maxY + 16) == true)
  }

  @Test func oneWithASizeOfItsOwnHasIt() {
    let shown = ShownCanvas(
      Preview("Row", traits: .sizeThatFitsLayout) { Color.red.frame(width: 120, height: 30.5) })
    #expect(shown.sizes == [CGSize(width: 120, height: 31)])
    #expect(shown.names == ["Row"])
  }

  @Test func oneThatIsTooWideIsShownSmaller() {
    let shown = ShownCanvas(
      Preview(traits: .fixedLayout(width: 736, height: 100)) { Color.red })
    #expect(shown.sizes == [CGSize(width: 736, height: 100)])
    #expect(shown.screens[0].width.isNear(368) && shown.screens[0].height.isNear(50))
  }

  @Test func aTurnedDeviceIsWideAndCompact() {
    let shown = ShownCanvas(
      Preview(traits: .landscapeLeft) { Color.red }, Preview(traits: .portrait) { Color.red })
    #expect(
      shown.sizes == [CGSize(width: 800, height: 400), CGSize(width: 400, height: 800)])
    let traits = shown.controllers.map(\.content.traitCollection)
    #expect(traits.map(\.verticalSizeClass) == [.compact, .regular])
    #expect(traits.map(\.horizontalSizeClass) == [.compact, .compact])
  }

  @Test func eachHasAColorSchemeOfItsOwn() {
    let shown = ShownCanvas(
      Preview { Color.red.preferredColorScheme(.dark) }, Preview { Color.red })
    #expect(
      shown.controllers.map(\.content.view.traitCollection.userInterfaceStyle) == [.dark, .light])
  }

  @Test func viewsAndControllersOfUIKitAreShown() {
    let label = UILabel()
    label.text = "Hello"
    let controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 90, height: 60)
    let shown = ShownCanvas(
      Preview(traits: .sizeThatFitsLayout) { label },
      Preview(traits: .sizeThatFitsLayout) { controller })
    #expect(shown.sizes[1] == CGSize(width: 90, height: 60))
    let chosen = label.intrinsicContentSize
    #expect(
      shown.sizes[0]
        == CGSize(width: chosen.width.rounded(.up), height: chosen.height.rounded(.up)))
    #expect(shown.controllers[1].content === controller)
  }

  @Test func thePreviewsOfAPageThatShowsAnotherViewAreNotMade() {
    var made = 0
    let canvas = PreviewCanvas {
      made += 1
      return []
    }
    canvas.loadViewIfNeeded()
    #expect(made == 0)
    canvas.view.layoutIfNeeded()
    canvas.view.setNeedsLayout()
    canvas.view.layoutIfNeeded()
    #expect(made == 1)
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews.flatMap { [$0] + $0.descendants } }
}

extension CGFloat {
  fileprivate func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.01 }
}
