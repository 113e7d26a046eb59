/// Files that somebody else changed while they had edits that were not saved: neither text is
/// written over the other until the person has chosen.
extension SessionState {
  /// Which text a person keeps.
  enum Keeping: String, Decodable, Sendable { case mine, theirs }

  /// A text was not written, because another one is on disk.
  mutating func found(_ theirs: [String: String]) -> [SessionAction] {
    for (path, text) in theirs {
      if let mine = saving?.texts.removeValue(forKey: path), unsaved[path] == nil {
        unsaved[path] = mine
      }
      if document.texts[path] != nil { conflicts[path] = text }
    }
    return tellConflicts(theirs.keys.sorted())
  }

  /// Tells every window, or some, about conflicts.
  func tellConflicts(
    _ paths: [String], to connection: ConnectionIdentifier? = nil
  ) -> [SessionAction] {
    let listeners = connection.map { [$0] } ?? Set(windows.keys)
    guard !listeners.isEmpty else { return [] }
    return paths.compactMap { path in
      guard let theirs = conflicts[path], let mine = document.texts[path]?.text else { return nil }
      return .send(.conflict(file: path, mine: mine, theirs: theirs), to: listeners)
    }
  }

  /// The person has chosen.
  mutating func resolve(
    _ file: String, keep: Keeping, request: Int, from connection: ConnectionIdentifier
  ) -> [SessionAction] {
    guard let theirs = conflicts.removeValue(forKey: file) else {
      let message = "\(file) is not in conflict any more."
      return [.send(.refused(request: request, message), to: [connection])]
    }
    diskTexts[file] = theirs
    var actions: [SessionAction] = []
    switch keep {
    case .mine: unsaved[file] = document.texts[file]?.text
    case .theirs:
      if let operation = document.texts[file]?.become(theirs) {
        let change = noted(operation, in: file)
        actions += tell(change, origin: .disk) + startPauses(of: pagesToRun(after: file))
      }
      unsaved[file] = nil
    }
    // A document told anew ends the conflict in every window.
    actions += retell(renamed: [:])
    actions += [.send(.done(request: request), to: [connection])]
    return actions + save() + settle() + workOnDisk()
  }

  /// Where everything is on disk now, windows have to know.
  mutating func settle() -> [SessionAction] {
    guard isSaved, savedVersion < version else { return tellLeavers() }
    savedVersion = version
    return broadcast(.saved(version: version)) + tellLeavers()
  }

  /// Why a request to save cannot be done.
  var unresolved: String? {
    conflicts.keys.sorted().first.map {
      "\($0) was changed elsewhere and is not saved. Choose which text to keep."
    }
  }
}
