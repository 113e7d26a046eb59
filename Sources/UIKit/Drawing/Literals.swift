// The compiler looks for these names where a page has a colour or image literal.

public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage
