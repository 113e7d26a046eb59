import Foundation

/// The files of a folder as a ZIP archive, stored without compression.
struct ZIPArchive {
  private(set) var data = Data()
  private var directory = Data()
  private var count = 0

  /// Reads the files of a folder, which is the first part of their names in the archive.
  init(of folder: URL) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    for name in names {
      let file = folder.appendingPathComponent(name)
      guard let contents = try? Data(contentsOf: file) else { continue }
      add(contents, name: folder.lastPathComponent + "/" + name)
    }
    let start = data.count
    data += directory
    append(0x0605_4B50, 4, to: &data)
    for number in [0, 0, count, count] { append(number, 2, to: &data) }
    for number in [directory.count, start] { append(number, 4, to: &data) }
    append(0, 2, to: &data)
  }

  private mutating func add(_ contents: Data, name: String) {
    let offset = data.count
    // Version 2.0, names in UTF-8, stored, at midnight of 1980-01-01.
    var facts = Data()
    for number in [20, 0x800, 0, 0, 0x21] { append(number, 2, to: &facts) }
    append(Int(Self.checksum(of: contents)), 4, to: &facts)
    for _ in 0..<2 { append(contents.count, 4, to: &facts) }
    append(name.utf8.count, 2, to: &facts)
    append(0, 2, to: &facts)
    append(0x0403_4B50, 4, to: &data)
    data += facts + Data(name.utf8) + contents
    append(0x0201_4B50, 4, to: &directory)
    append(20, 2, to: &directory)
    directory += facts
    for _ in 0..<3 { append(0, 2, to: &directory) }
    for number in [0, offset] { append(number, 4, to: &directory) }
    directory += Data(name.utf8)
    count += 1
  }

  /// The number, its lowest byte first.
  private func append(_ number: Int, _ size: Int, to data: inout Data) {
    for place in 0..<size { data.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }

  /// The CRC-32 of the contents.
  static func checksum(of data: Data) -> UInt32 {
    ~data.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
  }
}
