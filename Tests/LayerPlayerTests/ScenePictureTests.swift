import Foundation
import LayerPlayer
import PageProtocol
import Testing

/// Draws every scene, and writes pictures and frames down where the browser's tests want them.
struct ScenePictureTests {
  static let names = Scene.names

  @Test func thereAreScenes() {
    #expect(Self.names.count >= 10)
  }

  /// A scene that shows nothing would agree with anything.
  @Test(arguments: names) func aSceneShowsSomething(name: String) throws {
    let scene = try Scene.named(name)
    for moment in scene.moments {
      let drawing = try #require(scene.draw(at: moment), "\(name) at \(moment)")
      #expect(drawing.width == Int(scene.size.width * 2))
      let first = drawing.pixel(0, 0)
      let isOneColour = stride(from: 0, to: drawing.pixels.count, by: 4).allSatisfy {
        Array(drawing.pixels[$0..<$0 + 4]) == first
      }
      #expect(!isOneColour, "\(name) at \(moment)")
    }
  }

  @Test(arguments: names) func aSceneIsDrawnAlikeTwice(name: String) throws {
    let scene = try Scene.named(name)
    for moment in scene.moments {
      #expect(scene.draw(at: moment)?.png == scene.draw(at: moment)?.png, "\(name) at \(moment)")
    }
  }

  /// What is drawn does not depend on how the messages came: as values or as bytes.
  @Test(arguments: names) func framesGiveTheSamePicture(name: String) throws {
    let scene = try Scene.named(name)
    let player = LayerPlayer()
    let moment = try #require(scene.moments.last)
    for event in scene.events {
      if case .commit(let commit) = event, commit.time > moment { continue }
      try player.receive(frame: Array(event.encoded().dropFirst(Frame.lengthSize)))
    }
    let drawing = player.draw(at: moment, size: scene.size)
    #expect(drawing?.png == scene.draw(at: moment)?.png)
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["LEK_SCENES"] != nil))
  func picturesAreWrittenDown() throws {
    let path = try #require(ProcessInfo.processInfo.environment["LEK_SCENES"])
    let folder = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var entries: [String] = []
    for name in Self.names {
      let scene = try Scene.named(name)
      try Data(scene.events.flatMap { $0.encoded() })
        .write(to: folder.appendingPathComponent("\(name).frames"))
      for moment in scene.moments {
        let drawing = try #require(scene.draw(at: moment))
        try Data(drawing.png).write(
          to: folder.appendingPathComponent("\(name)@\(Self.text(of: moment)).png"))
      }
      entries.append(Self.entry(of: scene))
    }
    let index = "[\n" + entries.joined(separator: ",\n") + "\n]\n"
    try Data(index.utf8).write(to: folder.appendingPathComponent("index.json"))
  }

  private static func entry(of scene: Scene) -> String {
    let moments = scene.moments.map(text).joined(separator: ", ")
    return """
        {"name": "\(scene.name)", "size": [\(text(of: scene.size.width)), \
      \(text(of: scene.size.height))], "moments": [\(moments)], \
      "glyphMask": \(scene.glyphMask), "compared": \(scene.isCompared)}
      """
  }

  private static func text(of number: Double) -> String {
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
