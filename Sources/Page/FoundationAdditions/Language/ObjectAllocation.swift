import Foundation

// Some of Foundation's classes have only initializers that are unavailable, and their subclasses can call
// none either. An object is allocated as the runtime itself would, with all of its properties zero.

/// An object no initializer was called for. Each of its properties must be of a type for which zero is a
/// value: a number, a flag, the first case of an enum, an optional reference.
func makeObject<Object: AnyObject>(of type: Object.Type) -> Object {
  let header = 2 * MemoryLayout<Int>.size
  let size = instanceSize(type)
  let metadata = unsafeBitCast(type as Any.Type, to: UnsafeRawPointer.self)
  let storage = allocateObject(metadata, size, 15)
  memset(storage + header, 0, size - header)
  return Unmanaged<Object>.fromOpaque(storage).takeRetainedValue()
}

private typealias Allocate =
  @convention(c) (UnsafeRawPointer, Int, Int) -> UnsafeMutableRawPointer

private let allocateObject = unsafeBitCast(dlsym(nil, "swift_allocObject"), to: Allocate.self)

@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func instanceSize(_ type: AnyClass) -> Int
