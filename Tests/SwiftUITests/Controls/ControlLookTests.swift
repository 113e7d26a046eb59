import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// How controls look while they are disabled, tinted, small or nested.
@MainActor
@Suite(.serialized)
struct ControlLookTests {
  /// The pixel in the middle, a share of the width from the leading edge.
  private func color<V: View>(of view: V, at x: Double = 0.5, y: Double = 0.5) throws -> [UInt8] {
    let pixels = try ViewPixels(view.background(.white))
    return Array(
      pixels[Int(Double(pixels.width - 1) * x), Int(Double(pixels.height - 1) * y)][..<3])
  }

  @Test func roundCornersStayRound() {
    let path = RoundedRectangle(cornerRadius: 100, style: .circular)
      .path(in: CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(path.contains(CGPoint(x: 100, y: 1)))
    #expect(path.contains(CGPoint(x: 22, y: 1)))
    #expect(!path.contains(CGPoint(x: 3, y: 3)))
    let inner = RoundedRectangle(cornerRadius: 100, style: .circular).inset(by: 10)
      .path(in: CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(inner.contains(CGPoint(x: 22, y: 11)))
    #expect(!inner.contains(CGPoint(x: 12, y: 12)))
    let wide = RoundedRectangle(cornerSize: CGSize(width: 40, height: 10))
      .path(in: CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(!wide.contains(CGPoint(x: 15, y: 1)))
  }

  @Test func aPlateIsGrayUnlessItHasATint() throws {
    func plate<V: View>(_ view: V) throws -> [UInt8] {
      try color(of: view.buttonStyle(.bordered), at: 0.08)
    }
    #expect(try plate(Button("Press") {}) == [239, 239, 240])
    #expect(try plate(Button("Press") {}.tint(.red)) == [255, 226, 224])
    #expect(try plate(Button("Press", role: .destructive) {}) == [255, 226, 224])
    #expect(try plate(Button("Press") {}.tint(.red).disabled(true)) == [239, 239, 240])
  }

  @Test func disabledControlsHaveNoTint() throws {
    func isGray<V: View>(_ view: V) throws -> Bool {
      let pixels = try ViewPixels(view.background(.white).disabled(true))
      return !(0..<pixels.height).contains { y in
        (0..<pixels.width).contains { x in
          let pixel = pixels[x, y]
          return abs(Int(pixel[0]) - Int(pixel[2])) > 12
        }
      }
    }
    let picker = Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }
    #expect(try isGray(picker))
    #expect(try isGray(Menu("Menu") { Text("One") }))
    let toggle = Toggle("Toggle", isOn: .constant(true)).toggleStyle(.button)
    #expect(try isGray(toggle))
  }

  @Test func aGradientRunsAlongAGauge() throws {
    let gauge = Gauge(value: 1) {}.tint(Gradient(colors: [.red, .blue])).frame(width: 100)
    let bar = try ViewPixels(gauge.gaugeStyle(.linearCapacity))
    let middle = bar.height / 2
    let (start, end) = (bar[8, middle], bar[bar.width - 9, middle])
    #expect(start[0] > 200 && start[2] < 110)
    #expect(end[0] < 60 && end[2] > 200)
  }

  @Test func aBoxInABoxStandsOut() throws {
    let box = GroupBox { GroupBox { Color.clear.frame(width: 20, height: 20) } }
    #expect(try color(of: box) == [255, 255, 255])
    #expect(try color(of: box, at: 0.08) == [242, 242, 247])
  }
}
