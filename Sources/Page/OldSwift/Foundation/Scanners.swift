// What Swift 1 and 2 called members of Scanner.

import Foundation

extension Scanner {
  @available(*, deprecated, renamed: "isAtEnd")
  public var atEnd: Bool { isAtEnd }
}
