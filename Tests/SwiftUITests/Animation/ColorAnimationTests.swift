import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Colors on their way from one to another.
@MainActor
@Suite(.serialized)
struct ColorAnimationTests {
  private let one = Color(red: 1, green: 0, blue: 0)
  private let other = Color(red: 0, green: 0, blue: 1)

  private func all(in view: UIView) -> [UIView] {
    view.subviews.flatMap { [$0] + all(in: $0) }
  }

  private func components(_ color: UIColor?) -> [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue]
  }

  private func textColor(_ stage: AnimatedStage<some View>) -> [CGFloat] {
    let label = all(in: stage.host).lazy.compactMap { $0 as? UILabel }.first
    return components(
      label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor)
  }

  // Rests on: Apple documentation, Animating views and transitions: styles are animated.
  @Test func theColorOfATextIsAnimated() {
    let driver = Driver(false)
    let view = Driven(driver: driver) { [one, other] in
      Text("color").foregroundStyle($0 ? other : one)
    }
    AnimatedStage.run(view) { stage in
      #expect(textColor(stage) == [1, 0, 0])
      withAnimation(.linear(duration: 1)) { driver.value = true }
      stage.turn()
      for _ in 0..<5 { stage.advance(by: 0.1) }
      let middle = textColor(stage)
      #expect(abs(middle[0] - 0.5) < 0.1 && abs(middle[2] - 0.5) < 0.1)
      for _ in 0..<6 { stage.advance(by: 0.1) }
      #expect(textColor(stage) == [0, 0, 1])
    }
  }

  // Rests on: Apple documentation, withAnimation(_:_:).
  @Test func withoutAnimationTheColorOfATextChangesAtOnce() {
    let driver = Driver(false)
    let view = Driven(driver: driver) { [one, other] in
      Text("color").foregroundStyle($0 ? other : one)
    }
    AnimatedStage.run(view) { stage in
      driver.value = true
      stage.turn()
      #expect(textColor(stage) == [0, 0, 1])
    }
  }

  // Rests on: Apple documentation, withAnimation(_:completionCriteria:_:completion:).
  @Test func theCompletionOfATextsColorComesAtItsEnd() {
    let driver = Driver(false)
    let log = EventLog()
    let view = Driven(driver: driver) { [one, other] in
      Text("color").foregroundStyle($0 ? other : one)
    }
    AnimatedStage.run(view) { stage in
      withAnimation(.linear(duration: 1)) {
        driver.value = true
      } completion: {
        log.note("end")
      }
      for _ in 0..<8 { stage.advance(by: 0.1) }
      #expect(log.events == [])
      for _ in 0..<6 { stage.advance(by: 0.1) }
      #expect(log.events == ["end"])
    }
  }

  private func matrix(_ stage: AnimatedStage<some View>) -> [CGFloat] {
    all(in: stage.host).map(\.layer.colorMatrix).first { !$0.isEmpty } ?? []
  }

  // Rests on: Apple documentation, View, brightness(_:); Animating views and transitions.
  @Test func brightnessIsAnimated() {
    let driver = Driver(0.0)
    let view = Driven(driver: driver) { [one] in one.brightness($0) }
    AnimatedStage.run(view) { stage in
      withAnimation(.linear(duration: 1)) { driver.value = 0.8 }
      for _ in 0..<5 { stage.advance(by: 0.1) }
      #expect(matrix(stage).count == 20)
      #expect(matrix(stage).count == 20 && abs(matrix(stage)[4] - 0.4) < 0.1)
      for _ in 0..<6 { stage.advance(by: 0.1) }
      #expect(matrix(stage).count == 20 && abs(matrix(stage)[4] - 0.8) < 1e-6)
    }
  }

  // Rests on: Apple documentation, View, hueRotation(_:): the angle is animated.
  @Test func aHueRotationGoesThroughItsAngles() {
    let driver = Driver(0.0)
    let view = Driven(driver: driver) { [one] in one.hueRotation(.degrees($0)) }
    AnimatedStage.run(view) { stage in
      withAnimation(.linear(duration: 1)) { driver.value = 360 }
      for _ in 0..<5 { stage.advance(by: 0.1) }
      // Half a turn: the red of red is what the matrix of 180 degrees makes of it.
      #expect(matrix(stage).count == 20 && matrix(stage)[0] < 0)
      for _ in 0..<6 { stage.advance(by: 0.1) }
      #expect(matrix(stage).isEmpty || abs(matrix(stage)[0] - 1) < 1e-3)
    }
  }

  // Rests on: Apple documentation, View, colorMultiply(_:); Animating views and transitions.
  @Test func aColorThatMultipliesIsAnimated() {
    let driver = Driver(false)
    let view = Driven(driver: driver) { Color.white.colorMultiply($0 ? .black : .white) }
    AnimatedStage.run(view) { stage in
      withAnimation(.linear(duration: 1)) { driver.value = true }
      for _ in 0..<5 { stage.advance(by: 0.1) }
      #expect(matrix(stage).count == 20 && abs(matrix(stage)[0] - 0.5) < 0.1)
    }
  }

  // Rests on: Apple documentation, Animating views and transitions: colors of views.
  @Test func aColorIsAnimatedByItsLayer() {
    let driver = Driver(false)
    let view = Driven(driver: driver) { [one, other] in $0 ? other : one }
    AnimatedStage.run(view) { stage in
      withAnimation(.linear(duration: 1)) { driver.value = true }
      stage.advance(by: 0.5)
      let layers = all(in: stage.host).map(\.layer).filter { $0.backgroundColor != nil }
      let shown = layers.first?.presentation()?.backgroundColor.map { UIColor(cgColor: $0) }
      let middle = components(shown)
      #expect(abs(middle[0] - 0.5) < 0.1 && abs(middle[2] - 0.5) < 0.1)
    }
  }

  // Rests on: Apple documentation, Shape, fill(_:style:); Animating views and transitions.
  @Test func theFillOfAShapeIsAnimatedByItsLayer() {
    let driver = Driver(false)
    let view = Driven(driver: driver) { [one, other] in Circle().fill($0 ? other : one) }
    AnimatedStage.run(view) { stage in
      withAnimation(.linear(duration: 1)) { driver.value = true }
      stage.turn()
      var layers = all(in: stage.host).map(\.layer)
      layers += layers.flatMap { $0.sublayers ?? [] }
      #expect(layers.contains { !($0.animationKeys() ?? []).isEmpty })
    }
  }
}
