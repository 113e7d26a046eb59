// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Core Foundation's names for what Foundation has under its own; Linux' Foundation hides them. As
// plain Swift types they take literals and `as` in both directions, as they do on a Mac. Most of them are
// Core Graphics'.

import CoreGraphics
import Foundation

public typealias CFAttributedString = NSAttributedString
public typealias CFMutableAttributedString = NSMutableAttributedString
public typealias CFCharacterSet = CharacterSet
