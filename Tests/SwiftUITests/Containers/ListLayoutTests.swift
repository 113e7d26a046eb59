import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ListLayoutTests {
  private func host<V: View>(_ view: V, width: CGFloat = 375) -> HostedView<V> {
    HostedView(view, width: width, height: 667)
  }

  /// The frames of the rows, of headers and footers too.
  private func rows<V>(_ hosted: HostedView<V>) -> [CGRect] {
    hosted.frames { $0 is RowView }
  }

  private func cells<V>(_ hosted: HostedView<V>) -> [CGRect] {
    hosted.frames { ($0.superview as? RowView)?.cell === $0 }
  }

  @Test func rowsOfGroupsAre44HighBetweenMargins() {
    let hosted = host(
      List {
        Text("One")
        Text("Two")
      })
    #expect(
      cells(hosted) == [
        CGRect(x: 16, y: 35, width: 343, height: 44), CGRect(x: 16, y: 79, width: 343, height: 44),
      ])
    let texts = hosted.frames { $0 is UILabel }
    #expect(texts.map(\.minX) == [32, 32])
    #expect(texts.map { ($0.midY).rounded() } == [57, 101])
  }

  @Test func plainRowsReachFromEdgeToEdge() {
    let hosted = host(List(0..<3) { Text("\($0)") }.listStyle(.plain))
    #expect(
      cells(hosted) == (0..<3).map { CGRect(x: 0, y: CGFloat($0) * 44, width: 375, height: 44) })
    #expect(hosted.frames { $0 is UILabel }.map(\.minX) == [16, 16, 16])
  }

  @Test func theMarginsOfWideListsAreLarger() {
    let hosted = host(List { Text("One") }, width: 430)
    #expect(cells(hosted) == [CGRect(x: 20, y: 35, width: 390, height: 44)])
    #expect(hosted.frames { $0 is UILabel }.map(\.minX) == [40])
  }

  @Test func sectionsHaveHeadersFootersAndGaps() {
    let hosted = host(
      List {
        Section("First") { Color.red }
        Section {
          Color.red
        } footer: {
          Color.blue.frame(height: 16)
        }
        Section { Color.red }
      })
    let frames = rows(hosted)
    #expect(frames.count == 5)
    #expect(frames[0].minY == 17.5)
    #expect(frames[1].minY == frames[0].maxY && frames[1].height == 44)
    #expect(frames[2].minY == frames[1].maxY + 35)
    #expect(frames[3].minY == frames[2].maxY && frames[3].height == 30)
    #expect(frames[4].minY == frames[3].maxY + 17.5)
  }
}
