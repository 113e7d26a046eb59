import Foundation

// What `%@` takes. On a Mac every object may be an argument of a format, and a value that is
// bridged to one after `as CVarArg`. The format is given the description of what it is.

extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  public var _cVarArgObject: any CVarArg { self as? NSString ?? NSString(string: description) }

  public var _cVarArgEncoding: [Int] { _encodeBitsAsWords(self as AnyObject) }
}

/// A value that stands in a format as the object it is bridged to.
public protocol BridgedArgument: _CVarArgObject {}

extension BridgedArgument {
  public var _cVarArgObject: any CVarArg {
    let object = self as AnyObject as? NSObject
    return NSString(string: object?.description ?? "\(self)")
  }

  public var _cVarArgEncoding: [Int] { _encodeBitsAsWords(self as AnyObject) }
}

extension Array: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
extension Dictionary: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
extension Set: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
extension Date: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
extension Data: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
extension Decimal: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
extension URL: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
extension UUID: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
extension IndexPath: @retroactive CVarArg, @retroactive _CVarArgObject, BridgedArgument {}
