import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Views that share their geometry.
@MainActor
@Suite(.serialized)
struct MatchedGeometryTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  private struct Pair: View {
    let driver: Driver<Bool>
    @Namespace private var space

    var body: some View {
      Driven(driver: driver) { isRight in
        HStack(spacing: 0) {
          if isRight {
            Color.clear.frame(width: 100, height: 100)
            Color(uiColor: MatchedGeometryTests.blue)
              .matchedGeometryEffect(id: "x", in: space).frame(width: 80, height: 80)
          } else {
            Color(uiColor: MatchedGeometryTests.red)
              .matchedGeometryEffect(id: "x", in: space).frame(width: 20, height: 20)
            Color.clear.frame(width: 100, height: 100)
          }
        }
        .frame(width: 200, height: 300, alignment: .topLeading)
      }
    }
  }

  /// The frame in the host in which a view of a color is seen.
  private func seen(_ stage: AnimatedStage<some View>, _ color: UIColor) -> CGRect? {
    guard let view = stage.views(of: color).first else { return nil }
    var layer: CALayer = view.layer
    var frame = (layer.presentation() ?? layer).frame
    while let next = layer.superlayer, layer !== stage.host.layer, next !== stage.host.layer {
      let shown = next.presentation() ?? next
      frame = frame.offsetBy(dx: shown.frame.minX, dy: shown.frame.minY)
      layer = next
    }
    return frame
  }

  // Rests on: Apple documentation, View, matchedGeometryEffect(id:in:properties:anchor:isSource:):
  // one view appears to move to the place of the other.
  @Test func aViewThatComesBeginsWhereTheOtherOneIs() {
    let driver = Driver(false)
    AnimatedStage.run(Pair(driver: driver)) { stage in
      let start = seen(stage, Self.red)
      withAnimation(.linear(duration: 1)) { driver.value = true }
      stage.advance(by: 0.01)
      let first = seen(stage, Self.blue)
      #expect(first.map { abs($0.midX - (start?.midX ?? 0)) < 4 } == true)
      stage.advance(by: 0.49)
      let middle = seen(stage, Self.blue)
      #expect(middle.map { $0.midX > (start?.midX ?? 0) + 20 } == true)
      for _ in 0..<4 { stage.advance(by: 0.3) }
      #expect(seen(stage, Self.blue)?.width == 80)
      #expect(stage.views(of: Self.red).isEmpty)
    }
  }

  private struct Follower: View {
    let driver: Driver<Int>
    @Namespace private var space

    var body: some View {
      Driven(driver: driver) { chosen in
        ZStack(alignment: .topLeading) {
          HStack(spacing: 0) {
            ForEach(0..<3, id: \.self) { index in
              Color(uiColor: MatchedGeometryTests.red).frame(width: 40, height: 20)
                .matchedGeometryEffect(id: index, in: space)
            }
          }
          Color(uiColor: MatchedGeometryTests.blue)
            .matchedGeometryEffect(id: chosen, in: space, isSource: false)
        }
      }
    }
  }

  // Rests on: Apple documentation, View, matchedGeometryEffect(id:in:properties:anchor:isSource:),
  // isSource: other views take the geometry of the source.
  @Test func aViewThatIsNoSourceTakesThePlaceOfTheSource() {
    let driver = Driver(0)
    let hosted = HostedView(Follower(driver: driver))
    #expect(hosted.frames(of: Self.blue) == [hosted.frames(of: Self.red)[0]])
    driver.value = 2
    hosted.update()
    #expect(hosted.frames(of: Self.blue) == [hosted.frames(of: Self.red)[2]])
  }

  // Rests on: Apple documentation, View, matchedGeometryEffect(id:in:properties:anchor:isSource:).
  @Test func aViewThatIsNoSourceMovesThereWithTheAnimation() {
    let driver = Driver(0)
    AnimatedStage.run(Follower(driver: driver)) { stage in
      let start = seen(stage, Self.blue)
      withAnimation(.linear(duration: 1)) { driver.value = 2 }
      stage.advance(by: 0.5)
      let middle = seen(stage, Self.blue)
      #expect(start != nil && middle.map { abs($0.minX - (start?.minX ?? 0) - 40) < 2 } == true)
    }
  }
}
