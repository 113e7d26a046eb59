import SourceDialect
import Testing

struct LeadingImportsTests {
  @Test(
    arguments: [
      ("let a = 1\nimport UIKit", []),
      ("import UIKit\nimport Foundation\nlet a = 1\n", ["UIKit", "Foundation"]),
      ("//: # Title\n\n/* a /* nested */ comment */ import UIKit // why", ["UIKit"]),
      ("import UIKit\r\nimport PlaygroundSupport\r\n", ["UIKit", "PlaygroundSupport"]),
      ("import UIKit\nimport UIKit", ["UIKit"]),
      ("/* import UIKit */\n//import UIKit\n", []),
      ("/* never ends\nimport UIKit", []),
      ("import UIKit; import Foundation", []),
      ("@testable import Page\nimport UIKit", []),
      ("import struct Foundation.Date", []),
      ("importUIKit", []),
      ("import", []),
    ] as [(String, [String])])
  func areThoseBeforeAllElse(source: String, modules: [String]) {
    #expect(Dialect.rewrite(source).leadingImports == modules)
  }
}
