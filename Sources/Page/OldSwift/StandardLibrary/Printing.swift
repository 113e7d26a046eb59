// How Swift 1 and 2 wrote to the console, made texts of values, and read a line.

@available(*, deprecated, renamed: "print(_:)")
public func println<Value>(_ value: Value) { print(value) }

@available(*, deprecated, renamed: "print()")
public func println() { print() }

@available(*, deprecated, renamed: "debugPrint(_:)")
public func debugPrintln<Value>(_ value: Value) { debugPrint(value) }

@available(*, deprecated, message: "Say print(value, terminator: \"\").")
public func print<Value>(_ value: Value, appendNewline: Bool) {
  print(value, terminator: appendNewline ? "\n" : "")
}

@available(*, deprecated, renamed: "print(_:to:)")
@_disfavoredOverload
public func print<Value, Target: TextOutputStream>(_ value: Value, _ target: inout Target) {
  print(value, to: &target)
}

@available(*, deprecated, renamed: "print(_:to:)")
public func println<Value, Target: TextOutputStream>(_ value: Value, _ target: inout Target) {
  print(value, to: &target)
}

@available(*, deprecated, renamed: "String.init(describing:)")
public func toString<Value>(_ value: Value) -> String { String(describing: value) }

@available(*, deprecated, renamed: "String.init(reflecting:)")
public func toDebugString<Value>(_ value: Value) -> String { String(reflecting: value) }

@available(*, deprecated, renamed: "readLine(strippingNewline:)")
public func readLine(stripNewline: Bool) -> String? { readLine(strippingNewline: stripNewline) }
