import Foundation

/// Where a text can be taken apart, as ICU finds it: Foundation for Linux carries ICU and shows none of it.
enum TextBreaks {
  /// What is looked for; the numbers are ICU's.
  enum Kind: Int32 {
    case words = 1
    case lines = 2
    case sentences = 3
  }

  /// A part of a text, in UTF-16 units.
  struct Part: Equatable {
    var range: Range<Int>
    /// Whether ICU takes it for a word or a number, and not for what stands between those.
    var isWord: Bool
  }

  private typealias Open =
    @convention(c) (
      Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias Ask = @convention(c) (OpaquePointer) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  private static let open = symbol("ubrk_open", as: Open.self)
  private static let next = symbol("ubrk_next", as: Ask.self)
  private static let status = symbol("ubrk_getRuleStatus", as: Ask.self)
  private static let close = symbol("ubrk_close", as: Close.self)

  /// The first of ICU's numbers for what is not mere punctuation.
  private static let firstStatusOfWord: Int32 = 100

  /// The parts, from the beginning to the end, with nothing left out between them.
  static func parts(_ kind: Kind, of text: [UInt16], locale: Locale) -> [Part] {
    guard let open, let next, let status, let close else { return [] }
    return text.withUnsafeBufferPointer { units in
      var problem: Int32 = 0
      let size = Int32(units.count)
      guard
        let iterator = open(kind.rawValue, locale.identifier, units.baseAddress, size, &problem),
        problem <= 0
      else { return [] }
      defer { close(iterator) }
      var found: [Part] = []
      var start = 0
      while case let end = Int(next(iterator)), end >= 0 {
        found.append(Part(range: start..<end, isWord: status(iterator) >= firstStatusOfWord))
        start = end
      }
      return found
    }
  }

  private static func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, "swift_" + name).map { unsafeBitCast($0, to: type) }
  }
}
