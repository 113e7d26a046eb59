import Foundation

/// Which form of a word goes with a number, as a language has it.
struct PluralRules {
  private typealias Open =
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Int32>) -> OpaquePointer?
  private typealias Select =
    @convention(c) (
      OpaquePointer, Double, UnsafeMutablePointer<UInt16>, Int32, UnsafeMutablePointer<Int32>
    ) -> Int32

  private let rules: OpaquePointer
  private let select: Select

  /// Nothing where Foundation's own tables of languages are not there.
  init?(language: String) {
    guard let open = dlsym(nil, "swift_uplrules_open"),
      let select = dlsym(nil, "swift_uplrules_select")
    else { return nil }
    var status: Int32 = 0
    let rules = unsafeBitCast(open, to: Open.self)(language, &status)
    guard status <= 0, let rules else { return nil }
    self.rules = rules
    self.select = unsafeBitCast(select, to: Select.self)
  }

  /// `one`, `few`, `other` and so on.
  func form(of number: Double) -> String {
    var word = [UInt16](repeating: 0, count: 16)
    var status: Int32 = 0
    let length = select(rules, number, &word, Int32(word.count), &status)
    guard status <= 0 else { return "other" }
    return String(decoding: word.prefix(Int(length)), as: UTF16.self)
  }
}
