import Foundation

/// A short name for content (FNV-1a, 64 bits). It finds things; it proves nothing against someone
/// who wants two contents to have one name.
enum ContentHash {
  static func of(_ bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }

  static func of(file: String) -> String? {
    guard let data = ToolFile.read(file) else { return nil }
    return data.withUnsafeBytes { of($0) }
  }
}
