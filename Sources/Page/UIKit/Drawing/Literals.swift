// The compiler looks for these names where a page has a colour, image or file literal.

import Foundation

public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage
