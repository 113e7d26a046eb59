// swift-format-ignore-file: AlwaysUseLowerCamelCase
// What Swift 1 and 2 called members of what reads and writes JSON and property lists.

import Foundation

extension JSONSerialization {
  @available(*, deprecated, renamed: "jsonObject(with:options:)")
  public class func JSONObjectWithData(_ data: Data, options: ReadingOptions) throws -> Any {
    try jsonObject(with: data, options: options)
  }

  @available(*, deprecated, renamed: "data(withJSONObject:options:)")
  public class func dataWithJSONObject(_ object: Any, options: WritingOptions) throws -> Data {
    try data(withJSONObject: object, options: options)
  }
}

extension PropertyListSerialization {
  @available(*, deprecated, renamed: "propertyList(from:options:format:)")
  public class func propertyListWithData(
    _ data: Data, options: ReadOptions, format: UnsafeMutablePointer<PropertyListFormat>?
  ) throws -> Any {
    try propertyList(from: data, options: options, format: format)
  }
}
