import Foundation

let start = CFAbsoluteTimeGetCurrent()
let result = CFRunLoopRunInMode(.defaultMode, 0.5, false)
print(CFAbsoluteTimeGetCurrent() - start >= 0.5, result)

let name = NSMutableString(string: "Ångström")
CFStringTransform(name as CFMutableString, nil, kCFStringTransformStripDiacritics, false)
print(name, CFStringGetLength(name as CFString))

let range = CFRangeMake(1, 2)
print(range.location, range.length, CFArrayGetCount([1, 2, 3] as CFArray))
print((CFUUIDCreateString(kCFAllocatorDefault, CFUUIDCreate(nil)) as String).count)
print(CFSwapInt32(1), kCFNull == NSNull())

final class Mark: NSObject {
    let number: Int
    init(_ number: Int) { self.number = number }
    override func isEqual(_ object: Any?) -> Bool { (object as? Mark)?.number == number }
    override var hash: Int { number }
}
let key = NSAttributedString.Key("mark")
let marked = NSMutableAttributedString(string: "abc", attributes: [key: Mark(1)])
marked.addAttribute(key, value: Mark(1), range: NSRange(location: 0, length: 2))
marked.addAttributes([key: Mark(1)], range: NSRange(location: 1, length: 2))
print((marked.attribute(key, at: 2, effectiveRange: nil) as! Mark).number)
print(CFDataGetLength(CFDataCreateMutable(nil, 0)))
