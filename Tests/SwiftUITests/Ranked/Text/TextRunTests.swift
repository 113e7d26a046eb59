import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Lines, runs and slices of a text that a renderer is given.
@MainActor
@Suite(.serialized)
struct TextRunTests {
  private struct Keeper: TextRenderer {
    let keep: (Text.Layout) -> Void

    func draw(layout: Text.Layout, in context: inout GraphicsContext) { keep(layout) }
  }

  private func layout(of string: String) throws -> Text.Layout {
    var found: Text.Layout?
    let view = Text(verbatim: string).textRenderer(Keeper { found = $0 })
    _ = ImageRenderer(content: view.frame(width: 300, alignment: .topLeading)).uiImage
    return try #require(found)
  }

  @Test func slicesAreLetters() throws {
    let run = try #require(try layout(of: "Letters").first?.first)
    #expect(run.startIndex == 0 && run.endIndex == 7)
    #expect(run.layoutDirection == .leftToRight)
    let slice = run[2..<5]
    #expect(slice.startIndex == 2 && slice.endIndex == 5 && slice.count == 3)
    #expect(slice.characterIndices.map(\.value) == [2, 3, 4])
    #expect(slice[3].characterIndices.map(\.value) == [3])
    #expect(slice[3..<5] == Text.Layout.RunSlice(run: run, indices: 3..<5))
    #expect(slice.typographicBounds.width < run.typographicBounds.width)
    #expect(run.typographicBounds.rect.height > 15)
    #expect(run == run && slice.run == run)
  }

  @Test func placesOfCharactersAreInOrder() throws {
    let places = try #require(try layout(of: "abc").first?.first).characterIndices
    #expect(places[0] < places[1] && places[0].advanced(by: 2) == places[2])
    #expect(places[0].distance(to: places[2]) == 2)
  }

  @Test func hebrewRunsFromRightToLeft() throws {
    let runs = try layout(of: "\u{5D0}\u{5D1}").flatMap { $0 }
    #expect(runs.map(\.layoutDirection) == [.rightToLeft])
  }
}
