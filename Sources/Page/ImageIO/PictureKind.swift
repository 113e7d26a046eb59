/// The kinds of picture files, told by how a file begins.
enum PictureKind: String, CaseIterable {
  case png = "public.png"
  case jpeg = "public.jpeg"
  case gif = "com.compuserve.gif"
  case tiff = "public.tiff"
  case bmp = "com.microsoft.bmp"
  case webP = "org.webmproject.webp"
  case icon = "com.microsoft.ico"
  case heic = "public.heic"

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
    } else if begins(Array("ftyp".utf8), at: 4),
      ["heic", "heix", "hevc", "mif1", "msf1"].contains(where: { begins(Array($0.utf8), at: 8) })
    {
      self = .heic
    } else {
      return nil
    }
  }

  /// Those that a destination can write.
  static var writable: [PictureKind] {
    [.png, .jpeg, .gif, .tiff, .bmp] + (HEICFile.isWritable ? [.heic] : [])
  }

  static var readable: [PictureKind] { allCases.filter { $0 != .heic || HEICFile.isReadable } }

  var holdsSeveral: Bool { self == .gif || self == .heic }
}
