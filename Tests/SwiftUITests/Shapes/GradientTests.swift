import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

@MainActor
struct GradientTests {
  private let ramp = ColorRamp(stops: [
    .init(color: UIColor(red: 1, green: 0, blue: 0, alpha: 1), location: 0),
    .init(color: UIColor(red: 0, green: 0, blue: 1, alpha: 1), location: 1),
  ])
  private let size = CGSize(width: 100, height: 50)

  private func places(_ shape: GradientPaint.Shape) -> [CGFloat] {
    GradientPaint(shape, ramp).layerValues(in: size).ramp.stops.map(\.location)
  }

  @Test func ringsAreAsLargeAsTheirRadiiInPoints() {
    let values = GradientPaint(.radial(.center, startRadius: 10, endRadius: 40), ramp)
      .layerValues(in: size)
    #expect(values.end == CGPoint(x: 0.5 + 0.4, y: 0.5 + 0.8))
    #expect(values.ramp.stops.map(\.location) == [0.25, 1])
  }

  @Test func ellipsesTouchTheEdges() {
    let values = GradientPaint(.elliptical(.center, startFraction: 0, endFraction: 0.5), ramp)
      .layerValues(in: size)
    #expect(values.end == CGPoint(x: 1, y: 1))
  }

  @Test func aFullTurnHasNoRest() {
    #expect(places(.angular(.center, start: .zero, end: .degrees(360))) == [0, 1])
  }

  @Test func whatHalfATurnLeavesIsSharedByItsEnds() {
    let locations = places(.angular(.center, start: .zero, end: .degrees(180)))
    #expect(locations == [0, 0.5, 0.75, 0.75, 1])
  }

  @Test func colorsBeyondTheEndsAreCut() {
    let wide = ramp.mapped { $0 * 2 - 0.5 }.clamped()
    #expect(wide.stops.map(\.location) == [0, 1])
    #expect(wide.stops[0].color.cgColor.components.map { abs($0[0] - 0.75) < 0.01 } == true)
  }

  @Test func repeatedColorsRunBackWhereTheyAreMirrored() {
    let twice = ramp.repeated(0...2, isMirrored: true)
    #expect(twice.stops.map(\.location) == [0, 0.5, 0.5, 1])
    #expect(twice.stops[0].color == twice.stops[3].color)
  }

  @Test func aPerceptualGradientHasStepsBetweenItsColors() {
    let gradient = Gradient(colors: [.white, .black])
    let device = AnyGradient(gradient).ramp(in: EnvironmentValues())
    let perceptual = gradient.colorSpace(.perceptual).ramp(in: EnvironmentValues())
    #expect(device.stops.count == 2)
    #expect(perceptual.stops.count > 8)
    #expect(perceptual.color(at: 0.5) != device.color(at: 0.5))
  }
}
