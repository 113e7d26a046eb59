/// What the views inside a presentation say of it.
struct PresentationSettings {
  var detents: Set<PresentationDetent> = [.large]
  /// The detent that is selected, and who hears of another one.
  var selection: (current: PresentationDetent, binding: Binding<PresentationDetent>)?
  var dragIndicator = Visibility.automatic
  var cornerRadius: CGFloat?
  var background: PresentedBackground?
  var interaction = PresentationBackgroundInteraction.automatic
  var content = PresentationContentInteraction.automatic
  var isDismissDisabled = false
  var adaptation = PresentationAdaptation.automatic
  var sizing: any PresentationSizing = .automatic
}

struct PresentationSettingsKey: PreferenceKey {
  static var defaultValue: PresentationSettings? { nil }

  /// Of views that stand side by side, the first one counts.
  static func reduce(
    value: inout PresentationSettings?, nextValue: () -> PresentationSettings?
  ) {
    value = value ?? nextValue()
  }
}

/// The views behind a presentation. Another evaluation of the modifier makes another background, so
/// backgrounds are told apart by their identity.
final class PresentedBackground {
  let view: AnyView

  init(_ view: AnyView) {
    self.view = view
  }
}

struct PresentedBackgroundKey: PreferenceKey {
  static var defaultValue: PresentedBackground? { nil }

  static func reduce(value: inout PresentedBackground?, nextValue: () -> PresentedBackground?) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Says something of the presentation that the view is in.
  func presentation(_ change: @escaping (inout PresentationSettings) -> Void) -> some View {
    transformPreference(PresentationSettingsKey.self) { settings in
      var new = settings ?? PresentationSettings()
      change(&new)
      settings = new
    }
  }
}

extension View {
  /// Sets the heights at which the sheet around the view rests. It begins with the smallest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents.isEmpty ? [.large] : detents }
  }

  /// Sets the heights at which the sheet around the view rests, and follows the one that is
  /// selected.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    let current = selection.wrappedValue
    return presentation {
      $0.detents = detents.isEmpty ? [.large] : detents
      $0.selection = (current, selection)
    }
  }

  /// Shows or hides the bar at the top of the sheet around the view. A sheet with several heights
  /// shows it by itself.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// Sets the radius of the corners of the sheet around the view.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }

  /// Fills the sheet or popover around the view with a style.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentedBackground(AnyView(Rectangle().fill(style)))
  }

  /// Puts views behind the content of the sheet or popover around the view.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    presentedBackground(
      AnyView(
        ZStack(content: content)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
  }

  private func presentedBackground(_ view: AnyView) -> some View {
    let background = PresentedBackground(view)
    return presentation { $0.background = background }
      .preference(key: PresentedBackgroundKey.self, value: background)
  }

  /// Sets whether the user can touch what is behind the sheet around the view.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentation { $0.interaction = interaction }
  }

  /// Sets whether a swipe in a scroll view resizes the sheet around the view or scrolls.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    presentation { $0.content = behavior }
  }

  /// Keeps the user from dismissing the sheet or popover around the view with a swipe or a tap
  /// beside it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isDismissDisabled = isDisabled }
  }

  /// Sets what the sheet or popover around the view becomes where there is little room.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentation { $0.adaptation = adaptation }
  }

  /// Sets what the sheet or popover around the view becomes where there is little width. What it
  /// becomes where there is little height is accepted without effect.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentation { $0.adaptation = horizontalAdaptation }
  }

  /// Sets the size of the sheet around the view in a wide window.
  public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
    presentation { $0.sizing = sizing }
  }
}
