import Foundation
import PageProtocol
import SourceDialect
import Testing

@testable import PageEngine

/// Pages that name members on `AnyObject`, in current Swift; the tests of older Swift are pages.
@Suite(.serialized) struct DynamicMemberTests {
  private func output(_ text: String) async throws -> String {
    let record = try await TestBench().run(text)
    #expect(record.diagnostics.isEmpty, "\(record.diagnostics)")
    return record.output
  }

  @Test func foundationIsLookedUp() async throws {
    let output = try await output(
      """
      import Foundation
      let date: AnyObject = NSDate(timeIntervalSince1970: 10)
      print(date.addingTimeInterval(1).timeIntervalSince1970)
      print((Date(timeIntervalSince1970: 5) as AnyObject).timeIntervalSince1970 + 1)
      print(("héj" as AnyObject).length!, (7 as AnyObject).doubleValue!)
      let none: AnyObject? = nil
      print(none?.length as Any, date.length as Any, none?.description as Any)
      if let length = date.length { print(length) } else { print("no length") }
      if let text = (["a"] as AnyObject).firstObject { print(text as Any) }
      """)
    #expect(output == "11.0\n6.0\n3 7.0\nnil nil nil\nno length\nOptional(\"a\")\n")
  }

  @Test func viewsAndOwnClassesAreLookedUp() async throws {
    let output = try await output(
      """
      import UIKit
      class Card: NSObject {
        @objc var tag = 4
        @objc func turn(_ times: Int, over axis: String) -> String { "\\(times) \\(axis)" }
      }
      let button = UIButton()
      button.tag = 3
      let things: [AnyObject] = [button, Card(), UIBarButtonItem()]
      print(things.map { $0.tag! })
      (things[0] as AnyObject).setTitle("press", for: .normal)
      print(button.title(for: .normal) ?? "-")
      print(things[1].turn(2, over: "x"), things[0].turn?(2, over: "y") ?? "cannot turn")
      """)
    #expect(output == "[3, 4, 0]\npress\n2 x cannot turn\n")
  }

  @Test func aMethodOfTwoClassesIsThatOfTheObject() async throws {
    let output = try await output(
      """
      import Foundation
      class One: NSObject { @objc func mix(_ n: Int, with m: Int) -> Int { n + m } }
      class Two: NSObject { @objc func mix(_ n: Int, with m: Int) -> Int { n * m } }
      let all: [AnyObject] = [One(), Two(), NSDate()]
      print(all[0].mix(3, with: 4), all[1].mix(3, with: 4), all[2].mix?(3, with: 4) ?? 0)
      var last: AnyObject? = all[1]
      print(last?.mix(5, with: 6) ?? 0)
      last = nil
      print(last?.mix(5, with: 6) ?? 0)
      """)
    #expect(output == "7 12 0\n30\n0\n")
  }

  @Test func anObjectWithoutTheMethodEndsThePage() async throws {
    let record = try await TestBench().run(
      """
      import UIKit
      let label: AnyObject = UILabel()
      print("before")
      label.setTitle("press", for: .normal)
      """)
    #expect(record.output.hasPrefix("before\n"))
    let crash = try #require(record.crash, "\(String(describing: record.outcome))")
    #expect("\(crash) \(record.errors)".contains("unrecognized selector sent to instance"))
  }

  @Test func diagnosticsKeepTheirPlaces() async throws {
    let record = try await TestBench().run(
      """
      import UIKit
      let thing: AnyObject = UIView()
      print(thing.tag + 1); let n: Int = "3"
      thing.unknownName()
      print(thing.hash, thing.length)
      """)
    let errors = record.diagnostics.filter { $0.severity == .error }
    #expect(
      errors.map { "\($0.range.line):\($0.range.column)" } == ["3:36", "4:7", "5:25"], "\(errors)")
    #expect(errors.contains { $0.message.hasPrefix("ambiguous use of 'length'") })
    #expect(errors.contains { $0.message.hasSuffix("has no member 'unknownName'") })
  }

  /// The second build makes the repair before the compiler is asked.
  @Test func theNextBuildCompilesOnce() async throws {
    let bench = try await TestBench()
    let session = try PageSession(bench.configuration)
    let text = "import Foundation\nlet a: AnyObject = NSString(\"ab\")\nprint(a.length!)"
    let first = await RunRecord(session.run(TestBench.input(text)))
    let second = await RunRecord(session.run(TestBench.input(text + "\nprint(1)")))
    await session.close()
    #expect(first.output == "2\n" && second.output == "2\n1\n", "\(second.diagnostics)")
    #expect(first.timing?.compilations == 2 && second.timing?.compilations == 1)
  }

  @Test func sourcesAreLookedUp() async throws {
    let source = PageInput.Text(
      path: "Sources/Size.swift",
      text: """
        import Foundation
        public class Box: NSObject { @objc public var side = 3 }
        public func size(_ object: AnyObject) -> Int { object.length }
        """)
    let record = try await TestBench().run(
      "import Foundation\nlet box: AnyObject = Box()\nprint(size(NSString(\"abc\")), box.side!)",
      sources: [source])
    #expect(record.output == "3 3\n", "\(record.diagnostics)")
  }

  /// What a build has staged of its modules.
  @Test func theClassesOfAllModulesAreKnown() async throws {
    let members = ClassMembers.of(try await TestBench().configuration.kit)
    func types(_ name: String) -> Set<String> { Set(members.members(named: name).map(\.type)) }
    #expect(types("tag").isSuperset(of: ["UIView", "UIBarItem"]))
    #expect(types("addingTimeInterval").contains("NSDate"))
    #expect(members.members(named: "setTitle").contains { $0.name == "setTitle(_:for:)" })
    #expect(
      members.ancestors(of: "UIButton").prefix(4) == [
        "UIControl", "UIView", "UIResponder", "NSObject",
      ]
    )
    #expect(members.seen(importing: ["WebKit"]).isSuperset(of: ["UIKit", "Foundation"]))
  }
}
