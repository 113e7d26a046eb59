import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct SymbolPictureTests {
  private func symbol(_ name: String) throws -> ViewPixels {
    try ViewPixels(Image(systemName: name).font(.system(size: 64)))
  }

  @Test func symbolsOfStudentPagesAreDrawn() throws {
    let missing = try symbol("no.such.symbol").ink
    let names = [
      "hare.fill", "tortoise.fill", "figure.walk", "figure.run", "fish.fill", "bird.fill", "brain",
      "heart.circle.fill", "bed.double.fill", "function", "x.squareroot", "hands.clap.fill",
      "atom", "beach.umbrella.fill", "dumbbell.fill", "theatermasks.fill", "guitars.fill",
      "pianokeys", "carrot.fill", "fork.knife", "cat.fill", "dog.fill",
    ]
    for name in names {
      let pixels = try symbol(name)
      #expect(pixels.ink > 200 && pixels.ink != missing, "\(name)")
    }
  }

  @Test func aNameWithoutADrawingKeepsItsPlace() throws {
    let missing = try symbol("no.such.symbol")
    let known = try symbol("square")
    #expect(abs(missing.width - known.width) <= 8 && missing.ink > 100)
    #expect(missing[missing.width / 2, 2][3] > 0, "The square is dashed.")
    let red = try ViewPixels(
      Image(systemName: "no.such.symbol").font(.system(size: 64)).foregroundStyle(.red))
    #expect(red.ink == missing.ink)
  }

  @Test func aNameInAShapeIsCutOut() throws {
    let whole = try symbol("circle.fill").ink
    for name in ["fish.circle.fill", "fish.square.fill"] {
      let pixels = try symbol(name)
      #expect(pixels.center[3] == 0, "\(name)")
      #expect(pixels[pixels.width / 2, 5][3] == 255, "\(name)")
      #expect(pixels.ink > whole / 2 && pixels.ink < whole * 5 / 4, "\(name)")
    }
    let line = try symbol("fish.circle")
    #expect(line.center[3] == 255 && line[line.width / 2, 8][3] == 0)
  }

  @Test func aSlashCrossesTheSymbol() throws {
    let plain = try symbol("fish")
    let crossed = try symbol("fish.slash")
    #expect(crossed.ink != plain.ink)
    #expect(crossed[crossed.width / 2, crossed.height / 2][3] == 255)
  }
}
