import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Looks that follow the place of a view in a scroll view.
@MainActor
@Suite(.serialized)
struct ScrollTransitionTests {
  /// How much of each of ten rows of 50 points is seen through, in a window of 100 points.
  private func alphas(
    _ configuration: ScrollTransitionConfiguration, scrolledTo y: CGFloat
  ) -> [CGFloat] {
    let hosted = HostedView(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { _ in
            Color.red.frame(height: 50).scrollTransition(configuration) { effect, phase in
              effect.opacity(phase.isIdentity ? 1 : 0.5 + phase.value / 4)
            }
          }
        }
      }, width: 100, height: 100)
    hosted.scroll(y: y)
    hosted.update()
    return hosted.views(of: .systemRed).compactMap { $0.superview?.alpha }
  }

  @Test func aRowFollowsTheScrolling() {
    let linear = ScrollTransitionConfiguration.interactive(timingCurve: .linear)
    let alphas = alphas(linear, scrolledTo: 25)
    // The first row is half out at the top, the third half in at the bottom.
    #expect(alphas[0..<4].map { ($0 * 1000).rounded() } == [625, 1000, 875, 750])
  }

  @Test func aRowChangesAtItsThreshold() {
    #expect(alphas(.animated.threshold(.visible(0.4)), scrolledTo: 25)[0..<4] == [1, 1, 1, 0.75])
    #expect(alphas(.animated, scrolledTo: 25)[0..<4] == [0.25, 1, 0.75, 0.75])
    #expect(alphas(.identity, scrolledTo: 25)[0..<4] == [1, 1, 1, 1])
  }

  @Test func thresholdsCountFromTheEdge() {
    typealias Threshold = ScrollTransitionConfiguration.Threshold
    func progress(_ threshold: Threshold, at start: CGFloat) -> Double {
      threshold.progress(at: start, length: 50, in: 100)
    }
    #expect(progress(.visible, at: 50) == 0)
    #expect(progress(.visible, at: 75) == 0.5)
    #expect(progress(.hidden, at: 99) == 0)
    #expect(progress(.hidden, at: 100) == 1)
    #expect(progress(.centered, at: 25) == 0)
    #expect(progress(.centered, at: 62.5) == 0.5)
    #expect(progress(.visible.inset(by: 50), at: 50) == 0.5)
    #expect(progress(.visible.interpolated(towards: .centered, amount: 1), at: 62.5) == 0.5)
  }

  @Test func visualEffectsReadThePlaceInTheScrollView() {
    let hosted = HostedView(
      ScrollView {
        Color.red.frame(height: 500).visualEffect { effect, geometry in
          effect.offset(y: -geometry.frame(in: .scrollView).minY / 2)
        }
      }, width: 100, height: 100)
    #expect(hosted.views(of: .systemRed).first?.superview?.layer.transform.m42 == 0)
    hosted.scroll(y: 40)
    hosted.update()
    #expect(hosted.views(of: .systemRed).first?.superview?.layer.transform.m42 == 20)
  }

  @Test func feedbackAsksWhichToPlay() {
    struct Page: View {
      @State var number = 1
      let log: EventLog
      let keep: (Binding<Int>) -> Void
      var body: some View {
        let _ = keep($number)
        Color.red
          .sensoryFeedback(.impact(weight: .heavy, intensity: 0.5), trigger: number)
          .sensoryFeedback(.success, trigger: number) { old, new in
            log.note("\(old) \(new)")
            return true
          }
          .sensoryFeedback(trigger: number) { old, new in
            log.note("\(new - old)")
            return new > old ? .increase : nil
          }
      }
    }
    let log = EventLog()
    var number: Binding<Int>?
    let hosted = HostedView(Page(log: log) { number = $0 })
    #expect(log.events.isEmpty)
    number?.wrappedValue = 3
    hosted.update()
    #expect(log.events.sorted() == ["1 3", "2"])
  }
}
