import Foundation

/// The files that a compiled module consists of, in a folder of their own.
struct ModuleProducts: Sendable {
  var name: String
  var folder: String

  /// The path of all of them, without what tells them apart.
  var output: String { folder + "/" + name }
  var library: String { output + ".so" }

  /// What is kept of a module: its interface, its code, what the compiler said.
  static func names(of module: String) -> [String] {
    [".swiftmodule", ".so", ".dia"].map { module + $0 }
  }

  /// The same for every module that others can be compiled against in place of this one.
  var interfaceHash: String { ContentHash.of(file: output + ".swiftmodule") ?? "" }

  /// All that is kept; nothing where some of it cannot be read.
  func read() -> [CacheEntry.Part]? {
    let parts = Self.names(of: name).compactMap { name in
      ToolFile.read(folder + "/" + name).map {
        CacheEntry.Part(name: name, bytes: Array($0))
      }
    }
    return parts.count == Self.names(of: name).count ? parts : nil
  }

  /// Puts a kept file into the folder; pages can read it, whatever our own mask says.
  func write(_ part: CacheEntry.Part) -> Bool {
    ToolFile.write(Data(part.bytes), to: folder + "/" + part.name)
  }

  /// Takes the folder away.
  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }
}
