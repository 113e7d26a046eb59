@_implementationOnly import Dispatch
@_implementationOnly import PageProtocol

/// What stands in a literal's place while a person changes it.
///
/// The engine compiles the literal as a call of `_lekCell`, once, and tells each run what the person
/// has come to, as he would write it. What the text cannot be of the literal's type leaves what was written.
enum LiteralCell {
  nonisolated(unsafe) private static var state = State()
  private static let lock = Lock()
  private static let arrival = DispatchSemaphore(value: 0)

  /// Whether this run follows what a person does to a literal.
  nonisolated(unsafe) private(set) static var isThere = false

  private struct State {
    var text: String?
    var isAwaited = false
  }

  /// What this run was told; before the page is loaded.
  static func take(_ cell: RunRequest.Cell?) {
    isThere = cell != nil
    switch cell {
    case .text(let text): state.text = text
    case .awaited: state.isAwaited = true
    case nil: break
    }
  }

  /// What was awaited is there. Called by any thread.
  static func fill(_ text: String) {
    lock.withLock { state = State(text: text) }
    arrival.signal()
  }

  /// What it holds; where that is not known yet, the page waits here.
  static func wait() -> String? {
    let now = lock.withLock { state }
    guard now.isAwaited else { return now.text }
    PageChannel.mark(.waits)
    arrival.wait()
    // Others may wait too.
    arrival.signal()
    return lock.withLock { state.text }
  }

  /// What a text means where a type is expected.
  static func value<Value>(_ type: Value.Type, of text: String) -> Value? {
    let found: Any? =
      switch type {
      case let optional as any OptionalValue.Type: optional.wrapped(of: text)
      case is Bool.Type: Bool(text)
      case let color as any _ExpressibleByColorLiteral.Type: self.color(color, of: text)
      case let integer as any FixedWidthInteger.Type: self.integer(integer, of: text)
      case let number as any BinaryFloatingPoint.Type: self.number(number, of: text)
      case let number as any ExpressibleByFloatLiteral.Type: self.floatLiteral(number, of: text)
      case let integer as any ExpressibleByIntegerLiteral.Type:
        self.integerLiteral(integer, of: text)
      default: nil
      }
    return found as? Value
  }

  private static func digits(_ text: String) -> String { text.filter { $0 != "_" } }

  private static func integer<Value: FixedWidthInteger>(
    _: Value.Type, of text: String
  ) -> Value? {
    Value(digits(text))
  }

  private static func number<Value: BinaryFloatingPoint>(
    _: Value.Type, of text: String
  ) -> Value? {
    Double(digits(text)).map { Value($0) }
  }

  private static func floatLiteral<Value: ExpressibleByFloatLiteral>(
    _: Value.Type, of text: String
  ) -> Value? {
    value(Value.FloatLiteralType.self, of: text).map { Value(floatLiteral: $0) }
  }

  private static func integerLiteral<Value: ExpressibleByIntegerLiteral>(
    _: Value.Type, of text: String
  ) -> Value? {
    value(Value.IntegerLiteralType.self, of: text).map { Value(integerLiteral: $0) }
  }

  /// Red, green, blue and alpha stand behind colons in every way to write them.
  private static func color<Value: _ExpressibleByColorLiteral>(
    _: Value.Type, of text: String
  ) -> Value? {
    let parts = text.split(separator: ":").dropFirst().compactMap { part in
      Float(part.drop { $0 == " " }.prefix { $0 == "." || $0 == "-" || $0.isNumber })
    }
    guard parts.count == 4 else { return nil }
    return Value(
      _colorLiteralRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}

private protocol OptionalValue {
  static func wrapped(of text: String) -> Any?
}

extension Optional: OptionalValue {
  static func wrapped(of text: String) -> Any? { LiteralCell.value(Wrapped.self, of: text) }
}

/// The literal that a person is changing, or what he has come to; pages are compiled to call it.
public func _lekCell<Value>(_ written: Value) -> Value {
  guard let text = LiteralCell.wait() else { return written }
  return LiteralCell.value(Value.self, of: text) ?? written
}
