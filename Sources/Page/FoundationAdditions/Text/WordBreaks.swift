import Foundation

/// Where the words of a text are, as ICU finds them.
///
/// Foundation for Linux carries ICU and shows none of it; it says of enumerating words that it cannot.
enum WordBreaks {
  private typealias Open =
    @convention(c) (
      Int32, UnsafePointer<CChar>?, UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<Int32>
    ) -> OpaquePointer?
  private typealias Ask = @convention(c) (OpaquePointer) -> Int32
  private typealias Close = @convention(c) (OpaquePointer) -> Void

  private static let open = symbol("ubrk_open", as: Open.self)
  private static let next = symbol("ubrk_next", as: Ask.self)
  private static let kind = symbol("ubrk_getRuleStatus", as: Ask.self)
  private static let close = symbol("ubrk_close", as: Close.self)

  /// ICU's number for iterators of words, and the first of its numbers for what is not mere punctuation.
  private static let words: Int32 = 1
  private static let firstKindOfWord: Int32 = 100

  /// The words, without what stands between them, in UTF-16 units.
  static func ranges(in text: [UInt16]) -> [Range<Int>] {
    guard let open, let next, let kind, let close else { return [] }
    return text.withUnsafeBufferPointer { units in
      var problem: Int32 = 0
      let locale = Locale.current.identifier
      guard
        let iterator = open(words, locale, units.baseAddress, Int32(units.count), &problem),
        problem <= 0
      else { return [] }
      defer { close(iterator) }
      var found: [Range<Int>] = []
      var start = 0
      while case let end = Int(next(iterator)), end >= 0 {
        if kind(iterator) >= firstKindOfWord { found.append(start..<end) }
        start = end
      }
      return found
    }
  }

  private static func symbol<Function>(_ name: String, as type: Function.Type) -> Function? {
    dlsym(nil, "swift_" + name).map { unsafeBitCast($0, to: type) }
  }
}
