@_implementationOnly import Foundation

/// The toolchain's libraries that few pages need. A page is linked without naming any, and the host is
/// warm without them; one that a page's symbols ask for is loaded then.
enum SystemLibraries {
  /// What went wrong last, in the loader's words.
  private(set) nonisolated(unsafe) static var failure: String?

  /// The libraries, by the module each holds.
  private static let libraries = [
    "FoundationNetworking": "libFoundationNetworking.so",
    "FoundationXML": "libFoundationXML.so",
    "Observation": "libswiftObservation.so",
    "Synchronization": "libswiftSynchronization.so",
    "Distributed": "libswiftDistributed.so",
    "RegexBuilder": "libswiftRegexBuilder.so",
    "_Differentiation": "libswift_Differentiation.so",
    "_StringProcessing": "libswift_StringProcessing.so",
    "_RegexParser": "libswift_RegexParser.so",
    "Cxx": "libswiftCxx.so",
  ]

  /// Loads a library of a page's, and what it needs besides.
  static func open(_ path: String) -> UnsafeMutableRawPointer? {
    var loaded: Set<String> = []
    while true {
      if let library = dlopen(path, RTLD_NOW | RTLD_GLOBAL) { return library }
      failure = dlerror().map { String(cString: $0) }
      guard let module = module(of: failure ?? ""), loaded.insert(module).inserted,
        dlopen(libraries[module], RTLD_NOW | RTLD_GLOBAL) != nil
      else { return nil }
    }
  }

  /// The module that a symbol which was not found belongs to.
  static func module(of failure: String) -> String? {
    guard let mark = failure.range(of: "undefined symbol: $s") else { return nil }
    var rest = failure[mark.upperBound...].utf8[...]
    while let digit = rest.firstIndex(where: { (48...57).contains($0) }) {
      let digits = rest[digit...].prefix { (48...57).contains($0) }
      rest = rest[digits.endIndex...]
      let name = String(rest.prefix(Int(Substring(digits)) ?? 0)) ?? ""
      if libraries[name] != nil { return name }
    }
    return nil
  }
}
