extension NavigationLink {
  /// Shows a view when its label is tapped, and whenever a binding is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: isActive), label: label())
  }

  /// Shows a view when its label is tapped, and whenever a binding is true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(.view({ destination }, isActive: isActive), label: label())
  }

  /// Shows a view when its label is tapped, and whenever a selection is the link's tag.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination, isActive: selection.isOn(tag)), label: label())
  }

  /// Shows a view when its label is tapped, and whenever a selection is the link's tag.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(.view({ destination }, isActive: selection.isOn(tag)), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Shows a view when its title is tapped, and whenever a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }

  /// Shows a view when its title is tapped, and whenever a binding is true.
  @_disfavoredOverload
  /// Shows a view when its title is tapped, and whenever a binding is true.
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }

  /// Shows a view when its title is tapped, and whenever a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Shows a view when its title is tapped, and whenever a binding is true.
  @_disfavoredOverload
  /// Shows a view when its title is tapped, and whenever a binding is true.
  public init<S: StringProtocol>(
    _ title: S, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Shows a view when its title is tapped, and whenever a selection is the link's tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }

  /// Shows a view when its title is tapped, and whenever a binding is true.
  @_disfavoredOverload
  /// Shows a view when its title is tapped, and whenever a selection is the link's tag.
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }

  /// Shows a view when its title is tapped, and whenever a selection is the link's tag.
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Shows a view when its title is tapped, and whenever a binding is true.
  @_disfavoredOverload
  /// Shows a view when its title is tapped, and whenever a selection is the link's tag.
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension Binding {
  /// Whether the value is a tag; false as the new value chooses nothing.
  fileprivate func isOn<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      target: nil, get: { wrappedValue == tag },
      change: { isOn, _ in
        if isOn {
          wrappedValue = tag
        } else if wrappedValue == tag {
          wrappedValue = nil
        }
      })
  }
}
