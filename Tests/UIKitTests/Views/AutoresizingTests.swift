import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// What becomes of subviews when their superview's size changes.
@MainActor
struct AutoresizingTests {
  private let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  init() {
    parent.addSubview(child)
  }

  private func frame(_ mask: UIView.AutoresizingMask, width: CGFloat, height: CGFloat) -> CGRect {
    child.autoresizingMask = mask
    parent.frame.size = CGSize(width: width, height: height)
    return child.frame
  }

  @Test func withoutAMaskNothingChanges() {
    #expect(frame([], width: 200, height: 50) == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func eachPartTakesItAllAlone() {
    #expect(
      frame([.flexibleWidth, .flexibleHeight], width: 200, height: 150)
        == CGRect(x: 10, y: 20, width: 130, height: 90))
    parent.frame.size = CGSize(width: 100, height: 100)
    #expect(child.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(
      frame([.flexibleLeftMargin, .flexibleTopMargin], width: 200, height: 150)
        == CGRect(x: 110, y: 70, width: 30, height: 40))
  }

  @Test func farMarginsLeaveTheFrameWhereItIs() {
    #expect(
      frame([.flexibleRightMargin, .flexibleBottomMargin], width: 200, height: 150)
        == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func theDifferenceIsSharedByTheSizesOfTheFlexibleParts() {
    // Left 10, width 30, right 60: a hundred more make 20, 60, 120.
    #expect(
      frame(
        [
          .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
          .flexibleHeight, .flexibleBottomMargin,
        ], width: 200, height: 200) == CGRect(x: 20, y: 40, width: 60, height: 80))
  }

  @Test func flexibleMarginsKeepTheirProportion() {
    // Left 10 and right 60 share 70 as one to six.
    #expect(
      frame([.flexibleLeftMargin, .flexibleRightMargin], width: 170, height: 100)
        == CGRect(x: 20, y: 20, width: 30, height: 40))
  }

  @Test func onlyAChangeOfSizeCounts() {
    child.autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]
    parent.frame.origin = CGPoint(x: 50, y: 50)
    parent.bounds.origin = CGPoint(x: 7, y: 7)
    parent.center = .zero
    #expect(child.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func addingAViewNeverResizesIt() {
    let late = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    late.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(late)
    parent.layoutIfNeeded()
    #expect(late.frame == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(late.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func aParentMayLeaveItsSubviewsAlone() {
    parent.autoresizesSubviews = false
    #expect(
      frame([.flexibleWidth], width: 200, height: 100)
        == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test func sizesFollowThroughAllLevels() {
    let deep = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
    deep.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    child.addSubview(deep)
    #expect(
      frame([.flexibleWidth, .flexibleHeight], width: 150, height: 150)
        == CGRect(x: 10, y: 20, width: 80, height: 90))
    #expect(deep.frame == CGRect(x: 0, y: 0, width: 80, height: 90))
  }
}
