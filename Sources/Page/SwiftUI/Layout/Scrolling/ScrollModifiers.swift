extension View {
  func scrolling(_ change: @escaping (inout ScrollSettings) -> Void) -> some View {
    modifier(EnvironmentModifier { change(&$0.scrollSettings) })
  }

  /// Stops the scroll views inside from scrolling, or lets them.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    scrolling { $0.isEnabled = !disabled }
  }

  /// Shows or hides the indicators of scroll views inside.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    scrolling {
      if axes.contains(.vertical) { $0.showsIndicators.vertical = visibility.isShown }
      if axes.contains(.horizontal) { $0.showsIndicators.horizontal = visibility.isShown }
    }
  }

  /// Shows the indicators for a moment when the view appears. Here they show when it is scrolled.
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Shows the indicators for a moment when a value changes. Here they show when it is scrolled.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }

  /// Sets when scroll views inside move further than their content.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    scrolling {
      if axes.contains(.vertical) { $0.bounces.vertical = behavior.alwaysBounces }
      if axes.contains(.horizontal) { $0.bounces.horizontal = behavior.alwaysBounces }
    }
  }

  /// Lets the content of scroll views inside show beyond their frames.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    scrolling { $0.clips = !disabled }
  }

  /// Sets how the keyboard goes when the content is scrolled.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    scrolling { $0.dismissal = mode }
  }

  /// Sets where the content of scroll views inside begins: at its end, for one.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    scrolling { settings in
      for role in ScrollAnchorRole.all { settings.anchors[role] = anchor }
    }
  }

  /// Sets where the content of scroll views inside begins, stays or stands.
  public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    scrolling { $0.anchors[role] = anchor }
  }

  /// Sets whether an input scrolls. Accepted without effect: it is for the crown of a watch and
  /// for looking around.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> some View { self }

  /// Sets where scroll views inside come to rest.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    scrolling { $0.targetBehavior = behavior }
  }

  /// Adds margins to the content of scroll views inside.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    scrolling { settings in
      if placement != .scrollIndicators { settings.margins.set(insets, at: edges) }
      if placement != .scrollContent { settings.indicatorMargins.set(insets, at: edges) }
    }
  }

  /// Adds margins of a length to the content of scroll views inside.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(length ?? PaddingModifier.usual, .all), for: placement)
  }

  /// Adds margins of a length at all edges of the content of scroll views inside.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(length, .all), for: placement)
  }
}

extension EdgeInsets {
  mutating func set(_ other: EdgeInsets, at edges: Edge.Set) {
    if edges.contains(.top) { top = other.top }
    if edges.contains(.leading) { leading = other.leading }
    if edges.contains(.bottom) { bottom = other.bottom }
    if edges.contains(.trailing) { trailing = other.trailing }
  }
}
