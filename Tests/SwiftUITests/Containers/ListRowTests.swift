import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct ListRowTests {
  private final class Counter {
    var bodies = 0
    var rows: Set<Int> = []
  }

  private struct Row: View {
    let number: Int
    let counter: Counter

    var body: some View {
      let _ = counter.bodies += 1
      let _ = counter.rows.insert(number)
      Text("Row \(number)")
    }
  }

  private func rows<V>(_ hosted: HostedView<V>) -> [RowView] {
    hosted.update()
    return hosted.host.views(of: RowView.self)
  }

  @Test(arguments: [100, 100_000])
  func onlyVisibleRowsAreMade(count: Int) {
    let counter = Counter()
    let hosted = HostedView(
      List(0..<count, id: \.self) { Row(number: $0, counter: counter) }, width: 375, height: 667)
    // 667 points and half as much below show 23 rows.
    #expect(counter.bodies < 30)
    #expect(rows(hosted).count < 30)
    #expect(hosted.scrollView?.contentSize.height == CGFloat(count) * 44 + 70)
  }

  @Test func viewsOfRowsOutOfSightGo() throws {
    let counter = Counter()
    let hosted = HostedView(
      List(0..<1000, id: \.self) { Row(number: $0, counter: counter) }, width: 375, height: 667)
    let first = Weak(try #require(rows(hosted).first))
    hosted.scroll(y: 20_000)
    hosted.update()
    #expect(first.object == nil)
    #expect(counter.rows.contains(454) && !counter.rows.contains(200))
    #expect(rows(hosted).count < 40)
  }

  @Test func rowsKeepTheirStateWhileTheyAreOutOfSight() {
    let log = EventLog()
    let hosted = HostedView(
      List(0..<1000, id: \.self) { number in
        if number == 0 { Probe("first", log) } else { Text("\(number)") }
      }, width: 375, height: 667)
    #expect(log.take() == ["first1"])
    hosted.scroll(y: 20_000)
    hosted.scroll(y: 0)
    hosted.update()
    #expect(log.lives.begun == 1 && log.lives.current == 1)
  }

  @Test func rowsFollowTheirIdentity() {
    let log = EventLog()
    let model = Items()
    let hosted = HostedView(ItemRows(model: model, log: log), width: 375, height: 667)
    #expect(log.take() == ["a1", "b2", "c3"])
    model.names = ["c", "a", "d"]
    hosted.update()
    #expect(log.take() == ["d4"])
    #expect(log.lives.current == 3)
  }

  @Test func traitsShapeTheRow() {
    let hosted = HostedView(
      List {
        Text("A").listRowInsets(EdgeInsets(top: 30, leading: 5, bottom: 30, trailing: 5))
        Text("B").listRowBackground(Color.green).padding(.top, 1)
        ForEach(0..<2, id: \.self) { Text("\($0)") }.listRowSeparator(.hidden)
      }
      .environment(\.defaultMinListRowHeight, 60), width: 375, height: 667)
    let frames = hosted.frames { $0 is RowView }
    #expect(frames.map(\.height).dropFirst() == [60, 60, 60])
    #expect(frames[0].height > 75)
    #expect(hosted.frames { $0 is UILabel }.first?.minX == 21)
    #expect(
      hosted.frames(of: .systemGreen) == [CGRect(x: 16, y: frames[1].minY, width: 343, height: 60)])
    // The first row has a separator, and the second one above the hidden ones.
    let separator = UIColor.separator.resolvedColor(with: hosted.host.traitCollection)
    #expect(hosted.frames { $0.backgroundColor == separator }.count == 2)
  }

  @Test func separatorsBeginAtTheTextOrAGuide() {
    let hosted = HostedView(
      List {
        HStack {
          Color.red.frame(width: 40, height: 20)
          Text("A")
        }
        Text("B").alignmentGuide(.listRowSeparatorLeading) { _ in 100 }
        Text("C")
      }, width: 375, height: 667)
    let separator = UIColor.separator.resolvedColor(with: hosted.host.traitCollection)
    let lines = hosted.frames { $0.backgroundColor == separator }
    #expect(lines.map(\.minX) == [80, 132])
    #expect(lines.map(\.maxX) == [359, 359])
  }

  @Test func rowsReadFromRightToLeft() {
    let hosted = HostedView(
      List { Text("A").rowAccessory(.disclosure) {} }
        .environment(\.layoutDirection, .rightToLeft), width: 375, height: 667)
    #expect(hosted.frames { $0 is UILabel }.first?.maxX == 343)
    #expect(hosted.frames { $0 is UIImageView && $0.frame.width < 20 }.first?.minX == 32)
  }

  @Test func aReaderScrollsToARow() {
    var proxy: ScrollViewProxy?
    let hosted = HostedView(
      ScrollViewReader { reader in
        let _ = (proxy = reader)
        List(0..<1000, id: \.self) { Text("\($0)") }.listStyle(.plain)
      }, width: 375, height: 660)
    proxy?.scrollTo(500, anchor: .top)
    hosted.update()
    hosted.update()
    #expect(hosted.scrollView?.contentOffset.y == 22_000)
  }
}

private final class Weak<T: AnyObject> {
  weak var object: T?
  init(_ object: T) { self.object = object }
}

@Observable
private final class Items {
  var names = ["a", "b", "c"]
}

private struct ItemRows: View {
  let model: Items
  let log: EventLog

  var body: some View {
    List(model.names, id: \.self) { Probe($0, log) }
  }
}
