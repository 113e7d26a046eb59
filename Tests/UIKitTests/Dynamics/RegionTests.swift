import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

@MainActor
struct RegionTests {
  private let circle = UIRegion(radius: 10)
  private let rectangle = UIRegion(size: CGSize(width: 40, height: 4))

  private func inside(_ region: UIRegion) -> [Bool] {
    [CGPoint.zero, CGPoint(x: 15, y: 0), CGPoint(x: 0, y: 8), CGPoint(x: 30, y: 30)]
      .map { region.contains($0) }
  }

  @Test func circlesAndRectanglesLieAboutThePoint() {
    #expect(inside(circle) == [true, false, true, false])
    #expect(inside(rectangle) == [true, true, false, false])
    #expect(inside(.infinite) == [true, true, true, true])
  }

  @Test func regionsArePutTogether() {
    #expect(inside(circle.inverse()) == [false, true, false, true])
    #expect(inside(circle.union(with: rectangle)) == [true, true, true, false])
    #expect(inside(circle.intersection(with: rectangle)) == [true, false, false, false])
    #expect(inside(circle.difference(from: rectangle)) == [false, false, true, false])
  }

  @Test func regionsSurviveAnArchive() throws {
    let region = circle.difference(from: rectangle).union(with: UIRegion(radius: 2.5).inverse())
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: region, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIRegion.self, from: data)
    #expect(copy.map(inside) == inside(region))
    #expect((region.copy() as? UIRegion).map(inside) == inside(region))
  }

  @Test func wordsThatSayNoRegionAreRefused() {
    #expect(RegionShape(words: ["both", "everywhere"]) == nil)
    #expect(RegionShape(words: ["circle", "wide"]) == nil)
    #expect(RegionShape(words: ["everywhere", "everywhere"]) == nil)
  }
}
