import AppKit
import Testing

@Suite("Drawing where y grows upwards") struct DrawingTests {
  private func pixels(_ draw: () -> Void) throws -> NSBitmapImageRep {
    let image = NSImage(size: NSSize(width: 20, height: 20))
    image.lockFocus()
    draw()
    image.unlockFocus()
    return NSBitmapImageRep(
      cgImage: try #require(
        image.cgImage(
          forProposedRect: nil, context: nil, hints: nil)))
  }

  private func isRed(_ bitmap: NSBitmapImageRep, _ x: CGFloat, _ fromTop: CGFloat) -> Bool {
    let scale = CGFloat(bitmap.pixelsWide) / 20
    let color = bitmap.colorAt(x: Int(x * scale), y: Int(fromTop * scale))
    return color.map { $0.redComponent > 0.9 && $0.greenComponent < 0.1 && $0.alphaComponent > 0.9 }
      ?? false
  }

  @Test("A rectangle at the origin is at the lower left") func origin() throws {
    let bitmap = try pixels {
      NSColor.red.setFill()
      NSRect(x: 0, y: 0, width: 10, height: 5).fill()
    }
    #expect(isRed(bitmap, 2, 18))
    #expect(!isRed(bitmap, 2, 2))
    #expect(!isRed(bitmap, 15, 18))
  }

  @Test("A handler that wants it flipped draws from the upper left") func handler() throws {
    for isFlipped in [true, false] {
      let inner = NSImage(size: NSSize(width: 20, height: 20), flipped: isFlipped) { _ in
        NSColor.red.setFill()
        NSRect(x: 0, y: 0, width: 20, height: 5).fill()
        return true
      }
      let bitmap = try pixels { inner.draw(in: NSRect(x: 0, y: 0, width: 20, height: 20)) }
      #expect(isRed(bitmap, 10, 2) == isFlipped)
      #expect(isRed(bitmap, 10, 18) == !isFlipped)
    }
  }

  @Test("What a handler drew is kept until somebody wants it anew, or another size or look")
  func keptDrawing() {
    var times = 0
    let image = NSImage(size: NSSize(width: 20, height: 20), flipped: false) { _ in
      times += 1
      return true
    }
    func look() { _ = image.cgImage(forProposedRect: nil, context: nil, hints: nil) }
    look()
    look()
    #expect(times == 1)
    image.recache()
    look()
    #expect(times == 2)
    image.size = NSSize(width: 10, height: 10)
    look()
    #expect(times == 3)
    NSAppearance(named: .darkAqua)?.performAsCurrentDrawingAppearance(look)
    #expect(times == 4)
    image.cacheMode = .never
    look()
    look()
    #expect(times == 6)
  }

  @Test("Pictures that nobody asked for lately are drawn again") func roomForDrawings() {
    var times = 0
    let images = (0..<4).map { _ in
      NSImage(size: NSSize(width: 2000, height: 2000), flipped: false) { _ in
        times += 1
        return true
      }
    }
    func look(_ image: NSImage) {
      #expect(image.cgImage(forProposedRect: nil, context: nil, hints: nil) != nil)
    }
    images.forEach(look)
    look(images[3])
    #expect(times == 4)
    look(images[0])
    #expect(times == 5)
  }

  @Test("Restoring brings back the context before, and its colour") func restoring() throws {
    let bitmap = try pixels {
      NSColor.red.setFill()
      NSGraphicsContext.saveGraphicsState()
      NSColor.blue.setFill()
      NSBezierPath(rect: NSRect(x: 0, y: 0, width: 2, height: 2)).addClip()
      NSGraphicsContext.restoreGraphicsState()
      NSBezierPath.fill(NSRect(x: 0, y: 0, width: 20, height: 20))
    }
    #expect(isRed(bitmap, 10, 10))
  }

  @Test("An arc goes against the clock, in degrees") func arc() {
    let path = NSBezierPath()
    path.appendArc(withCenter: .zero, radius: 10, startAngle: 0, endAngle: 90)
    #expect(path.bounds.integral == NSRect(x: 0, y: 0, width: 10, height: 10))
    #expect(abs(path.currentPoint.y - 10) < 1e-6)
  }

  @Test("Letters stand at the point they are drawn at") func letters() throws {
    let bitmap = try pixels {
      "▉".draw(
        at: .zero,
        withAttributes: [
          .font: NSFont.systemFont(ofSize: 8), .foregroundColor: NSColor.red,
        ])
    }
    let scale = bitmap.pixelsHigh / 20
    let rows = (0..<bitmap.pixelsHigh).filter { row in
      (0..<bitmap.pixelsWide).contains {
        (bitmap.colorAt(x: $0, y: row)?.alphaComponent ?? 0) > 0.5
      }
    }
    #expect(!rows.isEmpty)
    #expect(rows.allSatisfy { $0 >= 8 * scale })
  }

  @Test("A picture is written as PNG and as TIFF, and read again") func files() throws {
    let bitmap = try pixels {
      NSColor.red.setFill()
      NSRect(x: 0, y: 0, width: 20, height: 10).fill()
    }
    for data in [bitmap.representation(using: .png, properties: [:]), bitmap.tiffRepresentation] {
      let bytes = try #require(data)
      let read = try #require(NSBitmapImageRep(data: bytes))
      #expect(isRed(read, 10, 18))
      #expect(!isRed(read, 10, 2))
    }
  }
}
