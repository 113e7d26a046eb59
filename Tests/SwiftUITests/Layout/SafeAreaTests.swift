import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// A hosting view with margins as on a telephone.
private final class InsetHost<Content: View>: _UIHostingView<Content> {
  override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0)
  }

  func frames(of color: UIColor) -> [CGRect] {
    all(in: self).filter { $0.isFilled(with: color) }.map { $0.convert($0.bounds, to: self) }
  }

  func all(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all(in: $0) } }
}

@MainActor
@Suite(.serialized)
struct SafeAreaTests {
  private let one = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let other = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  private func shown<V: View>(_ view: V) -> InsetHost<V> {
    let host = InsetHost(rootView: view)
    host.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    host.layoutIfNeeded()
    return host
  }

  @Test func contentStaysInsideAndWhatIgnoresTheAreaReachesBeyond() {
    let host = shown(
      ZStack {
        Color(uiColor: one).ignoresSafeArea()
        Color(uiColor: other)
      })
    #expect(host.frames(of: one) == [CGRect(x: 0, y: 0, width: 200, height: 300)])
    #expect(host.frames(of: other) == [CGRect(x: 0, y: 40, width: 200, height: 240)])
  }

  @Test func onlyEdgesThatTouchTheMarginReachBeyond() {
    let host = shown(
      VStack(spacing: 0) {
        Color(uiColor: one).ignoresSafeArea().frame(height: 50)
        Color(uiColor: other)
        Color(uiColor: one).ignoresSafeArea(edges: .top).frame(height: 50)
      })
    #expect(
      host.frames(of: one) == [
        CGRect(x: 0, y: 0, width: 200, height: 90), CGRect(x: 0, y: 230, width: 200, height: 50),
      ])
    #expect(host.frames(of: other) == [CGRect(x: 0, y: 90, width: 200, height: 140)])
  }

  @Test func backgroundsInAStyleReachBeyondAndViewsDoNot() {
    let style = shown(
      Color.clear.background(Color(uiColor: one), ignoresSafeAreaEdges: .top)
        .background { Color(uiColor: other) })
    #expect(style.frames(of: other) == [CGRect(x: 0, y: 40, width: 200, height: 240)])
    let frames = style.all(in: style).map { $0.convert($0.bounds, to: style) }
    #expect(frames.contains(CGRect(x: 0, y: 0, width: 200, height: 280)))
  }

  @Test func aScrollViewReachesUnderTheMarginsAndItsContentBeginsBelow() throws {
    let host = shown(
      ScrollView {
        Color(uiColor: one).frame(width: 200, height: 500)
      })
    let scroll = try #require(host.all(in: host).compactMap { $0 as? UIScrollView }.first)
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(scroll.contentOffset.y == -40)
    #expect(scroll.contentInset == UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
    #expect(host.frames(of: one) == [CGRect(x: 0, y: 40, width: 200, height: 500)])
  }

  @Test func anInsetTakesItsPlaceFromTheContentThatMayReachUnderIt() throws {
    let host = shown(
      Color(uiColor: one)
        .overlay { Color.clear.background { Color(uiColor: other).ignoresSafeArea() } }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 30) })
    #expect(host.frames(of: one) == [CGRect(x: 0, y: 40, width: 200, height: 210)])
    #expect(host.frames(of: other) == [CGRect(x: 0, y: 0, width: 200, height: 300)])
  }

  @Test func aReaderKnowsTheMarginsThatItTouches() {
    var insets: [EdgeInsets] = []
    _ = shown(
      VStack(spacing: 0) {
        GeometryReader { proxy in
          let _ = insets.append(proxy.safeAreaInsets)
          Color.clear
        }
        Color.clear.frame(height: 10)
      })
    #expect(insets.last == EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0))
  }
}
