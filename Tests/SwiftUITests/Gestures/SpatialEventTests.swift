import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// All touches of a view at once.
@MainActor
@Suite(.serialized)
struct SpatialEventTests {
  // Rests on: Apple documentation, SpatialEventGesture and SpatialEventCollection.
  @Test func eachTouchIsAnEventUntilTheLastIsLifted() {
    var changes: [SpatialEventCollection] = []
    var ends: [SpatialEventCollection] = []
    let gesture = SpatialEventGesture().onChanged { changes.append($0) }.onEnded { ends.append($0) }
    AnimatedStage.run(Color.red.frame(width: 100, height: 100).gesture(gesture)) { stage in
      stage.touch(.began, 60, 110)
      stage.touch(.began, 90, 130, finger: 2)
      stage.touch(.moved, 70, 110)
      stage.touch(.ended, 90, 130, finger: 2)
      #expect(ends.isEmpty)
      stage.touch(.ended, 70, 110)
    }
    #expect(changes.first?.map(\.location) == [CGPoint(x: 10, y: 10)])
    #expect(changes.first?.map(\.phase) == [.active] && changes.first?.map(\.kind) == [.touch])
    let both = changes.filter { $0.count == 2 }
    #expect(both.first?.map(\.location).contains(CGPoint(x: 40, y: 30)) == true)
    #expect(Set(both.flatMap { $0.map(\.id) }).count == 2)
    if let event = both.first?.first { #expect(both.first?[event.id] == event) }
    #expect(changes.contains { $0.contains { $0.phase == .ended } })
    #expect(ends.count == 1 && ends[0].map(\.location) == [CGPoint(x: 20, y: 10)])
    #expect(ends[0].map(\.phase) == [.ended])
  }

  @Test func locationsAreInTheCoordinateSpace() {
    var first: CGPoint?
    let gesture = SpatialEventGesture(coordinateSpace: .named("outer"))
      .onChanged { first = first ?? $0.first?.location }
    let view = Color.red.frame(width: 50, height: 50).gesture(gesture)
      .frame(width: 100, height: 100).coordinateSpace(.named("outer"))
    AnimatedStage.run(view) { $0.tap(80, 130) }
    #expect(first == CGPoint(x: 30, y: 30))
  }
}
