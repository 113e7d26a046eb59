extension Graph {
  /// Asks a listener after each layout.
  func add(_ listener: PreferenceListener) {
    listeners.removeAll { $0.listener == nil }
    listeners.append(WeakListener(listener: listener))
    preferencesChanged()
  }

  struct WeakListener {
    weak var listener: PreferenceListener?
  }

  /// A view hands out another value: those who listen look after the layout.
  func preferencesChanged() {
    preferenceVersion += 1
    arePreferencesOld = true
  }

  /// Runs something when the views have been laid out.
  func afterLayout(_ work: @escaping () -> Void) {
    layoutActions.append(work)
    host?.graphNeedsUpdate()
  }

  /// The views have been laid out.
  func didLayOut() {
    if textLayoutsAreRead { preferenceVersion += 1 }
    if arePreferencesOld || textLayoutsAreRead {
      arePreferencesOld = false
      for entry in listeners { entry.listener?.check() }
    }
    let actions = layoutActions
    layoutActions = []
    for action in actions { action() }
  }
}
