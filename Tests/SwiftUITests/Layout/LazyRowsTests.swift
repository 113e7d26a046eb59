import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

/// What a long collection costs in a lazy container, and what its rows keep.
@MainActor
@Suite(.serialized)
struct LazyRowsTests {
  private let color = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test func idsOfRowsThatWereNotMadeAreNotRead() {
    let model = Elements(count: 20_000)
    let hosted = HostedView(ElementRows(model: model, color: Color(uiColor: color)))
    #expect(model.reads.count < 200)
    model.reads.count = 0
    hosted.scroll(y: 400_000)
    #expect(hosted.frames(of: color).contains { $0.minY == 0 })
    model.values.append(Element(number: 20_000, reads: model.reads))
    hosted.update()
    #expect(model.reads.count < 400)
    #expect(hosted.scrollView?.contentSize.height == CGFloat(20_001 * 40))
  }

  @Test func rowsKeepTheirStateWhenElementsAreInsertedBeforeThem() {
    let model = Elements(count: 1_000)
    let hosted = HostedView(ElementRows(model: model, color: Color(uiColor: color)))
    let before = model.appeared
    #expect(before.first == 0 && before.count < 20)
    model.values.insert(Element(number: 5_000, reads: model.reads), at: 0)
    hosted.update()
    #expect(Set(model.appeared.dropFirst(before.count)).isSubset(of: [5_000]))
    #expect(hosted.frames(of: color).first == CGRect(x: 0, y: 0, width: 200, height: 40))
    #expect(hosted.scrollView?.contentSize.height == CGFloat(1_001 * 40))
  }

  @Test func rowsWhoseElementsGoDisappear() {
    let model = Elements(count: 1_000)
    let hosted = HostedView(ElementRows(model: model, color: Color(uiColor: color)))
    model.values.removeFirst(2)
    hosted.update()
    #expect(model.disappeared == [0, 1])
    #expect(hosted.scrollView?.contentSize.height == CGFloat(998 * 40))
  }

  @Test func theLastLineOfAGridGoesOnWithTheViewsThatFollow() {
    // Three columns: the range ends in the middle of a line, which the next views fill.
    let hosted = HostedView(
      ScrollView {
        LazyVGrid(columns: Array(repeating: GridItem(spacing: 0), count: 3), spacing: 0) {
          ForEach(0..<1_000, id: \.self) { _ in Color.gray.frame(height: 30) }
          ForEach(0..<3, id: \.self) { _ in Color(uiColor: color).frame(height: 30) }
        }
      })
    // 333 full lines, one with the last of the range, and one of the last view alone.
    #expect(hosted.scrollView?.contentSize.height == CGFloat(335 * 30))
    hosted.scroll(y: 335 * 30 - 300)
    let frames = hosted.frames(of: color)
    #expect(frames.map(\.minY) == [240, 240, 270])
    #expect(frames.map { ($0.midX * 3 / 200).rounded(.down) } == [1, 2, 0])
  }

  @Test func linesOfOneBlockAreFoundWithoutGoingThroughAll() {
    var lines = LazyLines()
    lines.append(.init(slots: 0..<1, start: 0, length: 100, isInTracks: false))
    lines.append(
      .init(slots: 1..<3, start: 110, length: 40, isInTracks: true), count: 1_000, step: 50)
    lines.append(.init(slots: 2_001..<2_002, start: 50_110, length: 7, isInTracks: false))
    #expect(lines.lines(in: 210...260).map(\.start) == [210, 260])
    #expect(lines.lines(in: 90...110).map(\.slots) == [0..<1, 1..<3])
    #expect(lines.lines(in: 50_105...60_000).map(\.slots) == [2_001..<2_002])
    #expect(lines.line(of: 1_000)?.slots == 999..<1_001)
    #expect(lines.line(of: 1_000)?.start == CGFloat(110 + 499 * 50))
    #expect(lines.line(of: 2_001)?.length == 7)
    #expect(lines.line(of: 2_002) == nil)
    #expect(lines.last?.end == 50_117)
  }
}

private final class Reads {
  var count = 0
}

private struct Element: Identifiable {
  let number: Int
  let reads: Reads

  var id: Int {
    reads.count += 1
    return number
  }
}

@Observable
private final class Elements {
  @ObservationIgnored let reads = Reads()
  @ObservationIgnored var appeared: [Int] = []
  @ObservationIgnored var disappeared: [Int] = []
  var values: [Element]

  init(count: Int) {
    let reads = reads
    values = (0..<count).map { Element(number: $0, reads: reads) }
  }
}

private struct ElementRows: View {
  let model: Elements
  let color: Color

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.values) { element in
          color.frame(height: 40)
            .onAppear { model.appeared.append(element.number) }
            .onDisappear { model.disappeared.append(element.number) }
        }
      }
    }
  }
}
