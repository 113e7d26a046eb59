import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// The host is 200 by 300, so a view of 100 by 100 begins at 50, 100.
@MainActor
@Suite(.serialized)
struct TapTests {
  private func square(_ color: Color = .red) -> some View { color.frame(width: 100, height: 100) }

  // Rests on: Apple documentation, View, onTapGesture(count:perform:).
  @Test func tapsOfTheContentRunTheAction() {
    let log = EventLog()
    AnimatedStage.run(square().onTapGesture { log.note("tap") }) { stage in
      stage.tap(100, 150)
      #expect(log.take() == ["tap"])
      stage.tap(100, 50)
      #expect(log.take() == [])
    }
  }

  // Rests on: Apple documentation, View, onTapGesture(count:perform:).
  @Test func textsAndShapesTakeTouches() {
    let log = EventLog()
    let view = VStack(spacing: 0) {
      Text("Hello").frame(height: 100).onTapGesture { log.note("text") }
      Circle().frame(width: 100, height: 100).onTapGesture { log.note("circle") }
    }
    AnimatedStage.run(view) { stage in
      stage.tap(100, 100)
      #expect(log.take() == ["text"])
      stage.tap(100, 200)
      #expect(log.take() == ["circle"])
      stage.tap(55, 155)
      #expect(log.take() == [], "The corner is outside of the circle.")
    }
  }

  // Rests on: Apple documentation, View, contentShape(_:eoFill:).
  @Test func stackIsHitOnlyWhereItsContentIs() {
    let log = EventLog()
    func row() -> some View {
      HStack(spacing: 60) {
        Color.red.frame(width: 20, height: 20)
        Color.red.frame(width: 20, height: 20)
      }
    }
    AnimatedStage.run(row().onTapGesture { log.note("tap") }) { stage in
      stage.tap(100, 150)
      #expect(log.take() == [])
      stage.tap(60, 150)
      #expect(log.take() == ["tap"])
    }
    AnimatedStage.run(row().contentShape(Rectangle()).onTapGesture { log.note("tap") }) { stage in
      stage.tap(100, 150)
      #expect(log.take() == ["tap"])
    }
  }

  // Rests on: Apple documentation, View, onTapGesture(count:coordinateSpace:perform:).
  @Test func locationIsInTheSpaceOfTheView() {
    var points: [CGPoint] = []
    let view = square().onTapGesture { points.append($0) }
    AnimatedStage.run(view) { $0.tap(60, 120) }
    AnimatedStage.run(square().onTapGesture(coordinateSpace: .global) { points.append($0) }) {
      $0.tap(60, 120)
    }
    #expect(points == [CGPoint(x: 10, y: 20), CGPoint(x: 60, y: 120)])
  }

  // Rests on: Apple documentation, TapGesture, count.
  @Test func singleTapWaitsForTheDoubleTapInside() {
    let log = EventLog()
    let view = square().onTapGesture(count: 2) { log.note("double") }
      .onTapGesture { log.note("single") }
    AnimatedStage.run(view) { stage in
      stage.tap(100, 150)
      #expect(log.take() == [])
      stage.advance(by: 0.4)
      #expect(log.take() == ["single"])
      stage.tap(100, 150)
      stage.advance(by: 0.1)
      stage.tap(100, 150)
      stage.advance(by: 0.5)
      #expect(log.take() == ["double"])
    }
  }

  // Rests on: Apple documentation, View, highPriorityGesture(_:including:).
  @Test func innerGestureGoesFirstUnlessTheOuterOneHasPriority() {
    let log = EventLog()
    let inner = TapGesture().onEnded { log.note("inner") }
    let outer = TapGesture().onEnded { log.note("outer") }
    AnimatedStage.run(square().gesture(inner).padding().gesture(outer)) { $0.tap(100, 150) }
    #expect(log.take() == ["inner"])
    AnimatedStage.run(square().gesture(inner).padding().highPriorityGesture(outer)) {
      $0.tap(100, 150)
    }
    #expect(log.take() == ["outer"])
    AnimatedStage.run(square().gesture(inner).padding().simultaneousGesture(outer)) {
      $0.tap(100, 150)
    }
    #expect(Set(log.take()) == ["inner", "outer"])
  }

  // Rests on: Apple documentation, GestureMask.
  @Test func masksChooseTheGesturesThatCount() {
    let log = EventLog()
    let inner = TapGesture().onEnded { log.note("inner") }
    let outer = TapGesture().onEnded { log.note("outer") }
    func tapped(_ mask: GestureMask) -> [String] {
      AnimatedStage.run(square().gesture(inner).gesture(outer, including: mask)) {
        $0.tap(100, 150)
      }
      return log.take()
    }
    #expect(tapped(.all) == ["inner"])
    #expect(tapped(.gesture) == ["outer"])
    #expect(tapped(.subviews) == ["inner"])
    #expect(tapped(.none) == [])
  }

  // Rests on: Apple documentation, View, allowsHitTesting(_:) and disabled(_:).
  @Test func disabledAndUntouchableViewsRunNothing() {
    let log = EventLog()
    let view = square().onTapGesture { log.note("tap") }
    AnimatedStage.run(view.disabled(true)) { $0.tap(100, 150) }
    AnimatedStage.run(view.allowsHitTesting(false)) { $0.tap(100, 150) }
    #expect(log.take() == [])
    let behind = ZStack {
      square().onTapGesture { log.note("behind") }
      square(.blue).allowsHitTesting(false)
    }
    AnimatedStage.run(behind) { $0.tap(100, 150) }
    #expect(log.take() == ["behind"])
  }

  // Rests on: Apple documentation, Composing SwiftUI gestures.
  @Test func tapOfAButtonIsNotThatOfTheViewAround() {
    let log = EventLog()
    let view = VStack(spacing: 0) {
      Button("Press") { log.note("button") }.frame(height: 50)
      square()
    }.onTapGesture { log.note("view") }
    AnimatedStage.run(view) { stage in
      stage.tap(100, 100)
      #expect(log.take() == ["button"])
      stage.tap(100, 175)
      #expect(log.take() == ["view"])
    }
  }

  // Rests on: Apple documentation, View, onTapGesture(count:perform:).
  @Test func actionsAreThoseOfTheLastEvaluation() {
    struct Counter: View {
      let log: EventLog
      @State private var count = 0

      var body: some View {
        Color.red.onTapGesture {
          count += 1
          log.note("\(count)")
        }
      }
    }
    let log = EventLog()
    AnimatedStage.run(Counter(log: log)) { stage in
      for _ in 0..<3 {
        stage.tap(100, 150)
        stage.advance(by: 1)
      }
    }
    #expect(log.take() == ["1", "2", "3"])
  }

  // Rests on: Apple documentation, View, onHover(perform:) and
  // onContinuousHover(coordinateSpace:perform:).
  @Test func pointerIsToldAsItComesAndGoes() {
    let log = EventLog()
    let view = square().onHover { log.note("\($0)") }
      .onContinuousHover { if case .active(let point) = $0 { log.note("\(point.x)") } }
    AnimatedStage.run(view) { stage in
      stage.stage.hover(at: stage.host.convert(CGPoint(x: 60, y: 150), to: nil))
      stage.stage.hover(at: stage.host.convert(CGPoint(x: 10, y: 10), to: nil))
    }
    #expect(Set(log.take()) == ["true", "10.0", "false"])
  }
}
