import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// Where scroll views come to rest.
@MainActor
@Suite(.serialized)
struct ScrollTargetTests {
  /// The start of a drag, where it would end, its speed, and where it has to end.
  struct Drag: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var from: CGFloat = 0
    var to: CGFloat
    var speed: CGFloat = 0
    var rest: CGFloat
  }

  private func rest(_ drag: Drag, _ behavior: any ScrollTargetBehavior) -> CGFloat {
    let size = CGSize(width: 200, height: 100)
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: CGPoint(x: drag.from, y: 0), size: size)),
      velocity: CGVector(dx: drag.speed, dy: 0), contentSize: CGSize(width: 1_000, height: 100),
      containerSize: size, axes: .horizontal, environment: EnvironmentValues(),
      frames: { (0..<10).map { CGRect(x: CGFloat($0) * 100, y: 0, width: 90, height: 100) } })
    var target = ScrollTarget(rect: CGRect(origin: CGPoint(x: drag.to, y: 0), size: size))
    behavior.updateTarget(&target, context: context)
    return target.rect.minX
  }

  @Test(arguments: [
    Drag(testDescription: "less than half a page", to: 80, rest: 0),
    Drag(testDescription: "more than half a page", to: 120, rest: 200),
    Drag(testDescription: "a short fling", to: 40, speed: 1, rest: 200),
    Drag(testDescription: "a long fling passes one page", to: 700, speed: 3, rest: 200),
    Drag(testDescription: "back", from: 400, to: 260, speed: -1, rest: 200),
    Drag(testDescription: "beyond the end", from: 800, to: 950, speed: 2, rest: 800),
  ])
  func pages(drag: Drag) {
    #expect(rest(drag, PagingScrollTargetBehavior()) == drag.rest)
  }

  @Test(arguments: [
    Drag(testDescription: "to the nearest view", to: 260, rest: 300),
    Drag(testDescription: "back to the nearest view", to: 240, rest: 200),
    Drag(testDescription: "a short fling", to: 20, speed: 1, rest: 100),
    Drag(testDescription: "a long fling", to: 630, speed: 3, rest: 600),
    Drag(testDescription: "beyond the end", from: 700, to: 960, rest: 800),
  ])
  func views(drag: Drag) {
    #expect(rest(drag, ViewAlignedScrollTargetBehavior()) == drag.rest)
  }

  @Test func aLimitHoldsAFling() {
    let fling = Drag(testDescription: "a long fling", to: 630, speed: 3, rest: 0)
    #expect(rest(fling, ViewAlignedScrollTargetBehavior(limitBehavior: .alwaysByOne)) == 100)
    #expect(rest(fling, ViewAlignedScrollTargetBehavior(limitBehavior: .never)) == 600)
  }

  @Test func aPositionGoesToEdgesAndPoints() {
    let model = Place()
    let hosted = HostedView(Scrolled(model: model))
    func offset() -> CGFloat? {
      hosted.update()
      hosted.update()
      return hosted.scrollView?.contentOffset.y
    }
    #expect(offset() == 0)
    model.position.scrollTo(edge: .bottom)
    #expect(offset() == 700)
    model.position.scrollTo(y: 120)
    #expect(offset() == 120)
    model.position.scrollTo(id: 4, anchor: .top)
    #expect(offset() == 200)
    model.position.scrollTo(id: 4, anchor: .bottom)
    #expect(offset() == 0)
    model.position.scrollTo(edge: .top)
    #expect(offset() == 0)
    #expect(model.position.edge == .top)
  }
}

@Observable
private final class Place {
  var position = ScrollPosition(idType: Int.self)
}

private struct Scrolled: View {
  @Bindable var model: Place

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20, id: \.self) { _ in Color.red.frame(width: 100, height: 50) }
      }
      .scrollTargetLayout()
    }
    .scrollPosition($model.position)
  }
}
