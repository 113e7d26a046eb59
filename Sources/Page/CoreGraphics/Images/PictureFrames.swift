import Foundation

@_implementationOnly import CGdkPixbuf

extension CGImage {
  /// The pictures of a moving picture's file, one after the other; what is there before, if it is cut short.
  @_spi(Pictures) public static func frames(ofFileBytes bytes: [UInt8], count: Int) -> [CGImage] {
    guard !bytes.isEmpty, let loader = gdk_pixbuf_loader_new() else { return [] }
    defer { g_object_unref(loader) }
    let written = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), nil)
    let closed = gdk_pixbuf_loader_close(loader, nil)
    guard written != 0, closed != 0, let film = gdk_pixbuf_loader_get_animation(loader) else {
      return []
    }
    return frames(of: film, count: count)
  }

  private static func frames(of film: OpaquePointer, count: Int) -> [CGImage] {
    var time = GTimeVal(tv_sec: 0, tv_usec: 0)
    guard let place = gdk_pixbuf_animation_get_iter(film, &time) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(place)) }
    var found: [CGImage] = []
    while found.count < count, let picture = gdk_pixbuf_animation_iter_get_pixbuf(place),
      let samples = gdk_pixbuf_read_pixels(picture)
    {
      found.append(
        CGImage(
          pixels: PixelBuffer(
            width: Int(gdk_pixbuf_get_width(picture)), height: Int(gdk_pixbuf_get_height(picture)),
            samples: samples, bytesPerRow: Int(gdk_pixbuf_get_rowstride(picture)),
            components: Int(gdk_pixbuf_get_n_channels(picture)))))
      let delay = gdk_pixbuf_animation_iter_get_delay_time(place)
      guard delay >= 0 else { break }
      time.tv_usec += Int(delay) * 1000
      time.tv_sec += time.tv_usec / 1_000_000
      time.tv_usec %= 1_000_000
      gdk_pixbuf_animation_iter_advance(place, &time)
    }
    return found
  }

  /// The picture as a file of one of the kinds that can be written: png, jpeg, tiff or bmp.
  @_spi(Pictures) public func fileBytes(as kind: String, options: [String: String] = [:])
    -> [UInt8]?
  {
    PictureFile.encode(pixels, as: kind, options: options)
  }
}
