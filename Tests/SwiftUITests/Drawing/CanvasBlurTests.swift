import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI

/// Blurs in a canvas: how many pixels they are computed from, and what they look like.
@MainActor
@Suite(.serialized)
struct CanvasBlurTests {
  private let size = CGSize(width: 200, height: 200)

  /// The pixels of the left half after filters.
  private func half(_ filters: GraphicsContext.Filter...) throws -> ViewPixels {
    let view = Canvas { context, size in
      for filter in filters { context.addFilter(filter) }
      context.fill(
        Path(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height)), with: .color(.black))
    }
    return try ViewPixels(view.frame(width: size.width, height: size.height))
  }

  @Test func aWideBlurIsComputedFromFewPixels() throws {
    var counts: [CGFloat: Int] = [:]
    let view = Canvas { context, _ in
      for radius: CGFloat in [1, 80] {
        var copy = context
        copy.addFilter(.blur(radius: radius))
        copy.drawLayer { counts[radius] = $0.cgContext.width * $0.cgContext.height }
      }
    }
    _ = try ViewPixels(view.frame(width: size.width, height: size.height))
    let (sharp, soft) = (try #require(counts[1]), try #require(counts[80]))
    #expect(sharp >= Int(size.width * size.height) && soft * 64 < sharp)
  }

  @Test func aWideBlurFollowsTheNormalDistribution() throws {
    let deviation = 30.0
    let blurred = try half(.blur(radius: deviation))
    // Nearer to the left edge of the canvas the blur fades, for it is clear beyond.
    for x in stride(from: 70, through: 160, by: 10) {
      let distance = (Double(x) + 0.5 - 100) / deviation
      let expected = 255 * erfc(distance / 2.0.squareRoot()) / 2
      #expect(abs(Double(blurred[x, 100][3]) - expected) < 6, "at \(x)")
    }
  }

  @Test func aThresholdAfterAWideBlurHasASharpEdge() throws {
    let edge = try half(.alphaThreshold(min: 0.5), .blur(radius: 30))
    let alphas = (0..<200).map { edge[$0, 100][3] }
    // One pixel at the edge may be partly covered.
    #expect(alphas.filter { $0 > 0 && $0 < 255 }.count <= 1)
    #expect(alphas[97] == 255 && alphas[103] == 0)
  }
}
