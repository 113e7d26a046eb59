import Foundation

/// A stored property of a class, found by its name, that can be written.
///
/// The runtime's reflection tells of each field where in an object it lies and whether it is a `var`.
/// Writing there is writing the storage: the property's own `willSet` and `didSet` are not called, where
/// a Mac would call its setter.
@_spi(Properties) public struct StoredProperty {
  public let type: Any.Type
  private let offset: Int

  /// With a `base`, only what classes below it declare.
  public init?(named name: String, of objectType: AnyClass, below base: AnyClass? = nil) {
    for index in (base.map { fieldCount($0) } ?? 0)..<fieldCount(objectType) {
      var field = FieldDescription()
      let type = fieldType(objectType, index, &field)
      defer { field.freeName?(field.name) }
      guard field.isVariable, field.isStrong, let fieldName = field.name,
        String(cString: fieldName) == name
      else { continue }
      self.type = type
      self.offset = fieldOffset(objectType, index)
      return
    }
    return nil
  }

  /// What an object's storage holds.
  public func value(in object: AnyObject) -> Any {
    let storage = Unmanaged.passUnretained(object).toOpaque() + offset
    func open<Field>(_ type: Field.Type) -> Any {
      storage.assumingMemoryBound(to: Field.self).pointee
    }
    return _openExistential(type, do: open)
  }

  /// Puts a value into an object's storage; false if it is of another type.
  public func set(_ value: Any?, in object: AnyObject) -> Bool {
    let storage = Unmanaged.passUnretained(object).toOpaque() + offset
    func open<Field>(_ type: Field.Type) -> Bool {
      guard let converted = KeyedConversion.convert(value, to: Field.self) else { return false }
      storage.assumingMemoryBound(to: Field.self).pointee = converted
      return true
    }
    return _openExistential(type, do: open)
  }
}

/// As the runtime lays it out.
private struct FieldDescription {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _ type: Any.Type, _ index: Int, _ field: UnsafeMutablePointer<FieldDescription>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func fieldOffset(_ type: Any.Type, _ index: Int) -> Int
