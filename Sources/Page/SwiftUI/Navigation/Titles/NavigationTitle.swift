/// A configuration of a navigation bar.
public struct NavigationBarItem: Sendable {
  /// How the title of a navigation bar is shown.
  public enum TitleDisplayMode: Sendable {
    /// As on the level below; large on the first one.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Large below the bar's buttons, until the content is scrolled.
    case large
  }
}

extension View {
  /// Sets the title in the navigation bar around.
  public func navigationTitle(_ title: Text) -> some View {
    navigationSettings { if $0.title == nil { $0.title = title } }
  }

  /// Sets the title in the navigation bar around.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title in the navigation bar around.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title in the navigation bar around to a text that can be edited elsewhere.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }

  /// Sets how the title of the navigation bar around is shown.
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationSettings { if $0.displayMode == nil { $0.displayMode = displayMode } }
  }

  /// Hides the navigation bar around.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationSettings { settings in
      if settings.barIsHidden == nil { settings.barIsHidden = hidden }
    }
  }

  /// Hides the button that leads back from the view.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationSettings { if $0.backIsHidden == nil { $0.backIsHidden = hidesBackButton } }
  }
}

extension View {
  /// Sets the title in the navigation bar around.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title in the navigation bar around.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Sets the title in the navigation bar around.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Sets the title in the navigation bar around, and how it is shown.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title in the navigation bar around, and how it is shown.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title in the navigation bar around, and how it is shown.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
}
