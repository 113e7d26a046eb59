extension View {
  /// Animates changes of the view that come with a change of a value.
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
    modifier(
      TransactionModifier(value: ComparedValue(value)) { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Animates all changes of the view.
  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  @_disfavoredOverload
  public func animation(_ animation: Animation?) -> some View {
    modifier(
      TransactionModifier { transaction in
        if !transaction.disablesAnimations { transaction.animation = animation }
      })
  }

  /// Animates what a closure's modifiers change, and nothing inside the view.
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }

  /// Changes the transaction of all changes inside the view.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modifier(TransactionModifier(change: transform))
  }

  /// Changes the transaction of changes inside the view that come with a change of a value.
  public func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: ComparedValue(value), change: transform))
  }

  /// Changes the transaction of what a closure's modifiers change, and of nothing inside the view.
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    let content = modifier(TransactionModifier(scope: .placeholder) { _ in })
    return body(PlaceholderContentView(content: AnyView(content)))
      .modifier(TransactionModifier(scope: .modifiers, change: transform))
  }
}

extension View where Self: Equatable {
  /// Animates changes of the view's own value.
  public func animation(_ animation: Animation?) -> some View {
    self.animation(animation, value: self)
  }
}
