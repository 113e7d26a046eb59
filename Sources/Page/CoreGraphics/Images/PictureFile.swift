import Foundation

@_implementationOnly import CGdkPixbuf

/// Reads and writes picture files.
enum PictureFile {
  /// The size in a file's head; none if it is no picture.
  static func size(ofFile path: String) -> (width: Int, height: Int)? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard gdk_pixbuf_get_file_info(path, &width, &height) != nil, width > 0, height > 0 else {
      return nil
    }
    return (Int(width), Int(height))
  }

  static func decode(_ bytes: [UInt8]) -> PixelBuffer? {
    guard !bytes.isEmpty, let loader = gdk_pixbuf_loader_new() else { return nil }
    defer { g_object_unref(loader) }
    let written = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil)
    let closed = gdk_pixbuf_loader_close(loader, nil)
    guard written != 0, closed != 0, let picture = gdk_pixbuf_loader_get_pixbuf(loader),
      let samples = gdk_pixbuf_read_pixels(picture)
    else { return nil }
    return PixelBuffer(
      width: Int(gdk_pixbuf_get_width(picture)), height: Int(gdk_pixbuf_get_height(picture)),
      samples: samples, bytesPerRow: Int(gdk_pixbuf_get_rowstride(picture)),
      components: Int(gdk_pixbuf_get_n_channels(picture)))
  }

  static func encode(
    _ pixels: PixelBuffer, as type: String, options: [String: String] = [:]
  ) -> [UInt8]? {
    let bytes = pixels.straightBytes
    return bytes.withUnsafeBufferPointer { samples -> [UInt8]? in
      guard
        let picture = gdk_pixbuf_new_from_data(
          samples.baseAddress, GDK_COLORSPACE_RGB, 1, 8, Int32(pixels.width),
          Int32(pixels.height), Int32(pixels.width * 4), nil, nil)
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
      return save(picture, type: type, options: options)
    }
  }

  private static func save(
    _ picture: OpaquePointer, type: String, options: [String: String]
  ) -> [UInt8]? {
    var keys: [UnsafeMutablePointer<CChar>?] = options.keys.sorted().map { strdup($0) } + [nil]
    var values: [UnsafeMutablePointer<CChar>?] =
      options.keys.sorted().map { strdup(options[$0]!) } + [nil]
    defer { for text in keys + values { free(text) } }
    var buffer: UnsafeMutablePointer<CChar>?
    var size: gsize = 0
    let saved = gdk_pixbuf_save_to_bufferv(
      picture, &buffer, &size, type, &keys, &values, nil)
    guard saved != 0, let buffer else { return nil }
    defer { g_free(buffer) }
    return [UInt8](UnsafeRawBufferPointer(start: buffer, count: Int(size)))
  }
}
