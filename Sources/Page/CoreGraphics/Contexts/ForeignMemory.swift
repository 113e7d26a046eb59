import Foundation

/// A caller's pixels in a format Cairo cannot draw in.
///
/// Before something is drawn the pixels it may touch are read from there, and after it they are
/// written back, so that either side sees what the other did.
final class ForeignMemory {
  let start: UnsafeMutableRawPointer
  let bytesPerRow: Int
  let format: PixelFormat
  private let isOwned: Bool

  init(borrowing start: UnsafeMutableRawPointer, bytesPerRow: Int, format: PixelFormat) {
    (self.start, self.bytesPerRow, self.format, isOwned) = (start, bytesPerRow, format, false)
  }

  /// Memory of our own, for a page that asks where the pixels of a context lie.
  init(height: Int, bytesPerRow: Int, format: PixelFormat) {
    (self.bytesPerRow, self.format, isOwned) = (bytesPerRow, format, true)
    start = .allocate(byteCount: bytesPerRow * height, alignment: 16)
    start.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
  }

  deinit {
    if isOwned { start.deallocate() }
  }

  func read(_ box: DeviceBox, into sheet: PixelSheet) {
    guard sheet.bytes != nil else { return }
    move(box) { format.read($0, width: box.width, into: sheet.row($1)! + box.left) }
    sheet.markChanged()
  }

  func write(_ box: DeviceBox, from sheet: PixelSheet) {
    guard sheet.bytes != nil else { return }
    move(box) { format.write(sheet.row($1)! + box.left, width: box.width, into: $0) }
  }

  private func move(_ box: DeviceBox, _ body: (UnsafeMutableRawPointer, Int) -> Void) {
    // The formats with pixels smaller than a byte are not drawn in.
    let left = box.left * format.bitsPerPixel / 8
    for y in box.top..<max(box.top, box.bottom) {
      body(start + y * bytesPerRow + left, y)
    }
  }
}
