import CoreGraphics
import Testing

@testable import SwiftUI

struct PathTests {
  private let unit = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func aPathIsWrittenAndReadAsText() {
    var path = Path()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4.5))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), control: CGPoint(x: 5, y: 5))
    path.closeSubpath()
    #expect(path.description == "1 2 m 3 4.5 l 5 5 9 9 q h")
    #expect(Path(path.description)?.cgPath == path.cgPath)
    #expect(Path("1 2 m 3") == nil)
    #expect(Path("1 m") == nil)
  }

  @Test func anOutlineThatIsNotSharedIsEditedInPlace() {
    var path = Path()
    path.move(to: .zero)
    let outline = ObjectIdentifier(path.cgPath)
    for step in 1...100 {
      path.addLine(to: CGPoint(x: step, y: step))
      path.addEllipse(in: unit)
      // A copy is made while the outline still exists, so that it has another identity.
      guard ObjectIdentifier(path.cgPath) == outline else {
        Issue.record("The outline is copied at step \(step).")
        return
      }
    }
    #expect(path.cgPath.boundingBoxOfPath == unit)
  }

  @Test func editsLeaveCopiesAsTheyAre() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 1))
    let (copy, outline) = (path, path.cgPath)
    path.addLine(to: CGPoint(x: 2, y: 2))
    #expect(copy.description == "0 0 m 1 1 l")
    #expect(Path(outline).description == "0 0 m 1 1 l")
    let mutable = CGMutablePath()
    mutable.move(to: .zero)
    var wrapped = Path(mutable)
    wrapped.addLine(to: CGPoint(x: 3, y: 3))
    #expect(mutable.boundingBoxOfPath.width == 0)
    path.addPath(path)
    #expect(path.description == "0 0 m 1 1 l 2 2 l 0 0 m 1 1 l 2 2 l")
  }

  @Test func aTrimmedCircleBeginsAtTheRightAndRunsDown() {
    let quarter = Path(ellipseIn: unit).trimmedPath(from: 0, to: 0.25)
    let box = quarter.cgPath.boundingBoxOfPath
    #expect(abs(box.minX - 50) < 0.5 && abs(box.minY - 50) < 0.5)
    #expect(abs(box.maxX - 100) < 0.5 && abs(box.maxY - 100) < 0.5)
    var elements = 0
    quarter.forEach { if case .curve = $0 { elements += 1 } }
    #expect(elements == 1)
  }

  @Test func theAngleOfAnArcGrowsTowardsTheBottom() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(path.cgPath.boundingBoxOfPath.maxY > 9.9)
    #expect(path.cgPath.boundingBoxOfPath.minY > -0.1)
  }

  @Test func aContinuousCornerWithoutRoomIsACircle() {
    let round = Path(roundedRect: unit, cornerRadius: 50, style: .continuous)
    #expect(!round.contains(CGPoint(x: 14.2, y: 14.2)))
    #expect(round.contains(CGPoint(x: 15.2, y: 15.2)))
  }

  @Test func aContinuousCornerBeginsEarlierThanACircularOne() {
    let soft = Path(roundedRect: unit, cornerRadius: 20, style: .continuous)
    let hard = Path(roundedRect: unit, cornerRadius: 20, style: .circular)
    let point = CGPoint(x: 21, y: 0.1)
    #expect(hard.contains(point))
    #expect(!soft.contains(point))
  }

  @Test func radiiThatDoNotFitShrinkTogether() {
    let path = Path(
      roundedRect: unit, cornerRadii: RectangleCornerRadii(topLeading: 150, topTrailing: 50))
    // 150 and 50 on a side of 100 become 75 and 25.
    #expect(!path.contains(CGPoint(x: 20, y: 20)))
    #expect(path.contains(CGPoint(x: 92, y: 9)))
  }

  @Test func operationsCombineAreas() {
    let other = Path(CGRect(x: 50, y: 0, width: 100, height: 100))
    #expect(Path(unit).union(other).boundingRect.width == 150)
    #expect(Path(unit).intersection(other).boundingRect.width == 50)
    #expect(!Path(unit).subtracting(other).contains(CGPoint(x: 75, y: 50)))
  }

  @Test func aStrokedPathIsAsWideAsItsLine() {
    var line = Path()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 10, y: 0))
    let box = line.strokedPath(StrokeStyle(lineWidth: 4)).cgPath.boundingBoxOfPath
    #expect(box == CGRect(x: 0, y: -2, width: 10, height: 4))
  }
}
