import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
struct VisualFormatTests {
  private let stage = LayoutStage()
  private let one: UIView
  private let other: UIView

  init() {
    one = stage.add(UIView())
    other = stage.add(UIView())
  }

  private func made(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    _ metrics: [String: Any] = [:]
  ) throws -> [NSLayoutConstraint] {
    try NSLayoutConstraint.read(format, options, metrics, ["one": one, "other_2": other])
  }

  private func mistake(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = []
  ) -> String {
    do {
      _ = try made(format, options)
      return "none"
    } catch let mistake as VisualFormatText.Mistake {
      return "\(mistake.position): \(mistake.reason)"
    } catch {
      return "\(error)"
    }
  }

  @Test func aRowIsReadFromEdgeToEdge() throws {
    NSLayoutConstraint.activate(
      try made("H:|-gap-[one(>=40@700,60@600)]-(-5)-[other_2(==one)]-(>=8)-|", [], ["gap": 12])
        + made("V:|-[one(20)]-[other_2(one)]"))
    #expect(stage.frames(one, other) == [rect(12, 8, 60, 20), rect(67, 36, 60, 20)])
  }

  @Test func standardSpacesAreMarginsAtTheEdges() throws {
    stage.outer.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    NSLayoutConstraint.activate(try made("|-[one]-[other_2(one)]-|"))
    #expect(stage.frames(one, other).map(\.minX) == [30, 164])
    #expect(other.frame.maxX == 290)
  }

  @Test func optionsAlignAndTurnAround() throws {
    NSLayoutConstraint.activate(
      try made("H:|-10-[one(50)]-5-[other_2(20)]", [.directionRightToLeft, .alignAllCenterY])
        + made("V:|-30-[one(20)]") + made("V:[other_2(10)]"))
    #expect(stage.frames(one, other) == [rect(240, 30, 50, 20), rect(215, 35, 20, 10)])
  }

  @Test func mistakesSayWhereTheyAre() {
    #expect(mistake("H:[nobody]|") == "3: nobody is not a key in the views dictionary.")
    #expect(mistake("[one]-gap-[other_2]") == "6: gap is not a key in the metrics dictionary.")
    #expect(mistake("H:[one") == "6: Expected ']'")
    #expect(mistake("H:[one]-") == "8: Expected a number, or the name of a metric or a view")
    #expect(mistake("H:[one]-5[other_2]") == "9: Expected '-' after a space")
    #expect(mistake("") == "0: Expected a view or '|'")
    #expect(mistake("[one][other_2]", .alignAllLeading).hasPrefix("0: Options mask required"))
    #expect(mistake("V:[one][other_2]", .alignAllLeading) == "none")
  }
}
