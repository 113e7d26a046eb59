import Foundation

// Foundation for Linux marks these as unavailable. They are what they say: decoding that throws what went wrong.
// What an unarchiver does with that is settled before it decodes anything: one that stops the page at the first
// mistake, as its `decodingFailurePolicy` can say, stops it here too.

extension NSCoder {
  /// The next object; throws what kept it from being decoded.
  public func decodeTopLevelObject() throws -> Any? { try topLevel { decodeObject() } }

  /// The object for a key; throws what kept it from being decoded.
  public func decodeTopLevelObject(forKey key: String) throws -> Any? {
    try topLevel { decodeObject(forKey: key) }
  }

  /// The object of a class for a key; throws what kept it from being decoded.
  public func decodeTopLevelObject<Decoded: NSObject & NSCoding>(
    of type: Decoded.Type, forKey key: String
  ) throws -> Decoded? {
    try topLevel { decodeObject(of: type, forKey: key) }
  }

  /// The object of one of several classes for a key; throws what kept it from being decoded.
  public func decodeTopLevelObject(of types: [AnyClass]?, forKey key: String) throws -> Any? {
    try topLevel { decodeObject(of: types, forKey: key) }
  }

  private func topLevel<Decoded>(_ decode: () -> Decoded?) throws -> Decoded? {
    let decoded = decode()
    if decoded == nil, let error { throw error }
    return decoded
  }
}
