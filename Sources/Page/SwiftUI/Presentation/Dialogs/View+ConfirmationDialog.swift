extension View {
  /// Presents a dialog of choices with a title while a binding is true.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: Text(titleKey),
        showsTitle: DialogKind.showsTitle(titleVisibility), isPresented: isPresented,
        content: DialogParts(actions: actions(), message: EmptyView())))
  }

  /// Presents a dialog of choices with a title while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: Text(title), showsTitle: DialogKind.showsTitle(titleVisibility),
        isPresented: isPresented,
        content: DialogParts(actions: actions(), message: EmptyView())))
  }

  /// Presents a dialog of choices with a title while a binding is true.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: title, showsTitle: DialogKind.showsTitle(titleVisibility),
        isPresented: isPresented,
        content: DialogParts(actions: actions(), message: EmptyView())))
  }

  /// Presents a dialog of choices with a title and a message while a binding is true.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: Text(titleKey),
        showsTitle: DialogKind.showsTitle(titleVisibility), isPresented: isPresented,
        content: DialogParts(actions: actions(), message: message())))
  }

  /// Presents a dialog of choices with a title and a message while a binding is true.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: Text(title), showsTitle: DialogKind.showsTitle(titleVisibility),
        isPresented: isPresented,
        content: DialogParts(actions: actions(), message: message())))
  }

  /// Presents a dialog of choices with a title and a message while a binding is true.
  public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: title, showsTitle: DialogKind.showsTitle(titleVisibility),
        isPresented: isPresented,
        content: DialogParts(actions: actions(), message: message())))
  }

  /// Presents a dialog of choices about a value while a binding is true and there is a value.
  /// It keeps the value that it was presented with.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: Text(titleKey),
        showsTitle: DialogKind.showsTitle(titleVisibility), isPresented: isPresented,
        content: data.map { DialogParts(actions: actions($0), message: EmptyView()) }, isFixed: true
      ))
  }

  /// Presents a dialog of choices about a value while a binding is true and there is a value.
  /// It keeps the value that it was presented with.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: Text(title), showsTitle: DialogKind.showsTitle(titleVisibility),
        isPresented: isPresented,
        content: data.map { DialogParts(actions: actions($0), message: EmptyView()) }, isFixed: true
      ))
  }

  /// Presents a dialog of choices about a value while a binding is true and there is a value.
  /// It keeps the value that it was presented with.
  public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: title, showsTitle: DialogKind.showsTitle(titleVisibility),
        isPresented: isPresented,
        content: data.map { DialogParts(actions: actions($0), message: EmptyView()) }, isFixed: true
      ))
  }

  /// Presents a dialog of choices about a value, with a message, while a binding is true.
  /// It keeps the value that it was presented with.
  public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: Text(titleKey),
        showsTitle: DialogKind.showsTitle(titleVisibility), isPresented: isPresented,
        content: data.map { DialogParts(actions: actions($0), message: message($0)) }, isFixed: true
      ))
  }

  /// Presents a dialog of choices about a value, with a message, while a binding is true.
  /// It keeps the value that it was presented with.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: Text(title), showsTitle: DialogKind.showsTitle(titleVisibility),
        isPresented: isPresented,
        content: data.map { DialogParts(actions: actions($0), message: message($0)) }, isFixed: true
      ))
  }

  /// Presents a dialog of choices about a value, with a message, while a binding is true.
  /// It keeps the value that it was presented with.
  public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .confirmation, title: title, showsTitle: DialogKind.showsTitle(titleVisibility),
        isPresented: isPresented,
        content: data.map { DialogParts(actions: actions($0), message: message($0)) }, isFixed: true
      ))
  }
}
