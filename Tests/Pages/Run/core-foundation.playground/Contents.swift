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
