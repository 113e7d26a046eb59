@_spi(Pictures) import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// A value that views write and a test reads.
@MainActor
final class Holder<Value: Equatable> {
  private(set) var value: Value
  /// The values that followed the first one, in their order.
  private(set) var history: [Value] = []

  init(_ value: Value) { self.value = value }

  /// Begins with another value.
  func reset(_ value: Value) { self.value = value }

  fileprivate func note(_ new: Value) {
    guard new != value else { return }
    value = new
    history.append(new)
  }
}

/// A view with a state that begins with the value of a holder, which is told of its changes.
struct Stateful<Value: Equatable, Content: View>: View {
  let holder: Holder<Value>
  @State private var value: Value
  let content: (Binding<Value>) -> Content

  @MainActor
  init(_ holder: Holder<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    self.holder = holder
    _value = State(initialValue: holder.value)
    self.content = content
  }

  var body: some View {
    let _ = holder.note(value)
    content($value)
  }
}

extension LiveViewStage.Modifiers {
  static let shift = Self(rawValue: 1)
  static let control = Self(rawValue: 2)
  static let command = Self(rawValue: 8)
}

extension AnimatedStage {
  /// The first view of a class.
  func first<V: UIView>(_ type: V.Type) throws -> V {
    try #require(host.views(of: type).first)
  }

  /// A tap on the middle of a view, and the time that it takes.
  func tap(_ view: UIView) {
    let frame = view.convert(view.bounds, to: host)
    tap(frame.midX, frame.midY)
    advance(by: 0.5)
  }

  /// The texts that are shown, in the order of drawing.
  var texts: [String] {
    host.views(of: UILabel.self).filter { !$0.isHidden }.compactMap(\.text)
  }

  /// A key that is pressed and released.
  func press(
    _ characters: String, _ usage: UIKeyboardHIDUsage, _ modifiers: LiveViewStage.Modifiers = []
  ) {
    stage.keyDown(
      LiveViewStage.Key(
        usage: usage.rawValue, characters: characters, charactersIgnoringModifiers: characters),
      modifiers: modifiers)
    stage.keyUp(usage.rawValue, modifiers: [])
    turn()
  }
}

/// The pixels of a view, one for each point.
@MainActor
struct ViewPixels {
  private let bytes: [UInt8]
  let width: Int
  let height: Int

  init<V: View>(_ view: V, dark: Bool = false) throws {
    let renderer = ImageRenderer(
      content: view.environment(\.colorScheme, dark ? .dark : .light))
    let image = try #require(renderer.cgImage)
    (bytes, width, height) = (image.rgbaBytes, image.width, image.height)
  }

  /// Red, green, blue and alpha, premultiplied.
  subscript(x: Int, y: Int) -> [UInt8] {
    let start = (y * width + x) * 4
    return Array(bytes[start..<start + 4])
  }

  var center: [UInt8] { self[width / 2, height / 2] }

  /// How many pixels are covered at least by half.
  var ink: Int { stride(from: 3, to: bytes.count, by: 4).count { bytes[$0] > 127 } }
}

/// The frame of the first view of a class in a host of 200 by 300.
@MainActor
func frame<V: UIView, Content: View>(of type: V.Type, in view: Content) -> CGRect? {
  HostedView(view).frames { $0 is V }.first
}
