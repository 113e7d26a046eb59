import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Where the content of scroll views begins, stays and stands.
@MainActor
@Suite(.serialized)
struct ScrollAnchorTests {
  private struct Page: View {
    @State var height = CGFloat(500)
    let anchors: [(UnitPoint, ScrollAnchorRole)]
    let keep: (Binding<CGFloat>) -> Void

    var body: some View {
      let _ = keep($height)
      anchors.reduce(AnyView(ScrollView { Color.red.frame(height: height) })) { view, anchor in
        AnyView(view.defaultScrollAnchor(anchor.0, for: anchor.1))
      }
    }
  }

  private func hosted(
    _ anchors: [(UnitPoint, ScrollAnchorRole)], height: CGFloat = 500,
    keep: @escaping (Binding<CGFloat>) -> Void = { _ in }
  ) -> HostedView<Page> {
    HostedView(Page(height: height, anchors: anchors, keep: keep), width: 100, height: 100)
  }

  @Test func contentBeginsAtItsAnchor() {
    #expect(hosted([(.bottom, .initialOffset)]).scrollView?.contentOffset.y == 400)
    #expect(hosted([(.bottom, .sizeChanges)]).scrollView?.contentOffset.y == 0)
    #expect(hosted([(.center, .initialOffset)]).scrollView?.contentOffset.y == 200)
  }

  @Test func contentStaysAtItsAnchorWhenItGrows() {
    for (role, offset) in [(ScrollAnchorRole.initialOffset, 400.0), (.sizeChanges, 700)] {
      var height: Binding<CGFloat>?
      let view = hosted([(.bottom, .initialOffset), (.bottom, role)]) { height = $0 }
      #expect(view.scrollView?.contentOffset.y == 400)
      height?.wrappedValue = 800
      view.update()
      #expect(view.scrollView?.contentOffset.y == CGFloat(offset))
    }
  }

  @Test func shortContentStandsAtItsAnchor() {
    #expect(hosted([(.bottom, .alignment)], height: 40).frames(of: .systemRed)[0].minY == 60)
    #expect(hosted([(.bottom, .initialOffset)], height: 40).frames(of: .systemRed)[0].minY == 0)
  }
}
