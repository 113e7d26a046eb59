import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each transition, as AnyTransition and as a value of its own: where the view is, and how opaque,
/// half way of its coming.
@MainActor
@Suite(.serialized)
struct TransitionFormTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private struct Seen: Equatable {
    var x = 100.0
    var y = 150.0
    var width = 40.0
    var opacity = 1.0
  }

  /// The place, width and opacity of a view of 40 by 40 in the middle of 200 by 300, half a second
  /// after it came.
  private func halfWay<V: View>(
    _ animation: Animation = .linear(duration: 1), _ transition: @escaping (AnyView) -> V
  ) -> Seen? {
    let driver = Driver(false)
    let square = AnyView(Color(uiColor: red).frame(width: 40, height: 40))
    let view = Driven(driver: driver) { isShown in
      ZStack {
        Color.clear
        if isShown { transition(square) }
      }
    }
    var seen: Seen?
    AnimatedStage.run(view) { stage in
      withAnimation(animation) { driver.value = true }
      stage.advance(by: 0.5)
      seen = stage.views(of: red).first.map { look(of: $0, in: stage.host) }
    }
    return seen
  }

  private func look(of view: UIView, in host: UIView) -> Seen {
    var (corner, end, opacity) = (
      CGPoint.zero, CGPoint(x: view.bounds.width, y: view.bounds.height), 1.0
    )
    var layer: CALayer? = view.layer
    while let current = layer, current !== host.layer {
      let shown = current.presentation() ?? current
      opacity *= Double(shown.opacity)
      func outside(_ point: CGPoint) -> CGPoint {
        let (size, anchor) = (shown.bounds.size, shown.anchorPoint)
        let place = CGPoint(
          x: point.x - shown.bounds.minX - size.width * anchor.x,
          y: point.y - shown.bounds.minY - size.height * anchor.y
        ).applying(CATransform3DGetAffineTransform(shown.transform))
        return CGPoint(x: place.x + shown.position.x, y: place.y + shown.position.y)
      }
      (corner, end) = (outside(corner), outside(end))
      layer = current.superlayer
    }
    func rounded(_ value: CGFloat) -> Double { (Double(value) * 10).rounded() / 10 }
    return Seen(
      x: rounded((corner.x + end.x) / 2), y: rounded((corner.y + end.y) / 2),
      width: rounded(end.x - corner.x), opacity: (opacity * 100).rounded() / 100)
  }

  @Test func erasedForms() {
    #expect(halfWay { $0.transition(.opacity) } == Seen(opacity: 0.5))
    #expect(halfWay { $0.transition(.identity) } == Seen())
    #expect(halfWay { $0.transition(.scale) }?.width == 20)
    #expect(halfWay { $0.transition(.scale(scale: 0.5)) } == Seen(width: 30))
    #expect(
      halfWay { $0.transition(.scale(scale: 0.5, anchor: .leading)) } == Seen(x: 95, width: 30))
    #expect(halfWay { $0.transition(.slide) } == Seen(x: 80))
    #expect(halfWay { $0.transition(.move(edge: .bottom)) } == Seen(y: 170))
    #expect(halfWay { $0.transition(.push(from: .top)) } == Seen(y: 130, opacity: 0.5))
    let size = CGSize(width: 60, height: 20)
    #expect(halfWay { $0.transition(.offset(size) as AnyTransition) } == Seen(x: 130, y: 160))
    #expect(halfWay { $0.transition(.offset(x: 60) as AnyTransition) } == Seen(x: 130))
    #expect(halfWay { $0.transition(AnyTransition.offset(y: -60)) } == Seen(y: 120))
  }

  @Test func formsWithATypeOfTheirOwn() {
    #expect(halfWay { $0.transition(OpacityTransition()) } == Seen(opacity: 0.5))
    #expect(halfWay { $0.transition(ScaleTransition(0.5, anchor: .leading)) }?.x == 95)
    #expect(halfWay { $0.transition(SlideTransition()) } == Seen(x: 80))
    #expect(halfWay { $0.transition(MoveTransition(edge: .trailing)) } == Seen(x: 120))
    #expect(halfWay { $0.transition(PushTransition(edge: .top)) } == Seen(y: 130, opacity: 0.5))
    let size = CGSize(width: 60, height: 20)
    #expect(halfWay { $0.transition(OffsetTransition(size)) } == Seen(x: 130, y: 160))
    func offset<T: Transition>(_ transition: T) -> Seen? { halfWay { $0.transition(transition) } }
    #expect(offset(.offset(size)) == Seen(x: 130, y: 160))
    #expect(offset(.offset(x: 60, y: 0)) == Seen(x: 130))
    #expect(offset(.offset(y: 20)) == Seen(y: 160))
  }

  @Test func combinationsAndAnimations() {
    let both = AnyTransition.offset(x: 60).combined(with: .opacity)
    #expect(halfWay { $0.transition(both) } == Seen(x: 130, opacity: 0.5))
    let typed = OffsetTransition(CGSize(width: 60, height: 0)).combined(with: OpacityTransition())
    #expect(halfWay { $0.transition(typed) } == Seen(x: 130, opacity: 0.5))
    let coming = AnyTransition.asymmetric(insertion: .offset(x: 60), removal: .opacity)
    #expect(halfWay { $0.transition(coming) } == Seen(x: 130))
    let slow = Animation.linear(duration: 2)
    #expect(halfWay { $0.transition(.opacity.animation(slow)) } == Seen(opacity: 0.25))
    #expect(halfWay { $0.transition(OpacityTransition().animation(slow)) } == Seen(opacity: 0.25))
    struct Faint: ViewModifier {
      let amount: Double
      func body(content: Content) -> some View { content.opacity(amount) }
    }
    let fading = AnyTransition.modifier(active: Faint(amount: 0.2), identity: Faint(amount: 1))
    #expect(halfWay { $0.transition(fading) } == Seen(opacity: 0.6))
  }
}
