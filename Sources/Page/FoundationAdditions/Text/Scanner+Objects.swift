import Foundation

// The scanner's older methods with an NSString to fill in.

extension Scanner {
  /// Reads up to a text; false if there is nothing before it.
  @_disfavoredOverload
  @discardableResult
  public func scanUpTo(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    fill(result, scanUpToString(string))
  }

  /// Reads a text; false if it is not what comes next.
  @_disfavoredOverload
  @discardableResult
  public func scanString(_ string: String, into result: UnsafeMutablePointer<NSString?>?) -> Bool {
    fill(result, scanString(string))
  }

  /// Reads characters of a set; false if there is none.
  @_disfavoredOverload
  @discardableResult
  public func scanCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    fill(result, scanCharacters(from: set))
  }

  /// Reads up to a character of a set; false if there is nothing before it.
  @_disfavoredOverload
  @discardableResult
  public func scanUpToCharacters(
    from set: CharacterSet, into result: UnsafeMutablePointer<NSString?>?
  ) -> Bool {
    fill(result, scanUpToCharacters(from: set))
  }

  private func fill(_ result: UnsafeMutablePointer<NSString?>?, _ text: String?) -> Bool {
    guard let text else { return false }
    result?.pointee = NSString(string: text)
    return true
  }
}
