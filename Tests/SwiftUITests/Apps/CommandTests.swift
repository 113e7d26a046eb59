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

  @Test func theWindowHasItsOwnSize() {
    let plain = HostedView(window()._sceneView)
    let commanded = HostedView(window().commands { GameCommands(hasMore: true) }._sceneView)
    #expect(plain.frames(of: .systemRed) == commanded.frames(of: .systemRed))
    #expect(commanded.frames(of: .systemRed).count == 1)
  }
}
