extension View {
  /// Presents an alert with a title while a binding is true.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(titleKey), isPresented: isPresented,
        content: DialogParts(actions: actions(), message: EmptyView())))
  }

  /// Presents an alert with a title while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(title), isPresented: isPresented,
        content: DialogParts(actions: actions(), message: EmptyView())))
  }

  /// Presents an alert with a title while a binding is true.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: title, isPresented: isPresented,
        content: DialogParts(actions: actions(), message: EmptyView())))
  }

  /// Presents an alert with a title and a message while a binding is true.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(titleKey), isPresented: isPresented,
        content: DialogParts(actions: actions(), message: message())))
  }

  /// Presents an alert with a title and a message while a binding is true.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(title), isPresented: isPresented,
        content: DialogParts(actions: actions(), message: message())))
  }

  /// Presents an alert with a title and a message while a binding is true.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: title, isPresented: isPresented,
        content: DialogParts(actions: actions(), message: message())))
  }

  /// Presents an alert about a value while a binding is true and there is a value.
  /// It keeps the value that it was presented with.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(titleKey), isPresented: isPresented,
        content: data.map { DialogParts(actions: actions($0), message: EmptyView()) }, isFixed: true
      ))
  }

  /// Presents an alert about a value while a binding is true and there is a value.
  /// It keeps the value that it was presented with.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(title), isPresented: isPresented,
        content: data.map { DialogParts(actions: actions($0), message: EmptyView()) }, isFixed: true
      ))
  }

  /// Presents an alert about a value while a binding is true and there is a value.
  /// It keeps the value that it was presented with.
  public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: title, isPresented: isPresented,
        content: data.map { DialogParts(actions: actions($0), message: EmptyView()) }, isFixed: true
      ))
  }

  /// Presents an alert about a value, with a message, while a binding is true and there is one.
  /// It keeps the value that it was presented with.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(titleKey), isPresented: isPresented,
        content: data.map { DialogParts(actions: actions($0), message: message($0)) }, isFixed: true
      ))
  }

  /// Presents an alert about a value, with a message, while a binding is true and there is one.
  /// It keeps the value that it was presented with.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(title), isPresented: isPresented,
        content: data.map { DialogParts(actions: actions($0), message: message($0)) }, isFixed: true
      ))
  }

  /// Presents an alert about a value, with a message, while a binding is true and there is one.
  /// It keeps the value that it was presented with.
  public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: title, isPresented: isPresented,
        content: data.map { DialogParts(actions: actions($0), message: message($0)) }, isFixed: true
      ))
  }
}
