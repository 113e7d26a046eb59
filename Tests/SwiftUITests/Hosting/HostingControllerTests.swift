import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

private struct Growing: View {
  let model: SizeModel

  var body: some View { Color.red.frame(width: model.width, height: 30) }
}

@Observable
private final class SizeModel {
  var width: CGFloat = 50
}

@MainActor
@Suite(.serialized)
struct HostingControllerTests {
  @Test func theViewChoosesItsSizeInASize() {
    let controller = UIHostingController(rootView: Color.red.frame(maxWidth: 80, maxHeight: 20))
    #expect(
      controller.sizeThatFits(in: CGSize(width: 200, height: 10)) == CGSize(width: 80, height: 10))
  }

  @Test func sizesFollowTheIdealSizeWhereTheyAreAskedTo() {
    let model = SizeModel()
    let controller = UIHostingController(rootView: Growing(model: model))
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    controller.view.layoutIfNeeded()
    #expect(controller.preferredContentSize == .zero)
    controller.sizingOptions = [.preferredContentSize, .intrinsicContentSize]
    #expect(controller.preferredContentSize == CGSize(width: 50, height: 30))
    model.width = 90
    controller.view.layoutIfNeeded()
    #expect(controller.preferredContentSize == CGSize(width: 90, height: 30))
    #expect(controller.view.intrinsicContentSize == CGSize(width: 90, height: 30))
  }

  @Test func regionsOfTheSafeAreaAreKeptFreeOrNot() {
    let controller = UIHostingController(rootView: Color.red)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let text = UIHostingController(rootView: Text("a").frame(maxHeight: .infinity, alignment: .top))
    text.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(top(of: text) == 20)
    text.safeAreaRegions = []
    #expect(top(of: text) == 0)
  }

  private func top<V: View>(of controller: UIHostingController<V>) -> CGFloat? {
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
    controller.view.layoutIfNeeded()
    return controller.view.subviews.first.map { $0.convert($0.bounds, to: controller.view).minY }
  }
}
