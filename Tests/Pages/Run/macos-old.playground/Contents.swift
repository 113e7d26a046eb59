import Cocoa

// A page of Xcode 8 for the Mac.
let font = NSFont.systemFont(ofSize: 11)
let attributes = [NSFontAttributeName: font, NSForegroundColorAttributeName: NSColor.red, NSKernAttributeName: 0.5] as [NSAttributedStringKey: Any]
let text = NSAttributedString(string: "words", attributes: attributes)
text.attribute(NSKernAttributeName, at: 0, effectiveRange: nil) as? Double
