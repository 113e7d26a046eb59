@_exported import Foundation

extension NSCharacterSet {
  public var letters: [String] {
    var found: [String] = []
    for plane: UInt8 in 0...16 where hasMemberInPlane(plane) {
      let start = UTF32Char(plane) << 16
      for code: UTF32Char in start..<start + 0x1_0000 where longCharacterIsMember(code) {
        var bytes = code.littleEndian
        found.append(
          NSString(
            bytes: &bytes, length: 4, encoding: String.Encoding.utf32LittleEndian.rawValue)!
            as String)
      }
    }
    return found
  }
}
