@_implementationOnly import PageProtocol
@_spi(PageRuntime) @_implementationOnly import UIKit

/// Tells the menus of the app when they are others than before.
@MainActor
final class CommandTelling {
  private var changes = 0
  private var told: [LiveViewStage.Command] = []

  func turnEnded(_ stage: LiveViewStage) {
    guard stage.commandChanges != changes else { return }
    changes = stage.commandChanges
    let commands = stage.commands()
    guard commands != told else { return }
    told = commands
    PageChannel.send(.commands(commands.map(\.message)))
  }
}

extension LiveViewStage.Command {
  fileprivate var message: AppCommand {
    var state: AppCommand.State = []
    if isEnabled { state.insert(.enabled) }
    if isOn { state.insert(.on) }
    if isDestructive { state.insert(.destructive) }
    let kind: AppCommand.Kind =
      switch kind {
      case .command: .command
      case .menu: .menu
      case .divider: .divider
      case .heading: .heading
      }
    return AppCommand(
      depth: UInt8(clamping: depth), kind: kind, identifier: identifier, title: title,
      keys: keys, state: state)
  }
}
