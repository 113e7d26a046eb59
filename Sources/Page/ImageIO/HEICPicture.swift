import CoreGraphics
import Foundation

/// The first picture of a HEIC file, for views that show files of any kind.
@_spi(Pictures) public enum HEICPicture {
  /// The picture of a file's bytes; nil if they are none or libheif is missing.
  public static func image(of bytes: [UInt8]) -> CGImage? {
    guard isHEIC(bytes), HEICFile.isReadable else { return nil }
    return HEICFile.image(bytes, at: 0)
  }

  /// The picture of a file.
  public static func image(file path: String) -> CGImage? {
    FileManager.default.contents(atPath: path).flatMap { image(of: [UInt8]($0)) }
  }

  /// Whether bytes begin with a box `ftyp` of a kind that pictures have.
  private static func isHEIC(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 12, bytes[4..<8].elementsEqual("ftyp".utf8) else { return false }
    return ["heic", "heix", "mif1", "heif", "hevc", "msf1"].contains {
      bytes[8..<12].elementsEqual($0.utf8)
    }
  }
}
