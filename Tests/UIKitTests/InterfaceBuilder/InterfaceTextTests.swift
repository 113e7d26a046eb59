import Foundation
import Testing

@testable import UIKit

/// What the reader of files of Interface Builder takes, and what it refuses.
struct InterfaceTextTests {
  private func root(
    _ text: String, within limits: InterfaceText.Limits = .init()
  ) throws -> InterfaceElement {
    try InterfaceText.root(of: Data(text.utf8), named: "A.xib", within: limits)
  }

  private func refusal(
    _ text: String, within limits: InterfaceText.Limits = .init()
  ) -> String? {
    do {
      _ = try root(text, within: limits)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func elementsHaveAttributesTextsAndLines() throws {
    let root = try root(
      "<a>\n<b key=\"k\" x=\"1.5\" on=\"YES\"/><string key=\"t\">one &amp; two</string></a>")
    let value = try #require(root.value("k"))
    #expect(value.number("x") == 1.5 && value.flag("on") == true && value.line == 2)
    #expect(root.string("t") == "one & two")
  }

  @Test(arguments: ["nan", "inf", "1e300", "one", ""])
  func whatIsNoUsableNumberIsNotThere(text: String) throws {
    #expect(try root("<a x=\"\(text)\"/>").number("x") == nil)
  }

  @Test func aTypeOfDocumentIsRefused() {
    let text = "<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><a>&e;</a>"
    #expect(refusal(text)?.contains("remove its DOCTYPE") == true)
    #expect(refusal("<a/>") == nil)
  }

  @Test func whatIsNotWellFormedIsRefusedWithItsLine() {
    #expect(refusal("<a>\n<b></a>")?.hasPrefix("A.xib, line 2: ") == true)
    #expect(refusal("") != nil)
    #expect(refusal("no XML") != nil)
  }

  @Test func whatIsNoTextIsRefused() {
    #expect(throws: InterfaceProblem.self) {
      try InterfaceText.root(of: Data([0x3C, 0xFF, 0xFE, 0x3E]), named: "A.xib")
    }
    #expect(throws: InterfaceProblem.self) {
      try InterfaceText.root(of: Data("<a/>\0".utf8), named: "A.xib")
    }
  }

  @Test func depthIsBounded() {
    let text = String(repeating: "<a>", count: 40) + String(repeating: "</a>", count: 40)
    #expect(
      refusal(text, within: .init(depth: 39))?.contains("deeper in each other than 39") == true)
    #expect(refusal(text, within: .init(depth: 40)) == nil)
  }

  @Test func theNumberOfElementsIsBounded() {
    let text = "<a>" + String(repeating: "<b/>", count: 50) + "</a>"
    #expect(refusal(text, within: .init(elements: 50))?.contains("more than 50 elements") == true)
    #expect(refusal(text, within: .init(elements: 51)) == nil)
  }

  @Test func theSizeIsBounded() {
    #expect(refusal("<a></a>", within: .init(bytes: 6))?.contains("may have 6") == true)
    #expect(refusal("<a></a>", within: .init(bytes: 7)) == nil)
  }

  @MainActor @Test(arguments: ["NIBArchive\u{1}", "bplist00"])
  func aCompiledFileIsNamedAsOne(text: String) {
    #expect(throws: InterfaceProblem.self) {
      try InterfaceFile.document(of: Data(text.utf8), named: "A.nib", in: nil)
    }
  }

  /// Whatever is cut out of a file or put in its place, the reader answers.
  @MainActor @Test func brokenFilesAreReadOrRefused() {
    let whole = Array(
      NibSample.text(
        "<view id=\"v\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/></view>"
      ).utf8)
    var chance = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var bytes = whole
      let start = Int.random(in: 0..<bytes.count, using: &chance)
      let end = min(start + Int.random(in: 0..<20, using: &chance), bytes.count)
      bytes.replaceSubrange(start..<end, with: [UInt8.random(in: 0...255, using: &chance)])
      _ = try? InterfaceDocument(Data(bytes), named: "A.xib", bundle: .main)
    }
  }
}

/// Nibs as a test writes them.
enum NibSample {
  static func text(_ objects: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    \(objects)
    </objects>
    <resources>\(resources)</resources>
    </document>
    """
  }

  @MainActor static func objects(_ text: String, resources: String = "") -> [Any] {
    UINib(data: Data(Self.text(text, resources: resources).utf8), bundle: nil)
      .instantiate(withOwner: nil)
  }

  @MainActor static func first<Kind>(_ text: String, resources: String = "") -> Kind? {
    objects(text, resources: resources).first as? Kind
  }
}
