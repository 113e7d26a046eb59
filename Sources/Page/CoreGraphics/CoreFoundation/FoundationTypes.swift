import Foundation

// Core Foundation's names for what pages hand to Core Graphics. Here they are the plain Swift types,
// so that `as CFArray`, `as CFData` and `as String` are conversions that always succeed.

public typealias CFString = String
public typealias CFArray = [Any]
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFURL = URL
public typealias CFNumber = NSNumber
public typealias CFBoolean = Bool
public typealias CFTypeRef = AnyObject
public typealias CFIndex = Int
public typealias CFTypeID = UInt

/// Yes, as an option of a Core Foundation function.
public let kCFBooleanTrue: CFBoolean! = true
/// No, as an option of a Core Foundation function.
public let kCFBooleanFalse: CFBoolean! = false

/// Which kind of thing an object is; each kind of Core Graphics' own has a number of its own.
public func CFGetTypeID(_ object: CFTypeRef!) -> CFTypeID {
  switch object {
  case is CGColor: CGColor.typeID
  case is CGColorSpace: CGColorSpace.typeID
  case is CGImage: CGImage.typeID
  case is CGPath: CGPath.typeID
  case is CGContext: CGContext.typeID
  case is CGGradient: CGGradient.typeID
  case is CGPattern: CGPattern.typeID
  case is CGShading: CGShading.typeID
  case is CGFunction: CGFunction.typeID
  case is CGLayer: CGLayer.typeID
  case is CGDataProvider: CGDataProvider.typeID
  case is CGDataConsumer: CGDataConsumer.typeID
  default: 1
  }
}

/// Whether two objects say the same.
public func CFEqual(_ one: CFTypeRef?, _ other: CFTypeRef?) -> Bool {
  if one === other { return true }
  guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
  return one == other
}

/// How many elements an array has.
public func CFArrayGetCount(_ array: CFArray!) -> CFIndex { array.count }

/// How many bytes there are.
public func CFDataGetLength(_ data: CFData!) -> CFIndex { data.count }

/// Data that can grow.
public func CFDataCreateMutable(_ allocator: CFTypeRef?, _ capacity: CFIndex) -> CFMutableData! {
  NSMutableData()
}

/// The first byte; the pointer lives as long as the program does.
public func CFDataGetBytePtr(_ data: CFData!) -> UnsafePointer<UInt8>! {
  guard let data, !data.isEmpty else { return nil }
  return KeptBytes.pointer(to: data)
}

// Data that can grow is data.

/// How many bytes there are.
@_disfavoredOverload
public func CFDataGetLength(_ data: CFMutableData!) -> CFIndex { data.length }

/// The first byte; the pointer lives until the data grows.
@_disfavoredOverload
public func CFDataGetBytePtr(_ data: CFMutableData!) -> UnsafePointer<UInt8>! {
  data.length == 0 ? nil : data.bytes.assumingMemoryBound(to: UInt8.self)
}

/// Copies of data whose address was asked for: a `Data` has no lasting address of its own.
private enum KeptBytes {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var kept: [Data: UnsafePointer<UInt8>] = [:]
  nonisolated(unsafe) private static var order: [Data] = []
  private static let limit = 8

  static func pointer(to data: Data) -> UnsafePointer<UInt8> {
    lock.withLock {
      if let known = kept[data] { return known }
      if order.count == limit, let pointer = kept.removeValue(forKey: order.removeFirst()) {
        pointer.deallocate()
      }
      let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: data.count)
      data.copyBytes(to: copy, count: data.count)
      kept[data] = UnsafePointer(copy)
      order.append(data)
      return UnsafePointer(copy)
    }
  }
}

/// How many keep an object.
public func CFGetRetainCount(_ object: CFTypeRef!) -> CFIndex {
  CFIndex(_getRetainCount(object))
}
