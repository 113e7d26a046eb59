/// A view that shows another view on the navigation stack around when it is tapped.
///
/// Without a stack around, the link is disabled.
public struct NavigationLink<Label: View, Destination: View>: View {
  enum Target {
    /// A value for the path of the stack; nil disables the link.
    case value(AnyHashable?)
    case view(() -> Destination, isActive: Binding<Bool>?)
  }

  private let label: Label
  private let target: Target
  @State private var isShown = false
  @Environment(\.navigationPlace) private var place
  @Environment(\.isInList) private var isInList
  @Environment(\.columnAction) private var columnAction

  init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  public var body: some View {
    switch target {
    case .value(let value):
      LinkLabel(
        label: label, isActive: false, isInList: isInList, isEnabled: place != nil && value != nil
      ) {
        follow(value)
      }
      .modifier(KeyedValueModifier(key: TagKey.id, value: value as Any))
    case .view(let destination, let binding):
      let isActive = binding ?? $isShown
      LinkLabel(
        label: label, isActive: isActive.wrappedValue, isInList: isInList, isEnabled: place != nil
      ) {
        isActive.wrappedValue = true
      }
      .modifier(
        PushModifier(
          isActive: isActive.wrappedValue, content: { AnyView(destination()) },
          wasPopped: { isActive.wrappedValue = false }))
    }
  }

  /// A value without a destination is a selection of the sidebar, which leads to the next column.
  private func follow(_ value: AnyHashable?) {
    guard let value, let model = place?.model else { return }
    if let columnAction, !model.destinations.knows(value) {
      columnAction.showNext()
    } else {
      model.append(value)
    }
  }

  /// Sets whether the link of a sidebar shows its view in the detail column. Accepted without
  /// effect: on a stack each link shows its view above.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

/// What a link looks like: a button, or the content of a row with a chevron.
struct LinkLabel<Label: View>: View {
  let label: Label
  let isActive: Bool
  let isInList: Bool
  let isEnabled: Bool
  let action: () -> Void

  var body: some View {
    if isInList {
      LayoutView(layout: RowLabelLayout(), content: label)
        .disabled(!isEnabled)
        .rowAccessory(.disclosure, isActive: isActive) { if isEnabled { action() } }
    } else {
      Button {
        action()
      } label: {
        label
      }
      .disabled(!isEnabled)
    }
  }
}

extension NavigationLink {
  /// Shows a view when its label is tapped.
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: nil), label: label())
  }

  /// Shows a view when its label is tapped.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(.view({ destination }, isActive: nil), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Shows a view when its title is tapped.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.view(destination, isActive: nil), label: Text(titleKey))
  }

  /// Shows a view when its title is tapped.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(.view(destination, isActive: nil), label: Text(title))
  }

  /// Shows a view when its title is tapped.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(.view({ destination }, isActive: nil), label: Text(titleKey))
  }

  /// Shows a view when its title is tapped.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(.view({ destination }, isActive: nil), label: Text(title))
  }
}

extension NavigationLink where Destination == Never {
  /// Adds a value to the path of the stack when its label is tapped.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { AnyHashable($0) }), label: label())
  }

  /// Adds a value to the path of the stack when its title is tapped.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }

  /// Adds a value to the path of the stack when its title is tapped.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}
