/// The kinds of picture files, told by how a file begins.
enum PictureKind: String, CaseIterable {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case gif = "com.compuserve.gif"
  case tiff = "public.tiff"
  case bmp = "com.microsoft.bmp"
  case webP = "org.webmproject.webp"
  case icon = "com.microsoft.ico"

  init?(fileBytes bytes: [UInt8]) {
    func begins(_ start: [UInt8], at place: Int = 0) -> Bool {
      bytes.dropFirst(place).starts(with: start)
    }
    if begins([0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if begins([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if begins(Array("GIF8".utf8)) {
      self = .gif
    } else if begins([0x49, 0x49, 0x2A, 0]) || begins([0x4D, 0x4D, 0, 0x2A]) {
      self = .tiff
    } else if begins(Array("BM".utf8)) {
      self = .bmp
    } else if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) {
      self = .webP
    } else if begins([0, 0, 1, 0]) {
      self = .icon
    } else {
      return nil
    }
  }

  /// Those that a destination can write.
  static let writable: [PictureKind] = [.png, .jpeg, .gif, .tiff, .bmp]
}
