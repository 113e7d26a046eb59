@_implementationOnly import PageProtocol

/// Takes a value apart for those who want to look into it.
///
/// Two levels deep, where an Optional and a dictionary cost no level; of a long list the first and
/// the last; and never more than `mostBytes` altogether. What a description says is asked for once.
struct TreeBuilder {
  private static let mostLevels = 2
  private static let mostHead = 80
  private static let mostTail = 20
  private static let mostMembers = 200
  private static let mostBytes = 24_000
  private static let mostNameBytes = 100
  /// Superclasses and dictionaries within dictionaries cost no level.
  private static let mostNesting = 16

  private var bytes = 0
  private var nesting = 0
  private(set) var nodes = 0

  /// The tree of a value, and what making it has taken in nodes.
  static func tree(of value: Any) -> (tree: ValueTree, nodes: Int) {
    tree(of: Presentation(of: value), value)
  }

  /// The same for a value that has been looked at.
  static func tree(
    of presentation: Presentation, _ value: Any
  ) -> (tree: ValueTree, nodes: Int) {
    var builder = TreeBuilder()
    return (builder.tree(of: presentation, value, named: "", level: 0), builder.nodes)
  }

  /// The tree of a list of which only the ends are known.
  static func tree(
    ofList typeName: String, head: [Any], tail: [Any], count: Int
  ) -> ValueTree {
    var builder = TreeBuilder()
    var tree = ValueTree(
      typeName: typeName, summary: "", kind: .collection, totalCount: UInt64(count))
    for (index, value) in head.enumerated() {
      builder.add(value, named: "[\(index)]", to: &tree, level: 1)
    }
    tree.headCount = UInt32(tree.children.count)
    for (index, value) in tail.enumerated() {
      builder.add(value, named: "[\(count - tail.count + index)]", to: &tree, level: 1)
    }
    let isWhole = tree.children.count == count
    let shown = tree.children.prefix(Int(tree.headCount)).map(\.summary)
    tree.summary = ValueLine.cut(
      "[" + shown.joined(separator: ", ") + (isWhole ? "]" : ", …]"))
    return tree
  }

  private mutating func tree(
    of presentation: Presentation, _ value: Any, named name: String, level: Int
  ) -> ValueTree {
    var tree = ValueTree(
      name: shortened(name), typeName: presentation.typeName, summary: "", kind: presentation.kind)
    nodes += 1
    if let mirror = presentation.mirror { addChildren(of: mirror, to: &tree, level: level) }
    if tree.children.isEmpty, case .list = presentation.line {
      tree.summary = ValueLine.text(of: value)
    } else {
      let head = Array(tree.children.prefix(Int(tree.headCount)))
      tree.summary = ValueLine.text(of: presentation, children: head)
    }
    bytes += 24 + tree.name.utf8.count + tree.typeName.utf8.count + tree.summary.utf8.count
    return tree
  }

  private func shortened(_ name: String) -> String {
    name.utf8.count > Self.mostNameBytes ? String(name.prefix(Self.mostNameBytes / 2)) + "…" : name
  }

  private mutating func add(
    _ value: Any, named name: String, to tree: inout ValueTree, level: Int
  ) {
    guard bytes < Self.mostBytes else { return }
    tree.children.append(
      self.tree(of: Presentation(of: value), value, named: name, level: level))
  }

  private mutating func addChildren(of mirror: Mirror, to tree: inout ValueTree, level: Int) {
    let children = mirror.children
    let hasSuper = mirror.superclassMirror.map { !$0.isEmptyAllTheWay } ?? false
    tree.totalCount = UInt64(children.count + (hasSuper ? 1 : 0))
    let inner = mirror.displayStyle == .dictionary ? level : level + 1
    guard inner <= Self.mostLevels, bytes < Self.mostBytes, nesting < Self.mostNesting else {
      return
    }
    nesting += 1
    defer { nesting -= 1 }
    if hasSuper, let parent = mirror.superclassMirror {
      tree.children.append(superTree(parent, level: inner))
    }
    let isList = [.collection, .set, .dictionary].contains(mirror.displayStyle)
    let count = children.count
    let most = isList ? Self.mostHead + Self.mostTail : Self.mostMembers
    let head = count <= most ? count : isList ? Self.mostHead : Self.mostMembers
    for (index, child) in children.prefix(head).enumerated() {
      add(child, at: index, of: mirror, to: &tree, level: inner)
    }
    tree.headCount = UInt32(tree.children.count)
    // A set or a dictionary has no order, and finding its last ones means passing all others.
    guard head < count, mirror.displayStyle == .collection else { return }
    for (index, child) in children.suffix(Self.mostTail).enumerated() {
      add(child, at: count - Self.mostTail + index, of: mirror, to: &tree, level: inner)
    }
  }

  private mutating func add(
    _ child: Mirror.Child, at index: Int, of mirror: Mirror, to tree: inout ValueTree, level: Int
  ) {
    switch mirror.displayStyle {
    case .collection: add(child.value, named: "[\(index)]", to: &tree, level: level)
    case .dictionary:
      let parts = Array(Mirror(reflecting: child.value).children)
      guard parts.count == 2 else { return add(child.value, named: "", to: &tree, level: level) }
      add(parts[1].value, named: ValueLine.text(of: parts[0].value), to: &tree, level: level)
    default: add(child.value, named: child.label ?? "", to: &tree, level: level)
    }
  }

  private mutating func superTree(_ mirror: Mirror, level: Int) -> ValueTree {
    let name = TypeName.of(mirror.subjectType)
    var tree = ValueTree(name: "super", typeName: name, summary: name, kind: .object)
    nodes += 1
    bytes += 24 + 2 * name.utf8.count
    // What is inherited belongs to the same object; it costs no level, or nobody would see it.
    addChildren(of: mirror, to: &tree, level: level - 1)
    return tree
  }
}

extension Mirror {
  /// Whether neither the class nor those above it have anything to show.
  fileprivate var isEmptyAllTheWay: Bool {
    if Presentation.isSealed(subjectType) { return true }
    return children.isEmpty && (superclassMirror?.isEmptyAllTheWay ?? true)
  }
}
