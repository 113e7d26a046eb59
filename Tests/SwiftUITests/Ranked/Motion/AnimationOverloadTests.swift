import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each overload of animation and withAnimation: where a moved view is half way.
@MainActor
@Suite(.serialized)
struct AnimationOverloadTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// A dot that is equal to another one at the same place.
  private struct Dot: View, Equatable {
    let x: CGFloat
    var body: some View {
      Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10).position(x: x, y: 10)
    }
  }

  /// The place of the dot half a second after it set out from 50 to 100.
  private func halfWay<V: View>(
    _ change: (Driver<CGFloat>) -> Void = { $0.value = 100 }, _ view: @escaping (CGFloat) -> V
  ) -> CGFloat? {
    let driver = Driver(CGFloat(50))
    var place: CGFloat?
    AnimatedStage.run(Driven(driver: driver) { view($0) }) { stage in
      change(driver)
      stage.advance(by: 0.5)
      place = stage.seenCenter(of: red)?.x
    }
    return place.map { ($0 * 10).rounded() / 10 }
  }

  private let linear = Animation.linear(duration: 1)

  @Test func modifiers() {
    #expect(halfWay { Dot(x: $0) } == 100)
    #expect(halfWay { Dot(x: $0).animation(linear, value: $0) } == 75)
    #expect(halfWay { Dot(x: $0).animation(linear, value: 0) } == 100)
    #expect(halfWay { Dot(x: $0).animation(nil, value: $0) } == 100)
    #expect(halfWay { x in VStack { Dot(x: x) }.animation(linear) } == 75)
    #expect(halfWay { Dot(x: $0).animation(linear) } == 75)
  }

  @Test func functions() {
    #expect(halfWay({ dot in withAnimation(linear) { dot.value = 100 } }) { Dot(x: $0) } == 75)
    #expect(halfWay({ dot in withAnimation(nil) { dot.value = 100 } }) { Dot(x: $0) } == 100)
    var ended = 0
    let change: (Driver<CGFloat>) -> Void = { dot in
      withAnimation(linear, completionCriteria: .removed) {
        dot.value = 100
      } completion: {
        ended += 1
      }
    }
    #expect(halfWay(change) { Dot(x: $0) } == 75)
    #expect(withAnimation(linear) { 7 } == 7, "The value of the closure comes back.")
    let transaction = Transaction(animation: linear)
    #expect(
      halfWay({ dot in withTransaction(transaction) { dot.value = 100 } }) { Dot(x: $0) } == 75)
  }

  @Test func schedulesOfAnimations() throws {
    let start = Date(timeIntervalSinceReferenceDate: 100)
    func first(_ schedule: some TimelineSchedule) -> [Double] {
      schedule.entries(from: start, mode: .normal).prefix(3).map {
        ($0.timeIntervalSince(start) * 100).rounded() / 100
      }
    }
    #expect(first(.animation(minimumInterval: 0.5)) == [0, 0.5, 1])
    #expect(first(.periodic(from: start, by: 2)) == [0, 2, 4])
    #expect(first(.explicit([start, start.addingTimeInterval(3)])) == [0, 3])
  }

  @Test func pausedSchedulesShowOneDate() {
    func runs(_ schedule: some TimelineSchedule) -> Int {
      let log = EventLog()
      let view = TimelineView(schedule) { context in
        let _ = log.note("\(context.date)")
        Color.red
      }
      AnimatedStage.run(view) { stage in
        for _ in 0..<20 { stage.advance(by: 0.1) }
      }
      return log.take().count
    }
    #expect(runs(.animation(minimumInterval: 0.5, paused: true)) == 1)
    #expect((4...5).contains(runs(.animation(minimumInterval: 0.5))))
    #expect(runs(.animation) > 15)
  }
}
