import Foundation
import Testing

@testable import SourceDialect

/// What a single sign says of a text that does not compile.
@Suite struct SignTests {
  @Test(arguments: [
    ("[[1],[2]].indexOf { $0 == [2] }", [SwiftAge.three, .two]),
    ("[1, 2].reduce(0, combine: +)", [.three, .two]),
    ("let a = \", \".join([\"a\"])", [.three, .two]),
    ("let table = NSHashTable.weakObjectsHashTable()", [.three, .two]),
    ("fileprivate let a = 1\nprintln(a)", [.three, .one]),
    ("fileprivate let a = 1\nfor var i = 0; i < 3; i++ {}", [.three, .two]),
    ("var a = [1, 2]\nswap(&a[0], &a[1])", [.three]),
    ("order(&self.rows[i].key, and: &self.rows[j].key)", [.three]),
    ("let a = UIControlState.normal\nlet b = [1].compactMap { $0 }", [.three]),
  ])
  func oneIsEnough(text: String, ages: [SwiftAge]) {
    #expect(OldSwift.signs(in: text) == ages)
  }

  @Test(arguments: [
    "let a = [1].firstIndex(of: 1)", "// indexOf\nlet a = \"println\"",
    "func join(_ a: [Int]) {}\njoin([1])", "func f(combine: Int) {}\nf(combine: 1)",
    "let a: NSURL = NSURL(string: \"a\")!; let b = NSDate()", "func f(a: Int) {}\nf(1)",
    "swap(&a[0], &b[0])", "swap(&a.x, &a.y)", "f(&a[0], a[1], [a])",
    "struct GeneratorType {}\nlet a = GeneratorType()",
  ])
  func whatIsSaidTodayIsNoSign(text: String) {
    #expect(OldSwift.signs(in: text).isEmpty)
  }

  private static let today: Set = [
    "BitwiseOperations", "DictionaryLiteral", "NSLocaleIdentifier", "NumberedSequence",
    "ReverseCollection", "SignedNumber", "UserInitiated", "UserInteractive", "WeekdayOrdinal",
    "elementsEqual", "enumerateLines", "integerValue", "lastPathComponent", "leadingZeros",
    "makeIterator", "customMirror", "motionCancelled", "notification", "numberOfDispatch",
    "objectIdentifier", "pathComponents",
    "pathExtension",
    "pressesBegan", "pressesCancelled", "pressesChanged", "pressesEnded", "touchesBegan",
    "touchesCancelled", "touchesEnded", "touchesMoved", "unsafeBitCast", "withUnsafePointer",
    "withUnsafeMutablePointer", "dispatch_main", "unsafeUnwrap",
  ]

  /// Every name that the module OldSwift says to be another one today, but those that are something today too.
  @Test func theNamesAreThoseOfTheModule() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var declared: Set<String> = []
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Sources/Page/OldSwift"), includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for name in text.matches(of: /\b(?:func|var|typealias|let|class|struct|protocol) (\w+)/) {
        declared.insert(String(name.1))
      }
    }
    #expect(declared.count > 500)
    #expect(FormerNames.all.subtracting(declared).isEmpty)
    // A short word is likely to be something else today; a long one is that only if it stands here.
    let others = declared.subtracting(FormerNames.all).subtracting(Self.today).filter {
      $0.count > 11
    }
    #expect(others.isEmpty, "\(others.sorted())")
  }
}
