import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Each overload of the ranked modifiers that run actions, animate or disable.
@MainActor
@Suite(.serialized)
struct ActionModifierTests {
  private var square: some View { Color.red.frame(width: 100, height: 100) }

  @Test func taps() {
    let log = EventLog()
    AnimatedStage.run(square.onTapGesture { log.note("one") }) { $0.tap(100, 150) }
    #expect(log.take() == ["one"])
    let twice = square.onTapGesture(count: 2) { log.note("two") }
    AnimatedStage.run(twice) { stage in
      stage.tap(100, 150)
      stage.advance(by: 1)
      #expect(log.take() == [])
      stage.tap(100, 150)
      stage.tap(100, 150)
    }
    #expect(log.take() == ["two"])
    let local = square.onTapGesture { point in log.note("\(Int(point.x)) \(Int(point.y))") }
    AnimatedStage.run(local) { $0.tap(70, 110) }
    #expect(log.take() == ["20 10"])
    let outside = square.onTapGesture(count: 1, coordinateSpace: .global) { point in
      log.note("\(Int(point.x) - 70)")
    }
    AnimatedStage.run(outside) { stage in
      let origin = stage.host.convert(CGPoint.zero, to: nil)
      stage.tap(70, 110)
      #expect(log.take() == ["\(Int(origin.x))"])
    }
  }

  @Test func changes() {
    let log = EventLog()
    let driven = DrivenView(1) { value in
      Color.red
        .onChange(of: value) { log.note("plain") }
        .onChange(of: value) { old, new in log.note("\(old)-\(new)") }
        .onChange(of: value, initial: true) { log.note("initial") }
        .onChange(of: value, initial: true) { old, new in log.note("initial \(old)-\(new)") }
        .onChange(of: value, perform: { new in log.note("new \(new)") })
    }
    #expect(log.takeSorted() == ["initial", "initial 1-1"])
    driven.set(2)
    #expect(log.takeSorted() == ["1-2", "initial", "initial 1-2", "new 2", "plain"])
    driven.update()
    #expect(log.take() == [])
  }

  @Test func appearing() {
    let log = EventLog()
    _ = HostedView(Color.red.onAppear { log.note("appears") }.onAppear(perform: nil))
    #expect(log.take() == ["appears"])
  }

  @Test func disabling() {
    let log = EventLog()
    let button = Button("Press") { log.note("run") }
    AnimatedStage.run(button.disabled(true)) { $0.tap(100, 150) }
    #expect(log.take() == [])
    AnimatedStage.run(button.disabled(false)) { $0.tap(100, 150) }
    #expect(log.take() == ["run"])
    AnimatedStage.run(button.disabled(false).disabled(true)) { $0.tap(100, 150) }
    #expect(log.take() == [], "An outer modifier switches off what is inside.")
  }

