import Foundation

// Foundation's initializers that take objects one by one ask for classes. On a Mac a Swift value
// becomes an object on its way in; here it may go in as it is.

extension NSArray {
  /// An array of values.
  @_disfavoredOverload
  public convenience init(objects elements: Any...) {
    self.init(array: elements)
  }

  /// An array with one value in it.
  @_disfavoredOverload
  public convenience init(object: Any) {
    self.init(array: [object])
  }
}

extension NSDictionary {
  /// A dictionary of values and, in the same order, the keys they go by.
  @_disfavoredOverload
  public convenience init(objects: [Any], forKeys keys: [Any]) {
    guard objects.count == keys.count else {
      fatalError("count of objects (\(objects.count)) differs from count of keys (\(keys.count))")
    }
    let entries = zip(keys.compactMap { $0 as? AnyHashable }, objects)
    self.init(dictionary: Dictionary(entries, uniquingKeysWith: { first, _ in first }))
  }

  /// A dictionary with one entry.
  @_disfavoredOverload
  public convenience init(object: Any, forKey key: AnyHashable) {
    self.init(dictionary: [key: object])
  }
}
