import CoreGraphics
import Testing

@testable import SwiftUI
import UIKit

@MainActor
@Suite(.serialized)
struct LazyTests {
  private let one = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let other = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

  @Test func onlyRowsThatAreSeenAreMade() throws {
    let made = Made()
    let hosted = HostedView(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10_000, id: \.self) { row in
            let _ = made.rows.insert(row)
            Color(uiColor: one).frame(height: 50)
          }
        }
      })
    #expect(made.rows.count < 20)
    #expect(hosted.scrollView?.contentSize.height == 500_000)
    #expect(hosted.frames(of: one).first == CGRect(x: 0, y: 0, width: 200, height: 50))
    hosted.scroll(y: 250_000)
    #expect(made.rows.contains(5_000) && made.rows.count < 40)
    #expect(hosted.frames(of: one).contains(CGRect(x: 0, y: 0, width: 200, height: 50)))
    #expect(hosted.views(of: one).count < 20)
  }

  @Test func rowsKeepTheirPlacesAndFollowTheirData() {
    let model = Numbers()
    let hosted = HostedView(NumberRows(model: model, color: Color(uiColor: one)))
    #expect(hosted.frames(of: one).map(\.height) == [10, 20, 30])
    model.values = [30, 5, 10]
    #expect(hosted.frames(of: one).map(\.height) == [30, 5, 10])
    #expect(hosted.frames(of: one).map(\.minY) == [0, 30, 35])
  }

  @Test func headersArePinnedUntilTheirSectionEnds() {
    let hosted = HostedView(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(0..<5, id: \.self) { _ in
            Section {
              ForEach(0..<10, id: \.self) { _ in Color(uiColor: one).frame(height: 50) }
            } header: {
              Color(uiColor: other).frame(height: 30)
            }
          }
        }
      })
    #expect(hosted.frames(of: other).first?.minY == 0)
    hosted.scroll(y: 200)
    #expect(hosted.frames(of: other).map(\.minY).contains(0))
    hosted.scroll(y: 515)
    #expect(hosted.frames(of: other).map(\.minY).sorted().prefix(2) == [-15, 15])
  }

  @Test func scrollingToARowThatWasNotMadeGetsThere() throws {
    var proxy: ScrollViewProxy?
    let hosted = HostedView(
      ScrollViewReader { reader in
        let _ = (proxy = reader)
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100, id: \.self) { row in
              Color(uiColor: row == 60 ? other : one).frame(height: row < 50 ? 20 : 80)
            }
          }
        }
      })
    proxy?.scrollTo(60, anchor: .top)
    hosted.update()
    hosted.update()
    #expect(hosted.frames(of: other).first?.minY == 0)
  }

  @Test func aGridHasFixedFlexibleAndAdaptiveColumns() {
    let hosted = HostedView(
      LazyVGrid(
        columns: [
          GridItem(.fixed(40), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem(),
        ],
        spacing: 5
      ) {
        ForEach(0..<4, id: \.self) { _ in Color(uiColor: one).frame(height: 20) }
      })
    #expect(
      hosted.frames(of: one) == [
        CGRect(x: 0, y: 127.5, width: 40, height: 20),
        CGRect(x: 50, y: 127.5, width: 70, height: 20),
        CGRect(x: 130, y: 127.5, width: 70, height: 20),
        CGRect(x: 0, y: 152.5, width: 40, height: 20),
      ])
    let adaptive = HostedView(
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 45), spacing: 4)]) {
        ForEach(0..<5, id: \.self) { _ in Color(uiColor: one).frame(height: 20) }
      })
    #expect(adaptive.frames(of: one).map(\.minX) == [0, 51, 102, 153, 0])
    #expect(adaptive.frames(of: one).allSatisfy { $0.width == 47 })
  }

  @Test func aSectionsHeaderTakesTheWholeLineOfAGrid() {
    let hosted = HostedView(
      LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
        Section {
          ForEach(0..<3, id: \.self) { _ in Color(uiColor: one).frame(height: 20) }
        } header: {
          Color(uiColor: other).frame(height: 30)
        }
      })
    #expect(hosted.frames(of: other).map(\.width) == [200])
    #expect(hosted.frames(of: one).map(\.minX) == [0, 100, 0])
  }

  @Test func aGridOfRowsHasTheWidestViewsColumns() {
    let hosted = HostedView(
      Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
        GridRow {
          Color(uiColor: one).frame(width: 30, height: 10)
          Color(uiColor: one).frame(width: 20, height: 30)
        }
        Color(uiColor: other).frame(height: 2)
        GridRow {
          Color(uiColor: one).frame(width: 50, height: 10)
          Color(uiColor: one).frame(width: 40, height: 10).gridCellAnchor(.trailing)
        }
        GridRow {
          Color(uiColor: other).frame(height: 6).gridCellColumns(2)
        }
      }
      .frame(width: 100))
    let frames = hosted.frames(of: one)
    #expect(frames.map(\.minX) == [50, 110, 50, 110])
    #expect(frames[1].minY + 10 == frames[0].minY)
    #expect(hosted.frames(of: other).map(\.width) == [100, 100])
  }
}

private final class Made {
  var rows: Set<Int> = []
}

@Observable
private final class Numbers {
  var values: [CGFloat] = [10, 20, 30]
}

private struct NumberRows: View {
  let model: Numbers
  let color: Color

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.values, id: \.self) { color.frame(height: $0) }
      }
    }
  }
}
