// What Swift 1 called telling the name of a value's type.

@available(*, deprecated, message: "Say String(reflecting: type(of: value)).")
@discardableResult
public func _stdlib_getDemangledTypeName<Value>(_ value: Value) -> String {
  String(reflecting: type(of: value as Any))
}

@available(*, deprecated, message: "Say String(describing: type(of: value)).")
@discardableResult
public func _stdlib_getTypeName<Value>(_ value: Value) -> String {
  String(describing: type(of: value as Any))
}
