import Foundation
import Testing

/// `--snapshot` and `--snapshot-at`, by the built command.
@Suite(.serialized) struct SnapshotTests {
  private let lek: BuiltCommand
  private let folder: URL

  private static let page = """
    import PlaygroundSupport
    import UIKit
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    view.backgroundColor = .red
    PlaygroundPage.current.liveView = view
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear, animations: {
      view.backgroundColor = .blue
    }, completion: nil)
    """

  init() throws {
    lek = try BuiltCommand()
    folder = try lek.emptyFolder()
  }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private func png(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: file(name)))
  }

  @Test func momentsOfALiveViewAreDrawn() throws {
    let page = try lek.playground(Self.page)
    let outcome = try lek.run([
      "run", page, "--time", "3", "--snapshot-at", "0.5", file("a.png").path, "--snapshot-at",
      "1.5", file("b.png").path, "--snapshot", file("c.png").path,
    ])
    #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome)")
    let pictures = try ["a.png", "b.png", "c.png"].map(png)
    for picture in pictures {
      #expect(picture.starts(with: [0x89, 0x50, 0x4e, 0x47]))
      // Width and height stand in the first chunk.
      #expect(Array(picture[16..<24]) == [0, 0, 0, 200, 0, 0, 0, 120])
    }
    #expect(Set(pictures).count == 3)
  }

  @Test func theSamePageGivesTheSamePictureTwice() throws {
    let page = try lek.playground(Self.page)
    for name in ["first.png", "second.png"] {
      _ = try lek.run(["run", page, "--time", "1", "--snapshot", file(name).path])
    }
    #expect(try png("first.png") == png("second.png"))
  }

  @Test func treesAreWhatTheyAreWithoutPictures() throws {
    let page = try lek.playground(Self.page)
    let plain = try lek.run(["run", page, "--time", "2", "--tree-at", "1", "--tree"])
    let drawn = try lek.run([
      "run", page, "--time", "2", "--tree-at", "1", "--tree", "--snapshot-at", "0.5",
      file("x.png").path, "--snapshot-at", "1", file("y.png").path,
    ])
    #expect(plain.output == drawn.output)
    #expect(FileManager.default.fileExists(atPath: file("y.png").path))
  }

  @Test func aPageWithoutALiveViewLeavesNoPicture() throws {
    let page = try lek.playground("print(1)")
    let outcome = try lek.run(["run", page, "--snapshot", file("none.png").path])
    #expect(outcome.status == 0 && outcome.output == "1\n")
    #expect(outcome.errors.contains("has no live view"))
    #expect(!FileManager.default.fileExists(atPath: file("none.png").path))
  }

  @Test func aPictureThatHasNoPlaceIsRefusedBeforeThePageRuns() throws {
    let page = try lek.playground("print(1)")
    for path in [file("missing/a.png").path, folder.path] {
      let outcome = try lek.run(["run", page, "--snapshot", path])
      #expect(outcome.status == 2 && outcome.output.isEmpty, "\(path)")
      #expect(outcome.errors.hasPrefix("lek: ") && outcome.errors.contains(path))
    }
  }
}
