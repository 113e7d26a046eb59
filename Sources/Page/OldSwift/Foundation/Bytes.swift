// What Swift 1 and 2 called members of Data, as a value and as a class.

import Foundation

extension Data {
  @available(*, deprecated, renamed: "count")
  public var length: Int { count }

  @available(*, deprecated, message: "Say try? Data(contentsOf: url).")
  public init?(contentsOfURL url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self = data
  }

  @available(*, deprecated, message: "Say try? Data(contentsOf: URL(fileURLWithPath: path)).")
  public init?(contentsOfFile path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    self = data
  }

  @available(*, deprecated, renamed: "base64EncodedString(options:)")
  public func base64EncodedStringWithOptions(_ options: Base64EncodingOptions) -> String {
    base64EncodedString(options: options)
  }

  @available(*, deprecated, renamed: "init(base64Encoded:options:)")
  public init?(base64EncodedString string: String, options: Base64DecodingOptions) {
    self.init(base64Encoded: string, options: options)
  }

  @available(*, deprecated, message: "Say try data.write(to: URL(fileURLWithPath: path)).")
  @discardableResult
  public func writeToFile(_ path: String, atomically: Bool) -> Bool {
    NSData(data: self).write(toFile: path, atomically: atomically)
  }
}

extension NSData {
  @available(*, deprecated, renamed: "init(contentsOf:)")
  public convenience init?(contentsOfURL url: URL) { self.init(contentsOf: url) }

  @available(*, deprecated, renamed: "base64EncodedString(options:)")
  public func base64EncodedStringWithOptions(_ options: Base64EncodingOptions) -> String {
    base64EncodedString(options: options)
  }

  @available(*, deprecated, renamed: "init(base64Encoded:options:)")
  public convenience init?(base64EncodedString string: String, options: Base64DecodingOptions) {
    self.init(base64Encoded: string, options: options)
  }

  @available(*, deprecated, renamed: "write(toFile:atomically:)")
  @discardableResult
  public func writeToFile(_ path: String, atomically: Bool) -> Bool {
    write(toFile: path, atomically: atomically)
  }

  @available(*, deprecated, renamed: "write(to:atomically:)")
  @discardableResult
  public func writeToURL(_ url: URL, atomically: Bool) -> Bool {
    write(to: url, atomically: atomically)
  }

  @available(*, deprecated, renamed: "isEqual(to:)")
  public func isEqualToData(_ other: Data) -> Bool { isEqual(to: other) }

  @available(*, deprecated, renamed: "subdata(with:)")
  public func subdataWithRange(_ range: NSRange) -> Data { subdata(with: range) }
}

extension NSMutableData {
  @available(*, deprecated, renamed: "append(_:)")
  public func appendData(_ data: Data) { append(data) }

  @available(*, deprecated, renamed: "append(_:length:)")
  public func appendBytes(_ bytes: UnsafeRawPointer, length: Int) {
    append(bytes, length: length)
  }
}
