import CZlib
import Foundation

/// A ZIP archive whose files lie in it as they are.
///
/// PNGs do not become smaller. It is small and read into memory whole, so neither long offsets nor
/// encryption are known here; every entry has the same date, so that equal files make equal bytes.
struct StoredArchive {
  private var entries: [(name: [UInt8], content: Data, offset: Int)] = []
  private var files = Data()

  /// The first of January 1980, the earliest there is.
  private static let date: UInt16 = 1 << 5 | 1
  private static let version: UInt16 = 20
  private static let namesAreUTF8: UInt16 = 1 << 11

  /// Adds a file; a path that ends in a slash is a folder.
  mutating func add(_ content: Data, at path: String) {
    let name = Array(path.utf8)
    entries.append((name, content, files.count))
    files.add(0x0403_4b50 as UInt32)
    files.append(Self.head(name, content))
    files.append(contentsOf: name)
    files.append(content)
  }

  var bytes: Data {
    var directory = Data()
    for (name, content, offset) in entries {
      directory.add(0x0201_4b50 as UInt32)
      directory.add(Self.version)
      directory.append(Self.head(name, content))
      directory.add(0 as UInt16)  // comment
      directory.add(0 as UInt16)  // disk
      directory.add(0 as UInt16)  // internal attributes
      directory.add(name.last == UInt8(ascii: "/") ? 0x10 : 0 as UInt32)
      directory.add(UInt32(offset))
      directory.append(contentsOf: name)
    }
    var end = Data()
    end.add(0x0605_4b50 as UInt32)
    end.add(0 as UInt32)  // disks
    end.add(UInt16(entries.count))
    end.add(UInt16(entries.count))
    end.add(UInt32(directory.count))
    end.add(UInt32(files.count))
    end.add(0 as UInt16)  // comment
    return files + directory + end
  }

  static func checksum(of content: Data) -> UInt32 {
    content.withUnsafeBytes { bytes in
      UInt32(crc32(0, bytes.bindMemory(to: UInt8.self).baseAddress, UInt32(bytes.count)))
    }
  }

  /// What an entry says both before its content and in the directory.
  private static func head(_ name: [UInt8], _ content: Data) -> Data {
    var head = Data()
    head.add(version)
    head.add(namesAreUTF8)
    head.add(0 as UInt16)  // stored
    head.add(0 as UInt16)  // midnight
    head.add(date)
    head.add(checksum(of: content))
    head.add(UInt32(content.count))
    head.add(UInt32(content.count))
    head.add(UInt16(name.count))
    head.add(0 as UInt16)  // extra fields
    return head
  }
}

extension Data {
  fileprivate mutating func add(_ number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
