import Cocoa

let frame = NSRect(x: 0, y: 0, width: 30, height: 40)
print(frame.midX, CGAffineTransform.identity.isIdentity)
print([1, 2].map(String.init).joined(separator: "-") as NSString)
