import Foundation

// Small names that Darwin's headers have, and the ones here have not.

public typealias Boolean = UInt8
public typealias OSStatus = Int32
public typealias OSType = UInt32
public typealias FourCharCode = UInt32
public typealias UniChar = UInt16
public typealias UniCharCount = UInt
public typealias UTF8Char = UInt8
public typealias UTF16Char = UInt16
public typealias UTF32Char = UInt32
public typealias boolean_t = Int32

public let noErr: OSStatus = 0

/// As large as a `Float` can be; an animation that repeats so often never ends.
public let MAXFLOAT = Float.greatestFiniteMagnitude
public let HUGE = Float.greatestFiniteMagnitude
public let HUGE_VAL = Double.infinity
public let HUGE_VALF = Float.infinity

/// Nothing to do: the generator is always seeded.
public func arc4random_stir() {}

/// Begins the sequence of `random` anew, at a place of chance.
public func srandomdev() { srandom(arc4random()) }

/// Begins the sequence of `rand` anew, at a place of chance.
public func sranddev() { srand(arc4random()) }

/// Not 0 on the main thread.
public func pthread_main_np() -> Int32 { Thread.isMainThread ? 1 : 0 }

/// Ten to a power.
public func __exp10(_ power: Double) -> Double { pow(10, power) }
