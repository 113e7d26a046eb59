import Foundation

// Core Foundation's functions of texts that pages call.

public typealias CFMutableString = NSMutableString
public typealias CFAllocator = AnyObject
public typealias CFNull = NSNull

/// Where memory comes from: nothing else can be asked for.
public let kCFAllocatorDefault: CFAllocator! = nil
/// The one object that stands for nothing.
public let kCFNull: CFNull! = NSNull()

public let kCFStringTransformToLatin: CFString! = StringTransform.toLatin.rawValue
public let kCFStringTransformLatinKatakana: CFString! = StringTransform.latinToKatakana.rawValue
public let kCFStringTransformLatinHiragana: CFString! = StringTransform.latinToHiragana.rawValue
public let kCFStringTransformLatinHangul: CFString! = StringTransform.latinToHangul.rawValue
public let kCFStringTransformLatinArabic: CFString! = StringTransform.latinToArabic.rawValue
public let kCFStringTransformLatinHebrew: CFString! = StringTransform.latinToHebrew.rawValue
public let kCFStringTransformLatinThai: CFString! = StringTransform.latinToThai.rawValue
public let kCFStringTransformLatinCyrillic: CFString! = StringTransform.latinToCyrillic.rawValue
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
public let kCFStringTransformMandarinLatin: CFString! = StringTransform.mandarinToLatin.rawValue
public let kCFStringTransformHiraganaKatakana: CFString! =
  StringTransform.hiraganaToKatakana.rawValue
public let kCFStringTransformFullwidthHalfwidth: CFString! =
  StringTransform.fullwidthToHalfwidth.rawValue
public let kCFStringTransformToXMLHex: CFString! = StringTransform.toXMLHex.rawValue
public let kCFStringTransformToUnicodeName: CFString! = StringTransform.toUnicodeName.rawValue
public let kCFStringTransformStripCombiningMarks: CFString! =
  StringTransform.stripCombiningMarks.rawValue
public let kCFStringTransformStripDiacritics: CFString! = StringTransform.stripDiacritics.rawValue

/// Writes a text, or a part of it, in another way; false where that cannot be done.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>?, _ transform: CFString!,
  _ reverse: Bool
) -> Bool {
  let part = range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
  let place = part ?? NSRange(location: 0, length: string.length)
  let text = string.substring(with: place)
  guard let new = text.applyingTransform(StringTransform(transform), reverse: reverse) else {
    return false
  }
  string.replaceCharacters(in: place, with: new)
  range?.pointee.length = new.utf16.count
  return true
}

/// How many UTF-16 units a text has.
public func CFStringGetLength(_ string: CFString!) -> CFIndex { string.utf16.count }

/// A number that no other call has given, as a text.
public struct CFUUID: Hashable, Sendable {
  fileprivate let value: UUID
}

/// A new one.
public func CFUUIDCreate(_ allocator: CFAllocator?) -> CFUUID! { CFUUID(value: UUID()) }

/// What it is written as.
public func CFUUIDCreateString(_ allocator: CFAllocator?, _ uuid: CFUUID!) -> CFString! {
  uuid.value.uuidString
}

/// Bytes in the other order.
public func CFSwapInt16(_ number: UInt16) -> UInt16 { number.byteSwapped }
public func CFSwapInt32(_ number: UInt32) -> UInt32 { number.byteSwapped }
public func CFSwapInt64(_ number: UInt64) -> UInt64 { number.byteSwapped }
