@_spi(Pictures) import CoreGraphics
import Testing

@testable import SwiftUI
@testable import UIKit

@MainActor
@Suite(.serialized)
struct CanvasTests {
  private let size = CGSize(width: 20, height: 20)

  /// The components of a pixel of what a closure draws.
  private func pixel(
    _ x: Int, _ y: Int, of draw: (inout GraphicsContext) -> Void
  ) throws -> [UInt8] {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    defer { UIGraphicsEndImageContext() }
    var context = GraphicsContext(
      try #require(UIGraphicsGetCurrentContext()), size: size, environment: EnvironmentValues())
    draw(&context)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    let start = (y * image.width + x) * 4
    return Array(image.rgbaBytes[start..<start + 4])
  }

  private var whole: Path { Path(CGRect(origin: .zero, size: size)) }
  private let red = GraphicsContext.Shading.color(red: 1, green: 0, blue: 0)

  @Test func aPathIsFilledWhereTheContextIs() throws {
    let draw: (inout GraphicsContext) -> Void = { context in
      context.translateBy(x: 10, y: 10)
      context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: self.red)
    }
    #expect(try pixel(12, 12, of: draw) == [255, 0, 0, 255])
    #expect(try pixel(2, 2, of: draw) == [0, 0, 0, 0])
    #expect(try pixel(16, 12, of: draw) == [0, 0, 0, 0])
  }

  @Test func whatACopyChangesEndsWithIt() throws {
    let draw: (inout GraphicsContext) -> Void = { context in
      var copy = context
      copy.opacity = 0.2
      copy.clip(to: Path(CGRect(x: 0, y: 0, width: 1, height: 1)))
      context.fill(self.whole, with: self.red)
    }
    #expect(try pixel(10, 10, of: draw) == [255, 0, 0, 255])
  }

  @Test func opacityAndClipsHold() throws {
    let draw: (inout GraphicsContext) -> Void = { context in
      context.opacity = 0.5
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 20)))
      context.fill(self.whole, with: self.red)
    }
    #expect(try pixel(5, 5, of: draw)[3] == 128)
    #expect(try pixel(15, 5, of: draw)[3] == 0)
  }

  @Test func anInverseClipLeavesTheOutside() throws {
    let draw: (inout GraphicsContext) -> Void = { context in
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 10, height: 20)), options: .inverse)
      context.fill(self.whole, with: self.red)
    }
    #expect(try pixel(5, 5, of: draw)[3] == 0)
    #expect(try pixel(15, 5, of: draw)[3] == 255)
  }

  @Test func aClipToALayerKeepsWhatTheLayerCovers() throws {
    let draw: (inout GraphicsContext) -> Void = { context in
      context.clipToLayer {
        $0.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 8)), with: .color(.black))
      }
      context.fill(self.whole, with: self.red)
    }
    #expect(try pixel(5, 2, of: draw) == [255, 0, 0, 255])
    #expect(try pixel(5, 15, of: draw)[3] == 0)
  }

  @Test func filtersChangeWhatIsDrawn() throws {
    let inverted = try pixel(10, 10) { context in
      context.addFilter(.colorInvert())
      context.fill(self.whole, with: self.red)
    }
    #expect(inverted == [0, 255, 255, 255])
    let blurred = try pixel(10, 10) { context in
      context.addFilter(.blur(radius: 3))
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: self.red)
    }
    #expect((60...200).contains(blurred[3]))
  }

  /// A blurred edge is sharp again after a threshold, which was added before the blur.
  @Test func theFilterAddedLastComesFirst() throws {
    let draw: (inout GraphicsContext) -> Void = { context in
      context.addFilter(.alphaThreshold(min: 0.5, color: Color(red: 0, green: 1, blue: 0)))
      context.addFilter(.blur(radius: 2))
      context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: self.red)
    }
    #expect(try pixel(8, 10, of: draw) == [0, 255, 0, 255])
    #expect(try pixel(11, 10, of: draw)[3] == 0)
  }

  @Test func aGradientRunsBetweenItsPoints() throws {
    let draw: (inout GraphicsContext) -> Void = { context in
      context.fill(
        self.whole,
        with: .linearGradient(
          Gradient(colors: [.black, .white]), startPoint: .zero, endPoint: CGPoint(x: 20, y: 0)))
    }
    let (left, right) = (try pixel(1, 10, of: draw)[0], try pixel(18, 10, of: draw)[0])
    #expect(left < 30 && right > 225)
  }

  @Test func aViewIsDrawnAtItsAnchor() throws {
    let draw: (inout GraphicsContext) -> Void = { context in
      let square = Color(red: 0, green: 1, blue: 0).frame(width: 6, height: 6)
      context.draw(context.hosted(square), at: CGPoint(x: 10, y: 10), .topLeading)
    }
    #expect(try pixel(12, 12, of: draw) == [0, 255, 0, 255])
    #expect(try pixel(8, 8, of: draw)[3] == 0)
  }

  /// A canvas whose closure reads the state itself.
  private struct Counted: View {
    final class Log {
      var drawn: [Int] = []
      var change: () -> Void = {}
    }

    let log: Log
    @State private var number = 0

    var body: some View {
      let _ = log.change = { number += 1 }
      Canvas { context, _ in
        log.drawn.append(number)
        if let dot = context.resolveSymbol(id: "dot") {
          context.draw(dot, at: .zero)
          log.drawn.append(Int(dot.size.width))
        }
        if let square = context.resolveSymbol(id: "square") {
          log.drawn.append(Int(square.size.width))
        }
      } symbols: {
        Color.red.frame(width: 7, height: 7).id("dot")
        Rectangle().frame(width: 9, height: 9).tag("square")
      }
    }
  }

  @Test func aCanvasIsDrawnAgainWhenWhatItReadsChanges() {
    let log = Counted.Log()
    let hosted = HostedView(Counted(log: log))
    func draw() {
      hosted.update()
      for view in hosted.host.views(of: CanvasView.self) { view.layer.displayIfNeeded() }
    }
    draw()
    #expect(log.drawn == [0, 7, 9])
    draw()
    #expect(log.drawn == [0, 7, 9])
    log.change()
    draw()
    #expect(log.drawn == [0, 7, 9, 1, 7, 9])
  }
}
