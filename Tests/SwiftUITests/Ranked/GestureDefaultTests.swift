import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each form of DragGesture and onTapGesture: from which distance and in which space.
@MainActor
@Suite(.serialized)
struct GestureDefaultTests {
  private var square: some View { Color.red.frame(width: 100, height: 100) }

  /// Where the host stands on the stage.
  private var origin: CGPoint {
    var origin = CGPoint.zero
    AnimatedStage.run(square) { origin = $0.host.convert(CGPoint.zero, to: nil) }
    return origin
  }

  /// The locations of a drag from (60, 110) to the right, in a view that is at (50, 100).
  private func places(_ drag: DragGesture) -> [CGPoint] {
    var places: [CGPoint] = []
    let view = square.gesture(drag.onChanged { places.append($0.location) })
      .coordinateSpace(name: "space")
    AnimatedStage.run(view) { $0.drag([(60, 110), (66, 110), (80, 110)]) }
    return places
  }

  @Test func drags() {
    let local = CGPoint(x: 30, y: 10)
    #expect(places(DragGesture()) == [local])
    #expect(places(DragGesture(minimumDistance: 0)).count == 3)
    #expect(places(DragGesture(minimumDistance: 5)) == [CGPoint(x: 16, y: 10), local])
    #expect(places(DragGesture(minimumDistance: 50)) == [])
    #expect(places(DragGesture(coordinateSpace: .named("space"))) == [local])
    let space: CoordinateSpace = .local
    #expect(places(DragGesture(minimumDistance: 10, coordinateSpace: space)) == [local])
    #expect(DragGesture().minimumDistance == 10)
    let outside = [CGPoint(x: origin.x + 80, y: origin.y + 110)]
    #expect(places(DragGesture(coordinateSpace: .global)) == outside)
    let old: CoordinateSpace = .global
    #expect(places(DragGesture(coordinateSpace: old)) == outside)
  }

  @Test func whereADragWouldEnd() throws {
    var last: DragGesture.Value?
    AnimatedStage.run(square.gesture(DragGesture().onEnded { last = $0 })) {
      $0.drag([(60, 110), (80, 110), (100, 110)])
    }
    let value = try #require(last)
    #expect(value.predictedEndLocation.x > value.location.x)
    #expect(value.predictedEndLocation.y == value.location.y)
    let further = value.predictedEndLocation.x - value.startLocation.x
    #expect(abs(value.predictedEndTranslation.width - further) < 0.01)
  }

  /// The events of two taps at (60, 120), in a view that is at (50, 100).
  private func taps<V: View>(_ make: (Color, EventLog) -> V) -> [String] {
    let log = EventLog()
    AnimatedStage.run(make(.red, log).frame(width: 100, height: 100)) { stage in
      stage.tap(60, 120)
      stage.advance(by: 0.05)
      stage.tap(60, 120)
      stage.advance(by: 0.5)
    }
    return log.take()
  }

  @Test func tapGestures() {
    #expect(taps { view, log in view.onTapGesture { log.note("tap") } } == ["tap", "tap"])
    #expect(taps { view, log in view.onTapGesture(count: 2) { log.note("twice") } } == ["twice"])
    #expect(
      taps { view, log in view.onTapGesture { log.note("\(Int($0.x)) \(Int($0.y))") } }
        == ["10 20", "10 20"])
    #expect(
      taps { view, log in
        view.onTapGesture(count: 2, coordinateSpace: .local) { log.note("\(Int($0.x))") }
      } == ["10"])
    let global = taps { view, log in
      view.onTapGesture(coordinateSpace: .global) { log.note("\(Int($0.x)) \(Int($0.y))") }
    }
    let outside = "\(Int(origin.x) + 60) \(Int(origin.y) + 120)"
    #expect(global == [outside, outside])
  }
}
