import CoreGraphics
import Testing

@testable import SwiftUI
@testable import UIKit

/// `animation(_:body:)` animates what its closure adds, and nothing around or inside it.
@MainActor
@Suite(.serialized)
struct BodyAnimationTests {
  private struct Change {
    var inside = CGFloat(0)
    var outside = CGFloat(0)
    var content = CGFloat(0)
  }

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func box(_ change: Change) -> some View {
    Color(uiColor: red).frame(width: 20 + change.content, height: 20)
  }

  /// Where the red view is seen in the host before a change, half a second after it and at last.
  private func places<V: View>(
    after change: Change, with animation: Animation? = nil,
    of content: @escaping (Change) -> V
  ) throws -> [CGRect] {
    let driver = Driver(Change())
    var places: [CGRect] = []
    try AnimatedStage.run(Driven(driver: driver) { content($0) }) { stage in
      places.append(try seenFrame(in: stage))
      withAnimation(animation) { driver.value = change }
      for seconds in [0.5, 1] {
        stage.advance(by: seconds)
        places.append(try seenFrame(in: stage))
      }
    }
    return places
  }

  private func seenFrame<V: View>(in stage: AnimatedStage<V>) throws -> CGRect {
    let view = try #require(stage.views(of: red).first)
    var frame = (view.layer.presentation() ?? view.layer).frame
    var next = view.layer.superlayer
    while let layer = next, layer !== stage.host.layer {
      let seen = layer.presentation() ?? layer
      frame = frame.offsetBy(
        dx: seen.frame.minX - seen.bounds.minX, dy: seen.frame.minY - seen.bounds.minY)
      next = layer.superlayer
    }
    return frame
  }

  private func offset(_ change: Change) -> some View {
    box(change).animation(.linear(duration: 1)) { $0.offset(x: change.inside) }
      .offset(y: change.outside)
  }

  // Rests on: Apple documentation, View, animation(_:body:).
  @Test func anOffsetInTheBodyIsAnimated() throws {
    let places = try places(after: Change(inside: 60)) { offset($0) }
    #expect(places.map(\.midX) == [100, 130, 160])
    #expect(places.map(\.midY) == [150, 150, 150])
  }

  @Test func anOffsetAroundTheBodyIsNotAnimated() throws {
    let places = try places(after: Change(outside: 40)) { offset($0) }
    #expect(places.map(\.midY) == [150, 190, 190])
  }

  @Test func bothOffsetsChangeAtTheirOwnPace() throws {
    let places = try places(after: Change(inside: 60, outside: 40)) { offset($0) }
    #expect(places.map(\.midX) == [100, 130, 160])
    #expect(places.map(\.midY) == [150, 190, 190])
  }

  @Test func theAnimationOfTheChangeIsThatOfWhatIsAround() throws {
    let change = Change(inside: 60, outside: 40)
    let places = try places(after: change, with: .linear(duration: 2)) { offset($0) }
    #expect(places.map(\.midX) == [100, 130, 160])
    #expect(places.map(\.midY) == [150, 160, 180])
  }

  @Test func aPositionInTheBodyIsAnimated() throws {
    let places = try places(after: Change(inside: 60)) { change in
      box(change).animation(.linear(duration: 1)) { $0.position(x: 40 + change.inside, y: 50) }
    }
    #expect(places.map(\.midX) == [40, 70, 100])
  }

  @Test func aFrameInTheBodyIsAnimated() throws {
    let places = try places(after: Change(inside: 60)) { change in
      Color(uiColor: red).animation(.linear(duration: 1)) {
        $0.frame(width: 40 + change.inside, height: 20)
      }
    }
    #expect(places.map(\.width) == [40, 70, 100])
    #expect(places.map(\.midX) == [100, 100, 100])
  }

  @Test func paddingInTheBodyIsAnimated() throws {
    let places = try places(after: Change(inside: 60)) { change in
      box(change).animation(.linear(duration: 1)) { $0.padding(.leading, change.inside) }
    }
    #expect(places.map(\.midX) == [100, 115, 130])
  }

  @Test func aSizeAroundTheBodyIsNotAnimated() throws {
    let places = try places(after: Change(outside: 60)) { change in
      Color(uiColor: red).animation(.linear(duration: 1)) { $0.padding(10).opacity(0.5) }
        .frame(width: 60 + change.outside, height: 40)
    }
    #expect(places.map(\.width) == [40, 100, 100])
    #expect(places.map(\.midX) == [100, 100, 100])
  }

  @Test func whatIsInsideIsNotAnimated() throws {
    let places = try places(after: Change(content: 60)) { change in
      box(change).animation(.linear(duration: 1)) { $0.offset(x: change.inside) }
    }
    #expect(places.map(\.width) == [20, 80, 80])
  }

  @Test func bodiesInBodiesHaveTheirOwnAnimations() throws {
    let places = try places(after: Change(inside: 60, outside: 40)) { change in
      box(change)
        .animation(.linear(duration: 1)) { $0.offset(x: change.inside) }
        .animation(.linear(duration: 2)) { $0.offset(y: change.outside) }
    }
    #expect(places.map(\.midX) == [100, 130, 160])
    #expect(places.map(\.midY) == [150, 160, 180])
  }
}
