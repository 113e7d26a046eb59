import PageProtocol

/// Whether live views can be seen: an application goes to the background when its last window is
/// hidden.
extension SessionState {
  /// A window was hidden, or can be seen again.
  mutating func setVisibility(
    _ visibility: PageCommand.Visibility, of connection: ConnectionIdentifier
  ) -> [SessionAction] {
    windows[connection]?.visibility = visibility
    guard let name = windows[connection]?.name else { return [] }
    if visibility == .hidden { hiddenWindows.insert(name) } else { hiddenWindows.remove(name) }
    return []
  }

  /// Tells pages that are to know something else than they were told last. A new run begins
  /// visible.
  mutating func tellVisibility() -> [SessionAction] {
    var told: [SessionAction] = []
    for page in engines {
      guard let now = visibility(of: page), now != state(of: page).toldVisibility else { continue }
      change(page) { $0.toldVisibility = now }
      told.append(.input(page: page, .visibility(now)))
    }
    return told
  }

  /// Nil while no window looks at the page: one that is reloaded is back in a moment, and a page
  /// that is left ends.
  private func visibility(of page: String) -> PageCommand.Visibility? {
    let windows = windows.values.filter { $0.page == page }
    if windows.isEmpty { return nil }
    return windows.contains { $0.visibility == .visible } ? .visible : .hidden
  }
}
