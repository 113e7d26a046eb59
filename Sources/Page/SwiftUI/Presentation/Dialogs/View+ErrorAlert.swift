extension View {
  /// Presents an alert about an error while a binding is true and there is an error. The title is
  /// the description of the error.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(verbatim: error?.title ?? ""), isPresented: isPresented,
        content: error.map { _ in DialogParts(actions: actions(), message: EmptyView()) },
        isFixed: true))
  }

  /// Presents an alert about an error, with a message, while a binding is true and there is an
  /// error. The title is the description of the error.
  public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    modifier(
      DialogModifier(
        kind: .alert, title: Text(verbatim: error?.title ?? ""), isPresented: isPresented,
        content: error.map { DialogParts(actions: actions($0), message: message($0)) },
        isFixed: true))
  }
}

extension LocalizedError {
  fileprivate var title: String { errorDescription ?? localizedDescription }
}
