// How Swift 1 and 2 asked for the size of things.

@available(*, deprecated, message: "Say MemoryLayout<Type>.size.")
public func sizeof<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }

@available(*, deprecated, message: "Say MemoryLayout<Type>.stride.")
public func strideof<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.stride }

@available(*, deprecated, message: "Say MemoryLayout<Type>.alignment.")
public func alignof<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.alignment }

@available(*, deprecated, renamed: "MemoryLayout.size(ofValue:)")
public func sizeofValue<Value>(_ value: Value) -> Int { MemoryLayout.size(ofValue: value) }

@available(*, deprecated, renamed: "MemoryLayout.stride(ofValue:)")
public func strideofValue<Value>(_ value: Value) -> Int { MemoryLayout.stride(ofValue: value) }

@available(*, deprecated, renamed: "MemoryLayout.alignment(ofValue:)")
public func alignofValue<Value>(_ value: Value) -> Int { MemoryLayout.alignment(ofValue: value) }
