import Foundation
import PlaygroundDocument
import Testing

/// Timeline files of Xcode's: read, changed in place, and otherwise left as they are.
struct TimelineTests {
  private let page = "import UIKit\nlet a = 1\nlet squares = (1...9).map { $0 * $0 }\nlet b = 2\n"

  /// As Xcode writes them, with an item and an attribute that are none of ours.
  private let foreign = """
    <?xml version="1.0" encoding="UTF-8"?>
    <Timeline
       version = "3.0">
       <TimelineItems>
          <LoggerValueHistoryTimelineItem
             documentLocation = "file:///Users/ada/Game.playground#CharacterRangeLen=9&amp;CharacterRangeLoc=13&amp;EndingColumnNumber=9&amp;EndingLineNumber=1&amp;StartingColumnNumber=0&amp;StartingLineNumber=1&amp;Timestamp=626517426.123819&amp;Unknown=7"
             lockedSize = "{405, 152}"
             selectedRepresentationIndex = "0"
             someday = "kept"
             shouldTrackSuperviewWidth = "NO">
          </LoggerValueHistoryTimelineItem>
          <LiveViewTimelineItem colour = 'red'/>
          <!-- a word -->
          <LoggerValueHistoryTimelineItem
             documentLocation = "file:///Users/ada/Game.playground#CharacterRangeLen=37&amp;CharacterRangeLoc=999&amp;EndingColumnNumber=37&amp;EndingLineNumber=2&amp;StartingColumnNumber=0&amp;StartingLineNumber=2&amp;Timestamp=626517426.123819"
             selectedRepresentationIndex = "1"
             shouldTrackSuperviewWidth = "NO">
          </LoggerValueHistoryTimelineItem>
       </TimelineItems>
    </Timeline>

    """

  private func bundle(_ timeline: String?) throws -> MadeUpBundle {
    let bundle = try MadeUpBundle([
      "Contents.swift": page, "contents.xcplayground": MadeUpBundle.settings,
    ])
    if let timeline { try bundle.write(Data(timeline.utf8), to: "timeline.xctimeline") }
    return bundle
  }

  private func pins(_ bundle: MadeUpBundle) -> [PinnedResult] {
    DocumentStore.timeline(ofPage: "Contents.swift", text: page, in: bundle.url)
  }

  private func save(_ pins: [PinnedResult], _ bundle: MadeUpBundle) -> BundleProblem? {
    DocumentStore.saveTimeline(pins, ofPage: "Contents.swift", text: page, in: bundle.url)
  }

  private func text(_ bundle: MadeUpBundle) throws -> String {
    String(decoding: try bundle.bytes("timeline.xctimeline"), as: UTF8.self)
  }

  @Test func readsWhatXcodeWrote() throws {
    let found = try pins(bundle(foreign))
    #expect(
      found == [
        PinnedResult(
          identifier: "626517426.123819", start: 13, length: 9,
          size: .init(width: 405, height: 152)),
        // Its units are those of another text; the line is right.
        PinnedResult(
          identifier: "626517426.123819~2", start: 23, length: 37, representation: 1),
      ])
  }

  @Test func whatDidNotChangeIsNotWritten() throws {
    let bundle = try bundle(foreign)
    #expect(save(pins(bundle), bundle) == nil)
    #expect(try text(bundle) == foreign)
    let settings = try bundle.bytes("contents.xcplayground")
    #expect(settings == Data(MadeUpBundle.settings.utf8))
  }

  @Test func aMovedOneChangesInItsPlaceAndNothingElseDoes() throws {
    let bundle = try bundle(foreign)
    var moved = pins(bundle)
    moved[0].start = 61
    #expect(save(moved, bundle) == nil)
    let expected = foreign.replacing("CharacterRangeLoc=13&", with: "CharacterRangeLoc=61&")
      .replacing("EndingLineNumber=1&", with: "EndingLineNumber=3&")
      .replacing("StartingLineNumber=1&", with: "StartingLineNumber=3&")
    #expect(try text(bundle) == expected)
    #expect(pins(bundle) == moved)
  }

  @Test func unpinningTakesOneOutAndLeavesTheOthers() throws {
    let bundle = try bundle(foreign)
    #expect(save([], bundle) == nil)
    let left = try text(bundle)
    #expect(!left.contains("LoggerValueHistoryTimelineItem"))
    #expect(left.contains("<LiveViewTimelineItem colour = 'red'/>\n      <!-- a word -->"))
  }

  @Test func whatIsPinnedFirstMakesTheFileAndNamesIt() throws {
    let bundle = try bundle(nil)
    #expect(save([], bundle) == nil)
    #expect(!FileManager.default.fileExists(atPath: bundle.path("timeline.xctimeline").path))
    let pin = PinnedResult(
      identifier: "700000000.5", start: 23, length: 37, size: .init(width: 300, height: 80.5))
    #expect(save([pin], bundle) == nil)
    #expect(pins(bundle) == [pin])
    let written = try text(bundle)
    #expect(
      written.hasPrefix(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<Timeline\n   version = \"3.0\">"))
    #expect(
      written.contains("EndingColumnNumber=37&amp;EndingLineNumber=2&amp;StartingColumnNumber=0"))
    #expect(written.contains("lockedSize = \"{300, 80.5}\""))
    let settings = String(decoding: try bundle.bytes("contents.xcplayground"), as: UTF8.self)
    #expect(settings.contains("<timeline fileName='timeline.xctimeline'/>\n</playground>"))
    #expect(settings.contains("target-platform='ios'"))
    #expect(save([], bundle) == nil)
    #expect(pins(bundle) == [])
  }

  @Test func eachPageHasItsOwn() throws {
    let folder = "Pages/One.xcplaygroundpage"
    let bundle = try MadeUpBundle([
      folder + "/Contents.swift": page, "contents.xcplayground": MadeUpBundle.settings,
    ])
    let pin = PinnedResult(identifier: "1.0", start: 13, length: 9)
    let path = folder + "/Contents.swift"
    #expect(DocumentStore.saveTimeline([pin], ofPage: path, text: page, in: bundle.url) == nil)
    #expect(DocumentStore.timeline(ofPage: path, text: page, in: bundle.url) == [pin])
    #expect(
      FileManager.default.fileExists(atPath: bundle.path(folder + "/timeline.xctimeline").path))
  }

  @Test(arguments: ["not xml at all", "<Timeline version='3.0'><TimelineItems>", "\u{0}\u{0}"])
  func whatIsNoTimelineIsNeverWrittenOver(_ strange: String) throws {
    let bundle = try bundle(strange)
    #expect(pins(bundle) == [])
    let pin = PinnedResult(identifier: "1.0", start: 0, length: 1)
    #expect(save([pin], bundle) != nil)
    #expect(try text(bundle) == strange)
  }

  @Test func aClosedListIsOpened() throws {
    let bundle = try bundle("<Timeline version = \"3.0\"><TimelineItems/></Timeline>")
    let pin = PinnedResult(identifier: "1.0", start: 13, length: 9)
    #expect(save([pin], bundle) == nil)
    #expect(pins(bundle) == [pin])
  }
}
