import Foundation

/// The properties of Foundation's own values that pages ask for by name.
enum FoundationProperty {
  static func value(of object: Any, named name: String) -> Any?? {
    if let string = object as? String { return value(of: string, named: name) }
    switch (object, name) {
    case (let data as Data, "length"): return data.count
    case (let date as Date, "timeIntervalSince1970"): return date.timeIntervalSince1970
    case (let date as Date, "timeIntervalSinceReferenceDate"):
      return date.timeIntervalSinceReferenceDate
    case (let url as URL, "path"): return url.path
    case (let url as URL, "lastPathComponent"): return url.lastPathComponent
    case (let url as URL, "pathExtension"): return url.pathExtension
    case (let url as URL, "host"): return .some(url.host)
    case (let url as URL, "absoluteString"): return url.absoluteString
    case (let object as NSObject, "description"): return object.description
    case (let object as NSObject, "hash"): return object.hash
    default: return nil
    }
  }

  private static func value(of string: String, named name: String) -> Any?? {
    switch name {
    case "length": return string.utf16.count
    case "uppercaseString", "uppercased": return string.uppercased()
    case "lowercaseString", "lowercased": return string.lowercased()
    case "capitalizedString", "capitalized": return string.capitalized
    case "intValue", "integerValue", "longLongValue": return NSString(string: string).integerValue
    case "doubleValue", "floatValue": return NSString(string: string).doubleValue
    case "boolValue": return NSString(string: string).boolValue
    case "pathExtension": return NSString(string: string).pathExtension
    case "lastPathComponent": return NSString(string: string).lastPathComponent
    case "description": return string
    default: return nil
    }
  }
}
