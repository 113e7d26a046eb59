// What Swift 1 and 2 called members of pointers, and functions that lend one.

extension UnsafePointer {
  @available(*, deprecated, renamed: "pointee")
  public var memory: Pointee { pointee }
}

extension UnsafeMutablePointer {
  @available(*, deprecated, renamed: "pointee")
  public var memory: Pointee {
    get { pointee }
    nonmutating set { pointee = newValue }
  }

  @available(*, deprecated, renamed: "allocate(capacity:)")
  public static func alloc(_ count: Int) -> UnsafeMutablePointer { allocate(capacity: count) }

  @available(*, deprecated, message: "Say deallocate().")
  public func dealloc(_ count: Int) { deallocate() }

  @available(*, deprecated, renamed: "initialize(to:)")
  @_disfavoredOverload
  public func initialize(_ value: Pointee) { initialize(to: value) }

  @available(*, deprecated, renamed: "initialize(from:count:)")
  public func initializeFrom(_ source: UnsafeMutablePointer, count: Int) {
    initialize(from: source, count: count)
  }

  @available(*, deprecated, renamed: "deinitialize(count:)")
  public func destroy(_ count: Int) { deinitialize(count: count) }

  @available(*, deprecated, message: "Say deinitialize(count: 1).")
  public func destroy() { deinitialize(count: 1) }
}

@available(*, deprecated, renamed: "withUnsafePointer(to:_:)")
public func withUnsafePointer<Value, Result>(
  _ value: inout Value, _ body: (UnsafePointer<Value>) throws -> Result
) rethrows -> Result {
  try Swift.withUnsafePointer(to: &value, body)
}

@available(*, deprecated, renamed: "withUnsafeMutablePointer(to:_:)")
public func withUnsafeMutablePointer<Value, Result>(
  _ value: inout Value, _ body: (UnsafeMutablePointer<Value>) throws -> Result
) rethrows -> Result {
  try Swift.withUnsafeMutablePointer(to: &value, body)
}

@available(*, deprecated, renamed: "unsafeBitCast(_:to:)")
public func unsafeBitCast<Value, Result>(
  _ value: borrowing Value, _ type: Result.Type
) -> Result {
  precondition(
    isBlock(Value.self) || MemoryLayout<Value>.size == MemoryLayout<Result>.size,
    "Can't unsafeBitCast between types of different sizes")
  // Not a copy of the value: the runtime knows neither how to copy a block nor how large it is.
  return withUnsafePointer(to: value) { UnsafeRawPointer($0).load(as: Result.self) }
}

@available(*, deprecated, message: "Say Unmanaged.passUnretained(object).toOpaque().")
public func unsafeAddressOf(_ object: AnyObject) -> UnsafeRawPointer {
  UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
}

/// Whether values of a type are blocks: a function's metadata has its convention in the third byte of its flags.
private func isBlock(_ type: Any.Type) -> Bool {
  let metadata = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  return metadata[0] == 0x302 && metadata[1] >> 16 & 0xFF == 1
}

@available(*, deprecated, renamed: "getter:Optional.unsafelyUnwrapped(self:)")
public func unsafeUnwrap<Wrapped>(_ optional: Wrapped?) -> Wrapped { optional.unsafelyUnwrapped }

@available(*, deprecated, renamed: "isKnownUniquelyReferenced(_:)")
public func isUniquelyReferenced<Object: AnyObject>(_ object: inout Object) -> Bool {
  isKnownUniquelyReferenced(&object)
}

@available(*, deprecated, renamed: "isKnownUniquelyReferenced(_:)")
public func isUniquelyReferencedNonObjC<Object: AnyObject>(_ object: inout Object) -> Bool {
  isKnownUniquelyReferenced(&object)
}
