import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

@MainActor
@Suite(.serialized)
struct StackDivisionTests {
  private let one = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let other = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  private func color(_ color: UIColor) -> Color { Color(uiColor: color) }

  @Test func nestedStacksOfFlexibleViewsShareTheSpace() {
    let hosted = HostedView(
      HStack(spacing: 0) {
        HStack(spacing: 0) {
          color(one).frame(height: 10)
          color(one).frame(height: 10)
        }
        color(other).frame(height: 10)
      })
    #expect(hosted.frames(of: one).map(\.width) == [50, 50])
    #expect(hosted.frames(of: other).map(\.width) == [100])
  }

  @Test func theLeastFlexibleViewChoosesFirst() {
    let hosted = HostedView(
      HStack(spacing: 0) {
        color(one).frame(height: 10)
        color(other).frame(maxWidth: 20).frame(height: 10)
      })
    #expect(hosted.frames(of: one).map(\.width) == [180])
    #expect(hosted.frames(of: other).map(\.width) == [20])
  }

  @Test func aHigherPriorityChoosesFirstAndLeavesTheOthersTheirLeast() {
    let hosted = HostedView(
      HStack(spacing: 0) {
        color(one).frame(minWidth: 30).frame(height: 10)
        color(other).frame(height: 10).layoutPriority(1)
      })
    #expect(hosted.frames(of: one).map(\.width) == [30])
    #expect(hosted.frames(of: other).map(\.width) == [170])
  }

  @Test func infinityIsOfferedToAllAlike() {
    let division = LengthDivision(priorities: [0, 1, 0]) { index, offer in
      index == 0 ? offer : min(offer, 40)
    }
    #expect(division.offers(in: .infinity) == [.infinity, .infinity, .infinity])
    #expect(division.offers(in: 100) == [30, 100, 30])
  }

  @Test func guidesOfOneViewShiftTheOthersAcrossTheStack() {
    let hosted = HostedView(
      VStack(alignment: .leading, spacing: 0) {
        color(one).frame(width: 40, height: 10).alignmentGuide(.leading) { _ in 15 }
        color(other).frame(width: 40, height: 10)
      })
    #expect(hosted.frames(of: one).first?.minX == 72.5)
    #expect(hosted.frames(of: other).first?.minX == 87.5)
  }

  @Test func fromRightToLeftAllIsMirroredOnce() {
    let hosted = HostedView(
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 0) {
          color(one).frame(width: 40, height: 10)
          color(other).frame(width: 20, height: 10)
          Spacer()
        }
        color(one).frame(width: 10, height: 10).padding(.leading, 30)
          .alignmentGuide(.leading) { $0[.leading] }
        color(other).frame(width: 10, height: 10).position(x: 5, y: 5).frame(height: 10)
      }
      .environment(\.layoutDirection, .rightToLeft))
    #expect(hosted.frames(of: one).map(\.minX) == [160, 160])
    #expect(hosted.frames(of: other).map(\.minX) == [140, 190])
  }

  @Test func aHigherIndexIsInFront() {
    let hosted = HostedView(
      ZStack {
        color(one).zIndex(1)
        color(other)
      })
    let order = hosted.host.subviews.compactMap(\.backgroundColor)
    #expect(order == [other, one])
  }

  @Test func viewsKeepTheirStateWhenAnAnyLayoutChanges() {
    let model = LayoutSwitch()
    let hosted = HostedView(SwitchingStack(model: model, color: color(one)))
    #expect(hosted.frames(of: one).map(\.minX) == [0, 180])
    let views = hosted.views(of: one)
    model.isVertical = true
    #expect(hosted.frames(of: one).map(\.minY) == [0, 280])
    #expect(zip(hosted.views(of: one), views).allSatisfy { $0 === $1 })
  }

  @Test func theFirstViewThatFitsIsShown() {
    let hosted = HostedView(
      VStack {
        ViewThatFits(in: .horizontal) {
          color(one).frame(width: 150, height: 10)
          color(other).frame(width: 50, height: 10)
        }
        .frame(width: 100)
      })
    #expect(hosted.frames(of: one).isEmpty)
    #expect(hosted.frames(of: other).map(\.width) == [50])
  }
}

@Observable
private final class LayoutSwitch {
  var isVertical = false
}

private struct SwitchingStack: View {
  let model: LayoutSwitch
  let color: Color

  var body: some View {
    let layout =
      model.isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    layout {
      color.frame(width: 20, height: 20)
      Spacer()
      color.frame(width: 20, height: 20)
    }
  }
}
