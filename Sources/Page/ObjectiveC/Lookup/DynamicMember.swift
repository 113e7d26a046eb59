// What a page calls where it names a member of an `AnyObject`, which Objective-C would look up
// while the page runs. The engine writes these calls, and knows which classes have such a member.

/// The value of a property of an object whose class is not known; nil if the object has none. The
/// key paths are those of the classes that declare the property.
public func _dynamicMember<each Root, Value>(
  _ object: AnyObject!, _ properties: repeat KeyPath<each Root, Value>
) -> Value! {
  guard let object: AnyObject = object else { return nil }
  var value: Value?
  func read<Class>(_ property: KeyPath<Class, Value>) {
    guard value == nil, let object = object as? Class else { return }
    value = .some(object[keyPath: property])
  }
  repeat read(each properties)
  return value
}

/// The object as the one class that declares a method, to call the method; nil for no object. An
/// object of another class ends the page, as an unknown selector does.
public func _dynamicObject<Class>(
  _ object: AnyObject!, _ type: Class.Type, _ method: StaticString
) -> Class! {
  guard let object: AnyObject = object else { return nil }
  guard let found = object as? Class else { rejectSelector(method, of: object) }
  return found
}

/// The same for a call with `?`, which does nothing if the object has no such method.
public func _optionalDynamicObject<Class>(_ object: AnyObject!, _ type: Class.Type) -> Class? {
  guard let object: AnyObject = object else { return nil }
  return object as? Class
}

/// Takes a method of one class from an object; nil if the object is of another.
public func _method<Class, Method>(
  _ method: @escaping (Class) -> Method
) -> (AnyObject) -> Method? {
  { object in (object as? Class).map(method) }
}

/// A method of an object, to be called; nil for no object. The references are those of the classes
/// that declare it. An object of another class ends the page, as an unknown selector does.
public func _dynamicMethod<Method>(
  _ object: AnyObject!, _ name: StaticString, _ methods: ((AnyObject) -> Method?)...
) -> Method! {
  guard let object: AnyObject = object else { return nil }
  for take in methods {
    if let method = take(object) { return method }
  }
  rejectSelector(name, of: object)
}

/// The same for a call with `?`.
public func _optionalDynamicMethod<Method>(
  _ object: AnyObject!, _ methods: ((AnyObject) -> Method?)...
) -> Method? {
  guard let object: AnyObject = object else { return nil }
  for take in methods {
    if let method = take(object) { return method }
  }
  return nil
}

private func rejectSelector(_ method: StaticString, of object: AnyObject) -> Never {
  fatalError("-[\(type(of: object)) \(method)]: unrecognized selector sent to instance")
}
