import CPlayerDrawing

/// A picture's file from a page: only the kinds that the web has, and none larger than can be drawn.
struct PictureFile {
  private let bytes: [UInt8]

  /// None for other kinds of files.
  init?(_ bytes: [UInt8]) {
    let isKnown = Self.beginnings.contains { beginning in
      bytes.count > 16 && zip(beginning, bytes).allSatisfy { $0 == nil || $0 == $1 }
    }
    // A head that cannot be read belongs to a file that cannot be unpacked.
    guard isKnown, let head = PictureHead(bytes), head.width <= Surface.mostSide,
      head.height <= Surface.mostSide, head.width * head.height <= Surface.mostPixels
    else { return nil }
    self.bytes = bytes
  }

  /// PNG, JPEG, GIF, and WebP with any length.
  private static let beginnings: [[UInt8?]] = [
    [0x89, 0x50, 0x4e, 0x47], [0xff, 0xd8, 0xff], [0x47, 0x49, 0x46, 0x38],
    [0x52, 0x49, 0x46, 0x46, nil, nil, nil, nil, 0x57, 0x45, 0x42, 0x50],
  ]

  /// What a file's head says of its size, and whether that is too much.
  private final class Head {
    var isTooLarge = false
  }

  /// The pixels; none for a damaged file. The size is looked at before anything is unpacked.
  func surface() -> Surface? {
    guard let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(loader) }
    let head = Head()
    return withExtendedLifetime(head) {
      watchSize(of: loader, head)
      let isWhole = feed(loader, head)
      let closed = gdk_pixbuf_loader_close(loader, nil) != 0
      guard isWhole, closed, let picture = gdk_pixbuf_loader_get_pixbuf(loader) else {
        return nil
      }
      return Self.surface(of: picture)
    }
  }

  private static let chunk = 4096

  private func feed(_ loader: OpaquePointerOrLoader, _ head: Head) -> Bool {
    var place = 0
    while place < bytes.count {
      let count = min(Self.chunk, bytes.count - place)
      let taken = bytes.withUnsafeBufferPointer {
        gdk_pixbuf_loader_write(loader, $0.baseAddress! + place, gsize(count), nil)
      }
      guard taken != 0, !head.isTooLarge else { return false }
      place += count
    }
    return true
  }

  private typealias OpaquePointerOrLoader = UnsafeMutablePointer<GdkPixbufLoader>

  private func watchSize(of loader: OpaquePointerOrLoader, _ head: Head) {
    typealias SizePrepared =
      @convention(c) (OpaquePointerOrLoader, Int32, Int32, UnsafeMutableRawPointer?) -> Void
    let prepared: SizePrepared = { loader, width, height, head in
      guard
        width > Surface.mostSide || height > Surface.mostSide
          || Int(width) * Int(height) > Surface.mostPixels, let head
      else { return }
      Unmanaged<Head>.fromOpaque(head).takeUnretainedValue().isTooLarge = true
      // The loader makes room for what it is told here.
      gdk_pixbuf_loader_set_size(loader, 1, 1)
    }
    g_signal_connect_data(
      loader, "size-prepared", unsafeBitCast(prepared, to: GCallback.self),
      Unmanaged.passUnretained(head).toOpaque(), nil, GConnectFlags(rawValue: 0))
  }

  private static func surface(of picture: OpaquePointer) -> Surface? {
    let area = PixelBox(
      x: 0, y: 0, width: Int(gdk_pixbuf_get_width(picture)),
      height: Int(gdk_pixbuf_get_height(picture)))
    let rowBytes = Int(gdk_pixbuf_get_rowstride(picture))
    let components = Int(gdk_pixbuf_get_n_channels(picture))
    guard components == 3 || components == 4, gdk_pixbuf_get_bits_per_sample(picture) == 8,
      let samples = gdk_pixbuf_read_pixels(picture), let surface = Surface(area)
    else { return nil }
    let count = rowBytes * (area.height - 1) + area.width * components
    surface.write(
      UnsafeBufferPointer(start: samples, count: count), rowBytes: rowBytes,
      isPremultiplied: false, hasAlpha: components == 4)
    return surface
  }
}
