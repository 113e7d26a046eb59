@_spi(Pictures) import CoreGraphics
import Testing

@testable import SwiftUI
@testable import UIKit

/// Lines and shadows that a graphics context draws, by pixels.
@MainActor
@Suite(.serialized)
struct ContextMemberTests {
  private func pixels(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> ViewPixels {
    try ViewPixels(Canvas { context, _ in draw(&context) }.frame(width: 40, height: 40))
  }

  private let red = Color(red: 1, green: 0, blue: 0)
  private let square = Path(CGRect(x: 10, y: 10, width: 20, height: 20))

  @Test func linesHaveWidthsAndStyles() throws {
    let thin = try pixels { $0.stroke(square, with: .color(red)) }
    #expect(thin[20, 20][3] == 0 && (thin[9, 20][3] > 0 || thin[10, 20][3] > 0))
    let wide = try pixels { $0.stroke(square, with: .color(red), lineWidth: 6) }
    #expect(wide[8, 20] == [255, 0, 0, 255] && wide[12, 20] == [255, 0, 0, 255])
    #expect(wide[14, 20][3] == 0 && wide[5, 20][3] == 0)
    let dashed = StrokeStyle(lineWidth: 6, dash: [10, 10])
    let dashes = try pixels { $0.stroke(square, with: .color(red), style: dashed) }
    #expect(dashes[14, 10] == [255, 0, 0, 255] && dashes[26, 10][3] == 0)
  }

  @Test func linesHaveGradients() throws {
    let blue = Color(red: 0, green: 0, blue: 1)
    let shading = GraphicsContext.Shading.linearGradient(
      Gradient(colors: [red, blue]), startPoint: CGPoint(x: 0, y: 0), endPoint: CGPoint(x: 40, y: 0)
    )
    let line = Path { path in
      path.move(to: CGPoint(x: 0, y: 20))
      path.addLine(to: CGPoint(x: 40, y: 20))
    }
    for style in [StrokeStyle(lineWidth: 8), StrokeStyle(lineWidth: 8, lineCap: .square)] {
      let view = try pixels { $0.stroke(line, with: shading, style: style) }
      #expect(view[1, 20][0] > 230 && view[38, 20][2] > 230 && view[20, 10][3] == 0)
    }
    let wide = try pixels { $0.stroke(line, with: shading, lineWidth: 8) }
    #expect(wide[1, 22][0] > 230 && wide[38, 18][2] > 230)
  }

  @Test func shadows() throws {
    let hard = try pixels { context in
      context.addFilter(.shadow(color: .black, radius: 0, x: 8))
      context.fill(square, with: .color(red))
    }
    #expect(hard.center == [255, 0, 0, 255] && hard[34, 20] == [0, 0, 0, 255])
    #expect(hard[5, 20][3] == 0)
    let soft = try pixels { context in
      context.addFilter(.shadow(radius: 4))
      context.fill(square, with: .color(red))
    }
    #expect(soft.center == [255, 0, 0, 255] && (1...90).contains(soft[32, 20][3]))
  }
}
