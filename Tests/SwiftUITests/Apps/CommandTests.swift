import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// The shortcuts of commands work in the window of their scene, which looks as if they were not
/// there.
@MainActor
@Suite(.serialized)
struct CommandTests {
  private static let log = EventLog()

  private struct GameCommands: Commands {
    @State private var count = 0
    let hasMore: Bool

    var body: some Commands {
      CommandMenu("Game") {
        Button("Count") {
          count += 1
          CommandTests.log.note("count \(count)")
        }
        .keyboardShortcut("c", modifiers: [.command, .shift])
        Menu("Inner") {
          Button("Deep") { CommandTests.log.note("deep") }.keyboardShortcut("d")
        }
      }
      if hasMore {
        CommandGroup(after: .newItem) {
          Button("More") { CommandTests.log.note("more") }.keyboardShortcut("m")
        }
      } else {
        EmptyCommands()
      }
    }
  }

  private func window() -> some Scene { WindowGroup { Color.red } }

  private func press(_ scene: some Scene) -> [String] {
    AnimatedStage.run(scene._sceneView) { stage in
      stage.press("c", .keyboardC, [.command, .shift])
      stage.press("c", .keyboardC, [.command, .shift])
      stage.press("d", .keyboardD, .command)
      stage.press("m", .keyboardM, .command)
      stage.press("n", .keyboardN, .command)
    }
    return Self.log.take()
  }

  @Test func shortcutsRunCommands() {
    let scene = window().commands { GameCommands(hasMore: true) }
    #expect(press(scene) == ["count 1", "count 2", "deep", "more"])
  }

  @Test func commandsDependOnConditions() {
    let scene = window().commands { GameCommands(hasMore: false) }
    #expect(press(scene) == ["count 1", "count 2", "deep"])
  }

  // Rests on: Apple documentation, Group: of commands.
  @Test func aGroupHasTheCommandsInside() {
    let scene = window().commands {
      Group {
        GameCommands(hasMore: false)
        CommandGroup(before: .help) {
          Button("More") { CommandTests.log.note("grouped") }.keyboardShortcut("m")
        }
      }
    }
    #expect(press(scene) == ["count 1", "count 2", "deep", "grouped"])
  }

  @Test func outerScenesChangeTheCommandsOfInnerOnes() {
    let inner = window().commands { GameCommands(hasMore: true) }
    #expect(press(inner.commandsRemoved()) == [])
    let replaced = inner.commandsReplaced {
      CommandGroup(replacing: .newItem) {
        Button("New") { CommandTests.log.note("new") }.keyboardShortcut("n")
      }
    }
    #expect(press(replaced) == ["new"])
    let both = inner.commands {
      CommandGroup(before: .help) {
        Button("New") { CommandTests.log.note("other") }.keyboardShortcut("n")
      }
      SidebarCommands()
    }
    #expect(press(both) == ["count 1", "count 2", "deep", "more", "other"])
  }

  private struct ListedCommands: Commands {
    @State private var count = 0
    @State private var isOn = false

    var body: some Commands {
      CommandGroup(replacing: .newItem) {
        Button("Clear", role: .destructive) { count = 0 }.disabled(count == 0)
      }
      CommandMenu("Game") {
        Button("Count to \(count + 1)") {
          count += 1
          CommandTests.log.note("count \(count)")
        }
        .keyboardShortcut("c", modifiers: [.command, .shift])
        Divider()
        Toggle("Loud", isOn: $isOn)
        Menu("Inner") {
          Button("Deep") { CommandTests.log.note("deep") }.keyboardShortcut(.upArrow)
        }
      }
    }
  }

  private func described<V>(_ stage: AnimatedStage<V>) -> [String] {
    stage.stage.commands().map { line in
      let indent = String(repeating: "  ", count: line.depth)
      let signs = [
        line.isEnabled || line.kind != .command ? nil : "off", line.isOn ? "on" : nil,
        line.isDestructive ? "red" : nil, line.keys.isEmpty ? nil : line.keys,
      ]
      return ([indent + "\(line.kind) \(line.title)"] + signs.compactMap(\.self))
        .joined(separator: " ")
    }
  }

  /// What the studio shows in a menu: also commands without keys.
  @Test func theStudioIsOfferedAllCommandsAndChoosesThem() throws {
    let scene = window().commands { ListedCommands() }
    try AnimatedStage.run(scene._sceneView) { stage in
      let first = [
        "command Clear off red", "divider ", "menu Game", "  command Count to 1 ⇧⌘C", "  divider ",
        "  command Loud", "  menu Inner", "    command Deep ⌘↑",
      ]
      #expect(described(stage) == first)
      @MainActor func choose(_ title: String) throws {
        let line = try #require(stage.stage.commands().first { $0.title == title })
        stage.stage.choose(command: line.identifier)
        stage.turn()
      }
      try choose("Clear")
      let old = try #require(stage.stage.commands().first { $0.title == "Count to 1" })
      try choose("Count to 1")
      try choose("Loud")
      try choose("Deep")
      #expect(Self.log.take() == ["count 1", "deep"])
      #expect(described(stage)[0] == "command Clear red")
      #expect(described(stage)[3] == "  command Count to 2 ⇧⌘C")
      #expect(described(stage)[5] == "  command Loud on")
      stage.stage.choose(command: old.identifier)
      #expect(Self.log.take() == [], "The menu that showed it is out of date.")
      stage.press("c", .keyboardC, [.command, .shift])
      #expect(Self.log.take() == ["count 2"])
    }
    AnimatedStage.run(Color.red) { stage in #expect(stage.stage.commands().isEmpty) }
  }

  @Test func theWindowHasItsOwnSize() {
    let plain = HostedView(window()._sceneView)
    let commanded = HostedView(window().commands { GameCommands(hasMore: true) }._sceneView)
    #expect(plain.frames(of: .systemRed) == commanded.frames(of: .systemRed))
    #expect(commanded.frames(of: .systemRed).count == 1)
  }
}
