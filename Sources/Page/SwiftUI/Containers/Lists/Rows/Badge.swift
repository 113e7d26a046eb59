/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  private let kind: Int
  /// A badge that is less important than usual.
  public static let decreased = BadgeProminence(kind: 0)
  /// The usual prominence.
  public static let standard = BadgeProminence(kind: 1)
  /// A badge that asks for attention.
  public static let increased = BadgeProminence(kind: 2)
}

private struct BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}

extension EnvironmentValues {
  /// How much badges stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

/// A badge at the trailing edge of a row.
struct RowBadge: View {
  let text: Text
  @Environment(\.badgeProminence) private var prominence

  var body: some View {
    if prominence == .increased {
      text.foregroundStyle(Color.white)
        .padding(EdgeInsets(top: 1, leading: 8, bottom: 1, trailing: 8))
        .background(Color.red, in: Capsule())
    } else {
      text.foregroundStyle(prominence == .decreased ? .tertiary : .secondary)
    }
  }
}

extension View {
  /// Shows a number at the trailing edge of a row, or beside the image of a tab. Zero shows none.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows a text at the trailing edge of a row, or beside the image of a tab.
  public func badge(_ label: Text?) -> some View {
    rowTraits { $0.badge = label.map { AnyView(RowBadge(text: $0)) } }
      .modifier(KeyedValueModifier(key: TabBadgeKey.id, value: label as Any))
  }

  /// Shows a text at the trailing edge of a row.
  public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text at the trailing edge of a row.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }

  /// Sets how much the badges inside stand out.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
