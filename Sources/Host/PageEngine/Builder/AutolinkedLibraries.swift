import Foundation

/// The toolchain's libraries that an object's imports ask for, and no page host has loaded.
///
/// The front end writes them into a section of the object; the driver, which we do not call, would
/// read it with a tool of its own.
struct AutolinkedLibraries {
  /// Paths of shared objects, in the order the object names them.
  let paths: [String]

  private static let section = ".swift1_autolink_entries"

  /// Those every page host is linked with.
  private static let hosted: Set<String> = [
    "BlocksRuntime", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "dispatch", "swiftCore", "swiftDispatch", "swiftGlibc", "swiftSwiftOnoneSupport",
    "swift_Concurrency", "swift_RegexParser", "swift_StringProcessing",
  ]

  init(of object: String, in folder: String) {
    guard let data = ToolFile.read(object),
      let section = ObjectFile(data).section(named: Self.section)
    else {
      paths = []
      return
    }
    paths = section.split(separator: 0).compactMap { entry in
      let word = String(decoding: entry, as: UTF8.self)
      // The page's text can write this section itself, so a name must not lead to another folder.
      guard word.hasPrefix("-l"), !word.utf8.contains(UInt8(ascii: "/")),
        !Self.hosted.contains(String(word.dropFirst(2)))
      else { return nil }
      let path = "\(folder)/lib\(word.dropFirst(2)).so"
      return access(path, R_OK) == 0 ? path : nil
    }
  }
}
