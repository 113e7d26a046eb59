import CoreText
import Foundation

extension NSString {
  /// The same options by the name the Mac has for them.
  public typealias DrawingOptions = NSStringDrawingOptions
}
