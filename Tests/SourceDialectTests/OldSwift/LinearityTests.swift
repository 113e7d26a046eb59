import Glibc
import Testing

@testable import SourceDialect

/// A text of four times as many lines takes about four times as long to be rewritten.
@Suite(.serialized) struct LinearityTests {
  /// Lines with a number of their own at each `#`; a rule has something to say of most of them.
  static let lines = [
    "println(#)",
    "print(#, appendNewline: false); a.print(#)",
    "for var i# = 0; i# < 9; i#++ { println(i#) }",
    "for var i# = 0; i# < count(a); ++i# { b += a[i#] }",
    "class A# { private var b#: Int = 0; private func c#() -> Int { return b# } }; A#().b#",
    "private class A# { private init() {} }; let a# = A#()",
    "func add#(a: Int)(b: Int) -> Int { return a + b }; let b# = add#(1); b#(b: 2); add#(1)(b: 2)",
    "func f#(done: (result: Int) -> Void) { done(result: #) }",
    "let f#: Int -> Int -> Int = { a in { b in a + b } }",
    "if let a# = b as? String where a# == \"#\" { a#.characters.count++ }",
    "struct S#: SequenceType { func generate() -> AnyGenerator<Int> { return anyGenerator { nil } } }",
    "struct C#: CollectionType { var startIndex: Int { return 0 }; var endIndex: Int { return # } }",
    "struct T#: StringInterpolationConvertible { init(stringInterpolation a: T#...) {} }",
    "protocol P# { typealias Item; func f(a: protocol<P#, Q#>) }",
    "let s# = map(sorted(filter([#, 2]) { $0 > 1 }) { $0 < $1 }) { \"\\($0)\" }",
    "let u# = NSURL(string: \"#\")!; dispatch_async(dispatch_get_main_queue()) { u#.path }",
    "override func viewDidLoad() { super.viewDidLoad(); a#.addTarget(self, action: \"b#:\") }",
    "swap(&a[#], &a[b#]); let r# = Range(start: #, end: 9); 0.stride(to: #, by: 2)",
    "do { try f#() } catch let error as NSError { println(error.localizedDescription) }",
    "enum E#: Int { case A, B; static func all() -> [E#] { return [.A, .B] } }; E#.fromRaw(0)",
    "infix operator +++# { associativity left precedence # }",
    "let d# = [\"a\": #, \"b\": \"#\"]; d#[\"a\"] as! Int; #;",
    "@objc protocol O# { optional func o#() }; class D#: O# { @IBOutlet weak var v: UIView! }",
  ]

  private func processorTime(_ line: String, _ count: Int) -> Double {
    let lines = (0..<count).map {
      "\(line.split(separator: "#", omittingEmptySubsequences: false).joined(separator: "\($0)"))"
    }
    let text = lines.joined(separator: "\n")
    var (start, end) = (timespec(), timespec())
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start)
    _ = OldSwift.ages(of: text, stamps: [nil, "2"])
    _ = OldSwift.signs(in: text)
    _ = OldSwift.rewrite(text, age: .two)
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end)
    return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
  }

  @Test(arguments: lines)
  func fourTimesAsManyLinesTakeAboutFourTimesAsLong(line: String) {
    let (few, many) = (processorTime(line, 50), processorTime(line, 200))
    #expect(many / few < 8)
  }
}
