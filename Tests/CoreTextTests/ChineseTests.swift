import CoreGraphics
@_spi(Text) import CoreText
import Foundation
import Testing

/// Inter has no Chinese; `fonts-wqy-microhei`, which `Scripts/setup` installs, has.
@Suite struct ChineseTests {
  private func runs(_ text: String) throws -> [TextPlacement.Run] {
    let layout = TextSamples.typesetter(text).layout(TextLayoutRequest())
    return try #require(TextPlacement(layout, at: .zero)).runs
  }

  @Test func charactersComeFromAFontThatHasThemAndLettersStayWhatTheyWere() throws {
    let found = try runs("Swift 记忆游戏，你好！")
    let chinese = try #require(found.first { $0.text.contains("记忆游戏") })
    guard case .installed(let name) = chinese.font.source else {
      Issue.record("the page's machine has the font")
      return
    }
    #expect(name.hasPrefix("WenQuanYi"))
    let latin = try #require(found.first { $0.text.contains("Swift") })
    guard case .ownFile(let file) = latin.font.source else {
      Issue.record("letters are the studio's own")
      return
    }
    #expect(file.hasPrefix("Inter"))
  }

  @Test func eachCharacterTakesAsMuchRoomAsTheTypeIsHigh() throws {
    let width = try runs("记忆游戏").reduce(0) { $0 + $1.width }
    #expect(abs(width - 4 * 17) < 1)
  }

  @Test func linesBreakBetweenCharactersButNotBeforeAMark() {
    let layout = TextSamples.typesetter("翻开两张相同的牌，它们就会消失。")
      .layout(TextLayoutRequest(width: 9 * 17))
    let lines = layout.lines.map { line in line.runs.map(\.text).joined() }
    #expect(lines.count == 2)
    #expect(lines.joined() == "翻开两张相同的牌，它们就会消失。")
    #expect(lines.allSatisfy { !$0.hasPrefix("，") && !$0.hasPrefix("。") })
  }
}
