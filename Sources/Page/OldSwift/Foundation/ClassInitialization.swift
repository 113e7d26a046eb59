// What Objective-C's runtime called once for each class, and pages before Swift 4 called by themselves.

import Foundation

extension NSObject {
  @available(*, deprecated, message: "Leave it out: nothing is done by it.")
  public class func initialize() {}
}
