import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// How the rows of a list come, go and move.
@MainActor
@Suite(.serialized)
struct ListMotionTests {
  private func rows<V>(_ stage: AnimatedStage<V>) -> [RowView] {
    stage.host.views(of: RowView.self).filter { !($0.superview is DepartingRow) }
  }

  private func row<V>(_ text: String, _ stage: AnimatedStage<V>) throws -> RowView {
    try #require(
      rows(stage).first { row in row.views(of: UILabel.self).contains { $0.text == text } })
  }

  /// Where the middle of a view is seen now, in its superview.
  private func seen(_ view: UIView) -> CGPoint {
    (view.layer.presentation() ?? view.layer).position
  }

  private func list(_ driver: Driver<[String]>) -> some View {
    Driven(driver: driver) { names in
      List(names, id: \.self) { Text($0) }.listStyle(.plain)
    }
  }

  @Test func aRemovedRowFadesWhileOthersMoveUp() throws {
    let driver = Driver(["a", "b", "c"])
    try AnimatedStage.run(list(driver)) { stage in
      let (second, third) = (try row("b", stage), try row("c", stage))
      let (from, end) = (seen(third), seen(second))
      withAnimation(.linear(duration: 1)) { driver.value = ["a", "c"] }
      stage.advance(by: 0.5)
      let leaving = try #require(stage.host.views(of: DepartingRow.self).first)
      #expect(leaving.views(of: UILabel.self).map(\.text) == ["b"])
      #expect(abs(Double(leaving.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
      #expect(abs(seen(third).y - (from.y + end.y) / 2) < 0.5)
      // It lies behind the others, and takes no touches.
      #expect(leaving.superview?.subviews.first === leaving && !leaving.isUserInteractionEnabled)
      stage.advance(by: 1)
      #expect(stage.host.views(of: DepartingRow.self).isEmpty && seen(third) == end)
    }
  }

  @Test func anInsertedRowFadesInWhileOthersMoveDown() throws {
    let driver = Driver(["a", "c"])
    try AnimatedStage.run(list(driver)) { stage in
      let last = try row("c", stage)
      let from = seen(last)
      withAnimation(.linear(duration: 1)) { driver.value = ["a", "b", "c"] }
      stage.advance(by: 0.5)
      let new = try row("b", stage)
      #expect(seen(new) == from)
      #expect(abs(Double(new.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
      #expect(abs(seen(last).y - from.y - new.bounds.height / 2) < 0.5)
      stage.advance(by: 1)
      #expect(new.layer.presentation()?.opacity ?? 1 == 1)
    }
  }

  @Test func aChangeWithoutAnimationShowsAtOnce() throws {
    let driver = Driver(["a", "b", "c"])
    AnimatedStage.run(list(driver)) { stage in
      driver.value = ["c", "d"]
      stage.turn()
      #expect(stage.host.views(of: DepartingRow.self).isEmpty)
      #expect(rows(stage).allSatisfy { $0.alpha == 1 && ($0.layer.animationKeys() ?? []).isEmpty })
    }
  }

  @Test func rowsAreOnPixels() {
    let view = List {
      Section("Header") { ForEach(0..<4) { Text("\($0)").frame(height: 40.3 + Double($0) / 7) } }
      Section { ForEach(0..<3) { Text("\($0)").font(.system(size: 21.3)) } }
    }
    AnimatedStage.run(view) { stage in
      let frames = rows(stage).filter { $0.item?.role == .content }.map(\.frame)
      let scale = UIScreen.main.scale
      for edge in frames.flatMap({ [$0.minY * scale, $0.maxY * scale] }) {
        #expect(abs(edge - edge.rounded()) < 0.001)
      }
      for (upper, lower) in zip(frames, frames.dropFirst()) where lower.minY - upper.maxY < 10 {
        #expect(abs(upper.maxY - lower.minY) < 0.001)
      }
    }
  }

  @Test func aPressShowsOverABackgroundOfThePage() throws {
    let view = List {
      Button("Row") {}.listRowBackground(Color.red)
    }
    try AnimatedStage.run(view) { stage in
      let row = try row("Row", stage)
      let background = try #require(stage.views(of: .systemRed).first)
      row.isHighlighted = true
      stage.turn()
      let mark = try #require(
        row.slider.subviews.first {
          $0 !== row.content && ($0.backgroundColor.map { $0.cgColor.alpha > 0 } ?? false)
        })
      #expect(background.isDescendant(of: row.content))
      let order = row.slider.subviews
      let above = try #require(order.firstIndex(of: mark))
      let below = try #require(order.firstIndex(of: row.content))
      let color = try #require(mark.backgroundColor)
      #expect(above > below && color.cgColor.alpha < 0.5)
    }
  }

  private func moveFirstRow(
    to places: [(y: Double, seconds: Double)],
    _ test: (UIScrollView, [String], [RowView]) throws -> Void
  ) throws {
    let names = Holder((0..<40).map { "\($0)" })
    let view = Stateful(names) { names in
      List {
        ForEach(names.wrappedValue, id: \.self) { Text($0) }
          .onMove { names.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.plain)
    }
    .environment(\.editMode, .constant(.active))
    try AnimatedStage.run(view) { stage in
      let handle = try stage.first(RowHandle.self)
      let scroll = try stage.first(UIScrollView.self)
      let frame = handle.convert(handle.bounds, to: stage.host)
      @MainActor func touch(_ phase: LiveViewStage.TouchPhase, _ y: Double) {
        stage.stage.deliver(phase: phase, identifier: 1, x: frame.midX, y: y)
        stage.advance(by: 0.05)
      }
      touch(.began, frame.midY)
      touch(.moved, frame.midY + 40)
      for (y, seconds) in places {
        touch(.moved, y)
        for _ in 0..<Int(seconds * 60) { stage.advance(by: 1.0 / 60) }
      }
      touch(.ended, places.last?.y ?? 0)
      stage.advance(by: 0.5)
      try test(scroll, names.value, rows(stage))
    }
  }

  @Test func aRowThatIsMovedToAnEdgeScrollsTheList() throws {
    try moveFirstRow(to: [(280, 1.5)]) { scroll, names, rows in
      #expect(scroll.contentOffset.y > 300)
      let place = try #require(names.firstIndex(of: "0"))
      #expect(abs(Double(place) * 44 - (scroll.contentOffset.y + 280)) < 50)
      #expect(rows.allSatisfy { $0.alpha == 1 && $0.transform.isIdentity })
    }
  }

  @Test func aMovedRowScrollsTheListBack() throws {
    try moveFirstRow(to: [(295, 3), (150, 0.2), (5, 5)]) { scroll, names, rows in
      #expect(scroll.contentOffset.y == 0 && names == (0..<40).map { "\($0)" })
      #expect(rows.allSatisfy { $0.alpha == 1 && $0.transform.isIdentity })
    }
  }

  @Test func anEditModeAroundAStackIsThatOfItsLists() throws {
    let view = NavigationStack {
      List { ForEach(0..<2, id: \.self) { Text("\($0)") }.onDelete { _ in } }
    }
    NavigationStage.run(view.environment(\.editMode, .constant(.active))) { stage in
      let rows = stage.host.views(of: RowView.self)
      #expect(rows.count == 2 && rows.allSatisfy { $0.item?.leadingControl == .delete })
    }
    NavigationStage.run(view) { stage in
      #expect(
        stage.host.views(of: RowView.self).allSatisfy {
          $0.item?.leadingControl == RowItem.LeadingControl.none
        })
    }
  }
}
