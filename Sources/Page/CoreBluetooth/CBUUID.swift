import Foundation

/// The number of a service or of what it offers: of two, four or sixteen bytes.
open class CBUUID: NSObject {
  public let data: Data

  /// Digits to the base of sixteen, as `180D`, or the long form with its hyphens.
  public init(string text: String) {
    let digits = text.filter(\.isHexDigit).map { UInt8($0.hexDigitValue!) }
    precondition(
      [4, 8, 32].contains(digits.count), "CBUUID(string:) takes 4, 8 or 32 digits, not “\(text)”.")
    data = Data(
      stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  public init(data: Data) {
    self.data = data
  }

  public init(nsuuid: UUID) {
    data = withUnsafeBytes(of: nsuuid.uuid) { Data($0) }
  }

  /// Its digits, with hyphens where it is long.
  open var uuidString: String {
    let digits = data.map { String(format: "%02X", $0) }
    guard digits.count == 16 else { return digits.joined() }
    let groups = [0..<4, 4..<6, 6..<8, 8..<10, 10..<16]
    return groups.map { digits[$0].joined() }.joined(separator: "-")
  }

  open override var description: String { uuidString }
  open override var hash: Int { data.hashValue }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.data == data }
}
