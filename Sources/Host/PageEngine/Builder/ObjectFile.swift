import Foundation

/// An object file of 64 bits in the byte order of this machine, as far as finding a section goes.
///
/// Always holds: no content makes it read beyond the file.
struct ObjectFile {
  private let data: Data

  /// Where the format puts what is read here.
  private enum Place {
    static let sectionTable = 0x28
    static let sectionCount = 0x3C
    static let nameTable = 0x3E
    static let headerSize = 64
    static let headerOffset = 24
    static let headerLength = 32
  }

  init(_ data: Data) {
    self.data = data
  }

  /// The bytes of a section.
  func section(named name: String) -> Data? {
    guard data.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2]),
      let count: UInt16 = value(at: Place.sectionCount),
      let nameTable: UInt16 = value(at: Place.nameTable),
      let names = contents(of: Int(nameTable))
    else { return nil }
    for index in 0..<Int(count) {
      guard let header = header(index), let start: UInt32 = value(at: header),
        start < names.count
      else { return nil }
      let rest = names.dropFirst(Int(start))
      if rest.prefix(while: { $0 != 0 }).elementsEqual(name.utf8) { return contents(of: index) }
    }
    return nil
  }

  private func header(_ index: Int) -> Int? {
    guard let table: UInt64 = value(at: Place.sectionTable), table < data.count else { return nil }
    return Int(table) + index * Place.headerSize
  }

  private func contents(of index: Int) -> Data? {
    guard let header = header(index),
      let offset: UInt64 = value(at: header + Place.headerOffset),
      let length: UInt64 = value(at: header + Place.headerLength),
      offset <= data.count, length <= UInt64(data.count) - offset
    else { return nil }
    return data.dropFirst(Int(offset)).prefix(Int(length))
  }

  private func value<Number: FixedWidthInteger>(at offset: Int) -> Number? {
    guard offset >= 0, offset + MemoryLayout<Number>.size <= data.count else { return nil }
    return data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: Number.self) }
  }
}
