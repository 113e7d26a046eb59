// The compiler looks for these names where a page has a colour or image literal.

public typealias _ColorLiteralType = NSColor
public typealias _ImageLiteralType = NSImage
