// What Swift 1 and 2 called members of strings.

extension StringProtocol {
  @available(*, deprecated, renamed: "utf16.count")
  public var utf16Count: Int { utf16.count }

  @available(*, deprecated, message: "Say Int(text).")
  public func toInt() -> Int? { Int(self) }
}

extension String {
  @available(*, deprecated, renamed: "self")
  public var characters: String {
    get { self }
    set { self = newValue }
  }

  @available(*, deprecated, renamed: "init(describing:)")
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject) { self.init(describing: subject) }

  @available(*, deprecated, message: "Say String(validatingCString:).")
  public static func fromCString(_ text: UnsafePointer<CChar>?) -> String? {
    text.flatMap { String(validatingCString: $0) }
  }

  @available(*, deprecated, message: "Say String(repeating:count:).")
  @_disfavoredOverload
  public init(count: Int, repeatedValue: Unicode.Scalar) {
    self.init(repeating: Character(repeatedValue), count: count)
  }

  @available(*, deprecated, message: "Say texts.joined(separator:).")
  public func join<Texts: Sequence>(_ texts: Texts) -> String where Texts.Element == String {
    texts.joined(separator: self)
  }
}

extension Substring {
  @available(*, deprecated, renamed: "self")
  public var characters: Substring { self }
}

extension StaticString {
  @available(*, deprecated, renamed: "description")
  public var stringValue: String { description }
}
