import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ButtonTests {
  /// A style that shows what it is told.
  private struct Told: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isPressed ? "pressed" : "released")
        Text(configuration.role == .destructive ? "destructive" : "plain")
        Text(isEnabled ? "enabled" : "disabled")
      }
    }
  }

  @Test func everyInitializerMakesAButtonThatRuns() throws {
    let log = EventLog()
    let name: Substring = "verbatim"
    let view = VStack {
      Button(action: { log.note("1") }, label: { Text("1") })
      Button(role: .cancel, action: { log.note("2") }, label: { Text("2") })
      Button("3") { log.note("3") }
      Button(name) { log.note("4") }
      Button("5", role: .destructive) { log.note("5") }
      Button(name, role: nil) { log.note("6") }
      Button("7", systemImage: "star") { log.note("7") }
      Button(name, systemImage: "star", role: .destructive) { log.note("8") }
    }
    try AnimatedStage.run(view) { stage in
      let controls = stage.host.views(of: PressControl.self)
      #expect(controls.count == 8)
      for control in controls { stage.tap(control) }
      #expect(stage.texts == ["1", "2", "3", "verbatim", "5", "verbatim", "7", "verbatim"])
    }
    #expect(log.take() == ["1", "2", "3", "4", "5", "6", "7", "8"])
  }

  @Test func aTouchThatLeavesRunsNothing() {
    let log = EventLog()
    AnimatedStage.run(Button("Press") { log.note("run") }) { stage in
      stage.drag([(100, 150), (100, 20)])
      stage.advance(by: 0.5)
      #expect(log.take() == [])
      stage.tap(100, 150)
      #expect(log.take() == ["run"])
    }
  }

  @Test func aStyleIsToldOfPressesRolesAndTheEnvironment() {
    let button = Button("Delete", role: .destructive) {}.buttonStyle(Told())
    AnimatedStage.run(button) { stage in
      #expect(stage.texts == ["Delete", "released", "destructive", "enabled"])
      stage.touch(.began, 100, 150)
      #expect(stage.texts[1] == "pressed")
      stage.touch(.ended, 100, 150)
      stage.advance(by: 0.5)
      #expect(stage.texts[1] == "released")
    }
    AnimatedStage.run(button.disabled(true)) { #expect($0.texts[3] == "disabled") }
  }

  @Test func aPrimitiveStyleRunsTheActionItself() {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture {
          configuration.trigger()
          configuration.trigger()
        }
      }
    }
    let log = EventLog()
    AnimatedStage.run(Button("Press") { log.note("run") }.buttonStyle(Twice())) {
      $0.tap(100, 150)
    }
    #expect(log.take() == ["run", "run"])
  }

  @Test func aButtonInAStyleHasTheStyleOutside() {
    struct Framed: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("frame")
          Button(configuration)
        }
      }
    }
    AnimatedStage.run(Button("Press") {}.buttonStyle(Framed()).buttonStyle(Told())) {
      #expect($0.texts == ["frame", "Press", "released", "plain", "enabled"])
    }
  }

  @Test func rolesAndTintsColorTheLabel() throws {
    func color<V: View>(_ view: V, dark: Bool = false) throws -> [Int] {
      let hosted = HostedView(view.environment(\.colorScheme, dark ? .dark : .light))
      let label = try #require(hosted.host.views(of: UILabel.self).first)
      let text = try #require(label.attributedText)
      let color = text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
      let traits = UITraitCollection(userInterfaceStyle: dark ? .dark : .light)
      let (red, green, blue) = try #require(color?.resolvedColor(with: traits)).shares
      return [red, green, blue].map { Int(($0 * 255).rounded()) }
    }
    #expect(try color(Button("B") {}) == [0, 122, 255])
    #expect(try color(Button("B") {}, dark: true) == [10, 132, 255])
    #expect(try color(Button("B", role: .destructive) {}) == [255, 59, 48])
    #expect(try color(Button("B", role: .destructive) {}, dark: true) == [255, 69, 58])
    #expect(try color(Button("B") {}.tint(.green)) == [52, 199, 89])
    #expect(try color(Button("B") {}.foregroundStyle(.green)) == [52, 199, 89])
    #expect(try color(HStack { Button("B") {} }.foregroundColor(.white)) == [255, 255, 255])
    #expect(try color(Button("B") {}.buttonStyle(.plain)) == [0, 0, 0])
    #expect(try color(Button("B") {}.buttonStyle(.plain), dark: true) == [255, 255, 255])
    #expect(try color(Button("B") {}.buttonStyle(.borderedProminent)) == [255, 255, 255])
  }

  @Test func platesGrowWithTheControlSize() {
    func height(_ size: ControlSize) -> CGFloat? {
      let button = Button("B") {}.buttonStyle(.bordered).controlSize(size)
      return frame(of: PressControl.self, in: button)?.height
    }
    #expect(height(.small).map { abs($0 - 28) <= 3 } == true)
    #expect(height(.regular).map { abs($0 - 35) <= 1 } == true)
    #expect(height(.large).map { abs($0 - 50) <= 1 } == true)
  }

  @Test func aCircularBorderIsACircle() throws {
    let button = Button("Wide label") {}.buttonStyle(.borderedProminent)
    let size = try #require(
      frame(of: PressControl.self, in: button.buttonBorderShape(.circle))?.size)
    #expect(size.width == size.height && size.width > 80)
    let pixels = try ViewPixels(button.tint(.red).buttonBorderShape(.circle))
    #expect(pixels[0, 0][3] == 0, "The corner is outside of the circle.")
    #expect(pixels[pixels.width / 2, 3][3] == 255)
  }

  @Test func bordersHaveTheirCorners() throws {
    func corner(_ shape: ButtonBorderShape) throws -> (UInt8, UInt8) {
      let button = Button("Label") {}.buttonStyle(.borderedProminent).buttonBorderShape(shape)
      let pixels = try ViewPixels(button)
      return (pixels[1, 1][3], pixels[4, 4][3])
    }
    #expect(try corner(.roundedRectangle(radius: 0)) == (255, 255))
    #expect(try corner(.automatic).0 == 0)
    #expect(try corner(.automatic).1 == 255)
    #expect(try corner(.capsule).1 == 0)
  }

  @Test func aButtonRepeatsWhileItIsHeld() {
    let log = EventLog()
    func held(_ behavior: ButtonRepeatBehavior) -> Int {
      AnimatedStage.run(Button("More") { log.note("run") }.buttonRepeatBehavior(behavior)) {
        $0.touch(.began, 100, 150)
        for _ in 0..<19 { $0.advance(by: 0.05) }
        $0.touch(.ended, 100, 150)
        $0.advance(by: 1)
      }
      return log.take().count
    }
    #expect(held(.enabled) == 6, "After a half second, then each tenth, and for the tap itself.")
    #expect(held(.automatic) == 1)
    #expect(held(.disabled) == 1)
  }

  @Test func editAndRenameButtonsUseTheEnvironment() {
    let mode = Holder(EditMode.inactive)
    let log = EventLog()
    let view = Stateful(mode) { mode in
      EditButton().environment(\.editMode, mode)
      RenameButton().renameAction { log.note("rename") }
      RenameButton()
    }
    AnimatedStage.run(view) { stage in
      let controls = stage.host.views(of: PressControl.self)
      #expect(stage.texts == ["Edit", "Rename", "Rename"])
      for control in controls { stage.tap(control) }
      #expect(stage.texts.first == "Done")
      #expect(controls.map(\.isEnabled) == [true, true, false])
    }
    #expect(mode.value == .active)
    #expect(log.take() == ["rename"])
  }
}

extension UIColor {
  fileprivate var shares: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue)
  }
}
