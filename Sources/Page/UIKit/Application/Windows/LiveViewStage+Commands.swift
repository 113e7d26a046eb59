/// The menus of the app as lines, and what is chosen of them.
extension LiveViewStage {
  public struct Command: Equatable {
    public var depth: Int
    public var kind: Kind
    public var identifier: UInt32 = 0
    public var title = ""
    public var keys = ""
    public var isEnabled = false
    public var isOn = false
    public var isDestructive = false

    public enum Kind: Sendable {
      case command, menu, divider, heading
    }
  }

  /// Another one whenever the menus may be others.
  public var commandChanges: Int { AppCommands.shared.changes }

  /// The lines of the menus, in order.
  public func commands() -> [Command] { written().lines }

  /// Does what the user chooses. A line that has another title by now is another command.
  public func choose(command identifier: UInt32) {
    written().leaves[identifier]?.performWithSender(nil, target: nil)
  }

  private func written() -> CommandWriter {
    var writer = CommandWriter(numbers: commandNumbers)
    writer.add(AppCommands.shared.elements, depth: 0, path: "")
    commandNumbers.keepOnly(writer.paths)
    return writer
  }
}

/// Numbers of commands, by where they are and what they are called.
@MainActor
final class CommandNumbers {
  private var numbers: [String: UInt32] = [:]
  private var last: UInt32 = 0

  nonisolated init() {}

  func number(of path: String) -> UInt32 {
    if let known = numbers[path] { return known }
    last &+= 1
    numbers[path] = last
    return last
  }

  func keepOnly(_ paths: Set<String>) {
    numbers = numbers.filter { paths.contains($0.key) }
  }
}

/// Writes menus down line by line.
@MainActor
private struct CommandWriter {
  let numbers: CommandNumbers
  private(set) var lines: [LiveViewStage.Command] = []
  private(set) var leaves: [UInt32: any UIMenuLeaf] = [:]
  private(set) var paths: Set<String> = []
  private static let mostLines = 500
  private static let deepest = 8
  private static let longestTitle = 200

  init(numbers: CommandNumbers) {
    self.numbers = numbers
  }

  mutating func add(_ elements: [UIMenuElement], depth: Int, path: String) {
    let first = lines.count
    var isAfterGroup = false
    for (index, element) in elements.enumerated() where lines.count < Self.mostLines {
      let menu = element as? UIMenu
      let isGroup = menu?.options.contains(.displayInline) == true
      if lines.count > first, isGroup || isAfterGroup {
        lines.append(LiveViewStage.Command(depth: depth, kind: .divider))
      }
      isAfterGroup = isGroup
      let title = String(element.title.prefix(Self.longestTitle))
      let place = "\(path)/\(index) \(title)"
      if let menu, isGroup {
        if !title.isEmpty {
          lines.append(LiveViewStage.Command(depth: depth, kind: .heading, title: title))
        }
        add(menu.children, depth: depth, path: place)
      } else if let menu, depth < Self.deepest {
        lines.append(
          LiveViewStage.Command(depth: depth, kind: .menu, title: title, isEnabled: true))
        add(menu.children, depth: depth + 1, path: place)
      } else if let leaf = element as? any UIMenuLeaf, !leaf.attributes.contains(.hidden) {
        add(leaf, title, depth: depth, path: place)
      }
    }
  }

  private mutating func add(
    _ leaf: any UIMenuLeaf, _ title: String, depth: Int, path: String
  ) {
    let number = numbers.number(of: path)
    leaves[number] = leaf
    paths.insert(path)
    lines.append(
      LiveViewStage.Command(
        depth: depth, kind: .command, identifier: number, title: title,
        keys: (leaf as? UIAction)?.shownKeys ?? "",
        isEnabled: !leaf.attributes.contains(.disabled), isOn: leaf.state == .on,
        isDestructive: leaf.attributes.contains(.destructive)))
  }
}
