import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct GaugeTests {
  private struct Told: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Text("\(Int(configuration.value * 100))")
        configuration.label
        configuration.currentValueLabel
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    }
  }

  @Test func aStyleGetsTheShareOfTheRange() {
    func share<V: View>(_ gauge: V) -> String? {
      var texts: [String] = []
      AnimatedStage.run(gauge.gaugeStyle(Told())) { texts = $0.texts }
      return texts.first
    }
    #expect(share(Gauge(value: 0.25) { Text("") }) == "25")
    #expect(share(Gauge(value: 15, in: 10...20) { Text("") }) == "50")
    #expect(share(Gauge(value: 99, in: 10...20) { Text("") }) == "100")
    #expect(share(Gauge(value: Float(0), in: 10...20) { Text("") }) == "0")
  }

  @Test func everyInitializerHasItsLabels() {
    func texts<V: View>(_ gauge: V) -> [String] {
      var texts: [String] = []
      AnimatedStage.run(gauge.gaugeStyle(Told())) { texts = $0.texts }
      return Array(texts.dropFirst())
    }
    #expect(texts(Gauge(value: 1) { Text("a") }) == ["a"])
    #expect(
      texts(
        Gauge(value: 1) {
          Text("a")
        } currentValueLabel: {
          Text("b")
        }) == ["a", "b"])
    let full = Gauge(value: 1) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } minimumValueLabel: {
      Text("c")
    } maximumValueLabel: {
      Text("d")
    }
    #expect(texts(full) == ["a", "b", "c", "d"])
    let marked = Gauge(value: 1) {
      Text("a")
    } currentValueLabel: {
      Text("b")
    } markedValueLabels: {
      Text("not shown")
    }
    #expect(texts(marked) == ["a", "b"])
  }

  @Test func barsFillUpToTheValue() throws {
    func pixels<S: GaugeStyle>(_ style: S, dark: Bool = false) throws -> (
      left: [UInt8], right: [UInt8]
    ) {
      let gauge = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(style).tint(.red)
      let pixels = try ViewPixels(gauge.frame(width: 100, height: 20), dark: dark)
      let row = try #require((0..<20).first { pixels[30, $0][3] > 200 })
      return (pixels[30, row + 2], pixels[70, row + 2])
    }
    let light = try pixels(.linearCapacity)
    #expect(light.left == [255, 59, 48, 255] && light.right[3] < 100)
    let dark = try pixels(.automatic, dark: true)
    #expect(dark.left == [255, 69, 58, 255] && dark.right[3] < 150)
    let small = try pixels(.accessoryLinearCapacity)
    #expect(small.left == [255, 59, 48, 255] && small.right[3] < 100)
  }

  @Test func aLinearGaugeMarksTheValue() throws {
    let gauge = Gauge(value: 0.5) { Text("") }.gaugeStyle(.accessoryLinear).tint(.red)
    let pixels = try ViewPixels(gauge.frame(width: 100, height: 20))
    #expect(pixels[10, 10] == [255, 59, 48, 255] && pixels[90, 10] == [255, 59, 48, 255])
    #expect(pixels[50, 10] == [0, 0, 0, 255], "The marker has the foreground color.")
    #expect(pixels[45, 10][3] < 128, "A gap is around the marker.")
  }

  @Test func ringsAreFilledClockwise() throws {
    func ring<S: GaugeStyle>(_ value: Double, _ style: S) throws -> ViewPixels {
      try ViewPixels(Gauge(value: value) { Text("") }.gaugeStyle(style).tint(.red))
    }
    let quarter = try ring(0.25, .accessoryCircularCapacity)
    #expect(quarter.width == 58 && quarter.height == 58)
    #expect(quarter[48, 10] == [255, 59, 48, 255], "The first quarter is filled.")
    #expect(quarter[10, 48][3] < 128)
    #expect(quarter.center[3] == 0)
    let open = try ring(0.5, .accessoryCircular)
    #expect(open[3, 29] == [255, 59, 48, 255] && open[54, 29] == [255, 59, 48, 255])
    #expect(open[29, 55][3] == 0, "The ring is open at the bottom.")
    #expect(open[29, 3] == [0, 0, 0, 255], "The marker of a half stands at the top.")
  }

  @Test func theValueStandsInTheRing() {
    let gauge = Gauge(value: 0.5) {
      Text("label")
    } currentValueLabel: {
      Text("50")
    }
    AnimatedStage.run(gauge.gaugeStyle(.accessoryCircularCapacity)) { #expect($0.texts == ["50"]) }
    AnimatedStage.run(gauge.gaugeStyle(.accessoryCircular)) {
      #expect($0.texts.sorted() == ["50", "label"])
    }
    AnimatedStage.run(gauge.gaugeStyle(.linearCapacity)) { #expect($0.texts == ["label", "50"]) }
  }
}
