import Foundation

/// Copies a C string into a buffer of `size` bytes, always terminated; gives the source's length.
@discardableResult
public func strlcpy(
  _ target: UnsafeMutablePointer<CChar>!, _ source: UnsafePointer<CChar>!, _ size: Int
) -> Int {
  let length = strlen(source)
  if size > 0 {
    let copied = min(length, size - 1)
    memcpy(target, source, copied)
    target[copied] = 0
  }
  return length
}

/// Appends a C string to the one in a buffer of `size` bytes; gives the length it tried to make.
@discardableResult
public func strlcat(
  _ target: UnsafeMutablePointer<CChar>!, _ source: UnsafePointer<CChar>!, _ size: Int
) -> Int {
  let used = strnlen(target, size)
  if used == size { return size + strlen(source) }
  return used + strlcpy(target + used, source, size - used)
}
