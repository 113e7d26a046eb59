/// Knows which tab is chosen, and what its views say of the bars around.
@MainActor @preconcurrency
final class TabReporter {
  private weak var chosen: SubviewUnit?

  nonisolated init() {}

  func note(_ tabs: [TabData], chosen tag: AnyHashable?) {
    chosen = (tabs.first { $0.tag == tag } ?? tabs.first)?.unit
  }

  var settings: NavigationSettings? { chosen?.node?.preference(NavigationSettingsKey.self) }
}

/// Hands on what the views of the chosen tab say of the bars around, and not what others say.
struct ReportedSettings: ViewModifier {
  typealias Body = Never
  let reporter: TabReporter

  static func _makeNode<V: View>(
    _ view: ModifiedContent<V, ReportedSettings>, in context: _NodeContext
  ) -> _ViewNode<ModifiedContent<V, ReportedSettings>> {
    ReportedSettingsNode(view, in: context)
  }
}

final class ReportedSettingsNode<Content: View>: _ViewNode<
  ModifiedContent<Content, ReportedSettings>
>, PreferenceNode
{
  private var child: _ViewNode<Content>!

  override init(_ view: ModifiedContent<Content, ReportedSettings>, in context: _NodeContext) {
    super.init(view, in: context)
    child = Content._makeNode(view.content, in: childContext)
  }

  override var passesItems: Bool { true }
  override var children: [_AnyNode] { child.map { [$0] } ?? [] }

  override func isEqual(
    _ old: ModifiedContent<Content, ReportedSettings>,
    _ new: ModifiedContent<Content, ReportedSettings>
  ) -> Bool {
    child.receive(new.content)
    return true
  }

  func preference<K: PreferenceKey>(_ key: K.Type, inside: K.Value?) -> K.Value? {
    guard K.self == NavigationSettingsKey.self else { return inside }
    return view.modifier.reporter.settings as? K.Value
  }
}