  @Test func buttonStyles() throws {
    struct Marked: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Text("marked") }
    }
    struct Primitive: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Text("primitive") }
    }
    AnimatedStage.run(Button("a") {}.buttonStyle(Marked())) { #expect($0.texts == ["marked"]) }
    AnimatedStage.run(Button("a") {}.buttonStyle(Primitive())) {
      #expect($0.texts == ["primitive"])
    }
    let plain = try ViewPixels(Button("a") {}.buttonStyle(.plain))
    let prominent = try ViewPixels(Button("a") {}.buttonStyle(.borderedProminent))
    #expect(prominent.width > plain.width + 20)
    #expect(prominent[prominent.width / 2, 2] == [0, 122, 255, 255])
  }

  /// A square that goes 100 points to the right when it is tapped.
  private struct Mover<Moved: View>: View {
    let change: (@escaping () -> Void) -> Void
    let moved: (Bool) -> Moved
    @State private var isFar = false

    var body: some View {
      moved(isFar).onTapGesture { change { isFar.toggle() } }
    }
  }

  private func middle<V: View>(
    _ change: @escaping (@escaping () -> Void) -> Void, _ moved: @escaping (Bool) -> V
  ) -> [CGFloat] {
    var seen: [CGFloat] = []
    AnimatedStage.run(Mover(change: change, moved: moved).frame(width: 200, alignment: .leading)) {
      stage in
      @MainActor func x() -> CGFloat {
        guard let view = stage.views(of: .systemRed).first else { return .nan }
        var point = CGPoint.zero
        var layer: CALayer? = view.layer
        while let current = layer, current !== stage.host.layer {
          let shown = current.presentation() ?? current
          point.x += shown.position.x - shown.bounds.width * shown.anchorPoint.x
          layer = current.superlayer
        }
        return point.x
      }
      stage.tap(10, 150)
      stage.advance(by: 0.5)
      seen.append(x())
      stage.advance(by: 2)
      seen.append(x())
    }
    return seen
  }

  private func step(_ isFar: Bool) -> some View {
    Color.red.frame(width: 20, height: 20).offset(x: isFar ? 100 : 0)
  }

  @Test func animations() {
    let linear = Animation.linear(duration: 1)
    func isHalf(_ seen: [CGFloat]) -> Bool { abs(seen[0] - 50) < 3 && abs(seen[1] - 100) < 0.01 }
    #expect(isHalf(middle({ work in withAnimation(linear) { work() } }) { step($0) }))
    #expect(isHalf(middle({ $0() }) { isFar in step(isFar).animation(linear, value: isFar) }))
    #expect(isHalf(middle({ $0() }) { isFar in step(isFar).animation(linear) }))
    #expect(middle({ $0() }) { step($0) }[0] == 100, "Nothing is animated without an animation.")
    let none = middle({ work in withAnimation(linear) { work() } }) { isFar in
      step(isFar).animation(nil, value: isFar)
    }
    #expect(none[0] == 100)
    let body = middle({ $0() }) { isFar in
      Color.red.frame(width: 20, height: 20).animation(linear) { $0.offset(x: isFar ? 100 : 0) }
    }
    #expect(isHalf(body))
  }

  // Rests on: Apple documentation, View, animation(_:value:): the animation applies to the view
  // that it modifies, not to what is applied afterwards.
  @Test func anAnimationInsideLeavesTheOffsetOutside() {
    let outside = middle({ $0() }) { isFar in
      Color.red.frame(width: 20, height: 20)
        .animation(.linear(duration: 1), value: isFar)
        .offset(x: isFar ? 100 : 0)
    }
    #expect(outside == [100, 100])
    let both = middle({ $0() }) { isFar in
      Color.red.frame(width: 20, height: 20)
        .animation(.linear(duration: 9), value: isFar)
        .offset(x: isFar ? 100 : 0)
        .animation(.linear(duration: 1), value: isFar)
    }
    #expect(abs(both[0] - 50) < 3)
  }

  // Rests on: Apple documentation, ViewModifier, animation(_:).
  @Test func modifiersCanBeAnimated() {
    struct Shift: ViewModifier {
      let x: CGFloat
      func body(content: Content) -> some View { content.offset(x: x) }
    }
    let seen = middle({ $0() }) { isFar in
      Color.red.frame(width: 20, height: 20)
        .modifier(Shift(x: isFar ? 100 : 0).animation(.linear(duration: 1)))
    }
    #expect(abs(seen[0] - 50) < 3 && seen[1] == 100)
    let disabled = middle({ work in withAnimation(.linear(duration: 1)) { work() } }) { isFar in
      Color.red.frame(width: 20, height: 20)
        .modifier(Shift(x: isFar ? 100 : 0).transaction { $0.animation = nil })
    }
    #expect(disabled[0] == 100)
  }

  @Test func transitions() {
    @MainActor func opacity(_ transition: AnyTransition) -> CGFloat {
      var alpha: CGFloat = 1
      struct Switched: View {
        let transition: AnyTransition
        @State private var isShown = false
        var body: some View {
          ZStack {
            Color.blue.onTapGesture {
              withAnimation(.linear(duration: 1)) { isShown = true }
            }
            if isShown { Color.red.frame(width: 20, height: 20).transition(transition) }
          }
        }
      }
      AnimatedStage.run(Switched(transition: transition)) { stage in
        stage.tap(20, 20)
        stage.advance(by: 0.5)
        var layer = stage.views(of: .systemRed).first?.layer as CALayer?
        while let current = layer, current !== stage.host.layer {
          alpha *= CGFloat((current.presentation() ?? current).opacity)
          layer = current.superlayer
        }
      }
      return alpha
    }
    #expect(abs(opacity(.opacity) - 0.5) < 0.1)
    #expect(opacity(.identity) == 1)
  }
}
