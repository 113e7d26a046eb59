import SourceDialect
import Testing

/// The members of a text's own classes that Objective-C could look up.
@Suite struct DeclaredMembersTests {
  private static let text = """
    class Card: NSObject {
      @objc var side = 1
      @IBOutlet weak public var face: Face!
      @objc func turn(_ times: Int, over axis: Axis) -> Bool { true }
      @objc override func copy() -> Any { self }
      @objc static func make() {}
      @objc private func hide() {}
      var plain: Int { 2 }
      enum Kind { class Deep: Card { @objc let depth: Int = 3 } }
    }
    @objcMembers public class Box { func open() {}; @nonobjc func shut() {} }
    extension Card { @objc func fold() {} }
    class Pile<Element>: NSObject { @objc func sort() {} }
    class Own { func go() {} }
    """

  private func names(isOld: Bool) -> [String] {
    DeclaredMembers(in: Self.text, isOld: isOld).members.map { "\($0.type).\($0.name)" }
  }

  @Test func currentSwiftExposesWhatItSays() {
    #expect(
      names(isOld: false) == [
        "Card.Kind.Deep.depth", "Card.side", "Card.face", "Card.turn(_:over:)", "Box.open()",
        "Card.fold()",
      ])
  }

  @Test func olderSwiftExposesAllOfASubclass() {
    #expect(names(isOld: true).contains("Card.plain"))
    #expect(!names(isOld: true).contains("Own.go()"))
    #expect(!names(isOld: true).contains("Card.hide()"))
  }

  @Test func typesAndAccessAreRead() throws {
    let declared = DeclaredMembers(in: Self.text, isOld: false)
    #expect(declared.classes.map(\.name) == ["Card", "Card.Kind.Deep", "Box", "Own"])
    #expect(declared.classes.map(\.parent) == ["NSObject", "Card", nil, nil])
    #expect(declared.classes.map(\.isPublic) == [false, false, true, false])
    let values = declared.members.map(\.value)
    #expect(values == ["Int", nil, "Face!", "(Int, Axis) -> Bool", "()", "()"])
    #expect(declared.members.filter(\.isPublic).map(\.name) == ["face"])
  }
}
