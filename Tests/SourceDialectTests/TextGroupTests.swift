import Glibc
import Testing

@testable import SourceDialect

/// What texts of a module know of each other.
@Suite(.serialized) struct TextGroupTests {
  /// One file of a module; each has all that makes others look into it.
  private static func file(_ number: Int) -> String {
    let methods = (0..<40).map { "  @objc func act\($0)() { print(\($0), [1, 2].map { $0 + 1 }) }" }
    return """
      import UIKit
      @objc protocol Delegate\(number) { @objc optional func changed\(number)(_ value: Int) }
      class Base\(number): UIView, Delegate\((number + 1) % 10) {
        var label: UILabel!
      \(methods.joined(separator: "\n"))
        func connect() { perform(Selector("act\(number)")) }
      }
      extension Base\((number + 1) % 10) { override func layoutSubviews() { super.layoutSubviews() } }
      """
  }

  private func processorTime(_ count: Int) -> Double {
    // Different texts each time, because facts are kept.
    let texts = (0..<count).map { "// \(count)\n" + Self.file($0) }
    var (start, end) = (timespec(), timespec())
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start)
    let group = TextGroup(texts)
    for text in texts { _ = Dialect.rewrite(text, in: group) }
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end)
    return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
  }

  @Test func aModuleOfFourTimesAsManyFilesTakesAboutFourTimesAsLong() {
    _ = processorTime(5)
    let (few, many) = (processorTime(15), processorTime(60))
    #expect(many / few < 7)
  }

  @Test func textsOfAGroupAreRewrittenAsTheyAreOneByOne() {
    let texts = (0..<8).map(Self.file)
    let group = TextGroup(texts)
    for text in texts {
      let others = texts.filter { $0 != text }
      #expect(Dialect.rewrite(text, in: group).text == Dialect.rewrite(text, beside: others).text)
      #expect(Dialect.rewrite(text, in: group).text != Dialect.rewrite(text).text)
    }
  }

  @Test func aTextThatIsTwiceInAModuleIsNotBesideItself() {
    let text = "class A {}\nextension A { override func b() {} }\n"
    #expect(TextGroup([text, text]).facts.count == 1)
  }
}
