import Foundation
import Glibc

/// Takes the place of Core Foundation's own function, which stops the process where an attribute is an object of a
/// class of Swift's and gets an equal one: a paragraph style that is set once more, a font that is another object.
///
/// The attribute is taken away first, so that the two are not compared. Foundation calls the function by its
/// name, and finds the executable's first.
@_cdecl("CFAttributedStringSetAttribute")
public func setAttribute(
  _ text: UnsafeMutableRawPointer, _ location: Int, _ length: Int, _ name: UnsafeRawPointer,
  _ value: UnsafeRawPointer
) {
  guard let functions = AttributeFunctions.found else { return }
  functions.remove(text, location, length, name)
  functions.set(text, location, length, name, value)
}

/// Core Foundation's own functions; a range is passed as its two numbers are.
private struct AttributeFunctions {
  typealias Remove =
    @convention(c) (UnsafeMutableRawPointer, Int, Int, UnsafeRawPointer) -> Void
  typealias Set =
    @convention(c) (UnsafeMutableRawPointer, Int, Int, UnsafeRawPointer, UnsafeRawPointer) -> Void

  let remove: Remove
  let set: Set

  static let found: AttributeFunctions? = {
    // RTLD_NEXT: the one behind this one.
    let next = UnsafeMutableRawPointer(bitPattern: -1)
    guard let remove = dlsym(next, "CFAttributedStringRemoveAttribute"),
      let set = dlsym(next, "CFAttributedStringSetAttribute")
    else { return nil }
    return AttributeFunctions(
      remove: unsafeBitCast(remove, to: Remove.self), set: unsafeBitCast(set, to: Set.self))
  }()
}
