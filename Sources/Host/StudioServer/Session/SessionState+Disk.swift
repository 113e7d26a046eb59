/// What others do to the files of the bundle, and what is done to its files from here.
extension SessionState {
  enum Retelling { case always, whereItIsAnother }

  /// The bundle was read again. Texts that are not saved yet stay as they are; where another text
  /// is on disk than was known to be there, both are kept until the person has chosen.
  mutating func reread(
    _ fresh: OpenDocument, renamed: [String: String], retelling: Retelling, at moment: Moment
  ) -> [SessionAction] {
    if retelling == .whereItIsAnother, let again = saveWhatIsGone(fresh) { return again }
    let old = document
    let before = conflicts
    document = fresh
    document.previewed = old.previewed.map { renamed[$0] ?? $0 }
    rememberPaths(renamed)
    keepTimelines(of: old, renamed: renamed)
    let changes = mergeTexts(of: fresh, with: old, renamed: renamed)
    if Set(old.texts.keys) != Set(fresh.texts.keys) { journal?.isAnother = true }
    moveProse(renamed: renamed)
    let moved = movePages(from: old, renamed: renamed)
    let hasEnded = before.keys.contains { conflicts[$0] == nil }
    let isTold = retelling == .always || hasEnded || !document.hasSameParts(as: old)
    let texts = isTold ? retell(renamed: renamed) : changes.flatMap { tell($0, origin: .disk) }
    let open =
      isTold ? [] : tellConflicts(conflicts.keys.filter { conflicts[$0] != before[$0] }.sorted())
    let warnings = fresh.warnings.filter { !old.warnings.contains($0) }
    return moved.actions + texts + open + timelinesChanged(since: old) + stageChanged(since: old)
      + warnings.flatMap { broadcast(.problem($0)) }
      + readAges(since: old) + (isTold && !ages.isEmpty ? broadcast(oldTexts) : [])
      + runAgain(after: old, moved: moved.windows, at: moment) + settle()
  }

  /// A text that was typed while its file was taken away is written again before anything else.
  private mutating func saveWhatIsGone(_ fresh: OpenDocument) -> [SessionAction]? {
    let gone = unsaved.keys.filter { fresh.texts[$0] == nil }
    guard !gone.isEmpty, !isClosing else { return nil }
    for path in gone {
      diskTexts[path] = nil
      conflicts[path] = nil
    }
    wantsRead = true
    return save()
  }

  private mutating func rememberPaths(_ renamed: [String: String]) {
    for (old, path) in renamed {
      for (former, known) in formerPaths where known == old { formerPaths[former] = path }
      formerPaths[old] = path
    }
    if formerPaths.count > 1000 { formerPaths = renamed }
  }

  /// Takes over the texts that are known, and what was done to them elsewhere.
  private mutating func mergeTexts(
    of fresh: OpenDocument, with old: OpenDocument, renamed: [String: String]
  ) -> [TextChange] {
    let former = Dictionary(renamed.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let (knownUnsaved, knownDisk) = (unsaved, diskTexts)
    (unsaved, diskTexts, conflicts) = ([:], [:], [:])
    var changes: [TextChange] = []
    for (path, text) in fresh.texts.sorted(by: { $0.key < $1.key }) {
      let before = former[path] ?? path
      let disk = text.text
      diskTexts[path] = disk
      guard let known = old.texts[before] else { continue }
      document.texts[path] = known
      let isKnownDisk = knownDisk[before] == disk
      if knownUnsaved[before] != nil, known.text != disk {
        unsaved[path] = known.text
        guard !isKnownDisk else { continue }
        diskTexts[path] = knownDisk[before]
        conflicts[path] = disk
      } else if !isKnownDisk, let operation = document.texts[path]?.become(disk) {
        changes.append(noted(operation, in: path))
        unsaved[path] = nil
      }
    }
    return changes
  }

  func retell(renamed: [String: String]) -> [SessionAction] {
    let documents = windows.keys.sorted { $0.number < $1.number }.map { connection in
      let facts = facts(for: windows[connection]?.name ?? "", renamed: renamed)
      return SessionAction.send(.document(facts), to: [connection])
    }
    return documents + tellConflicts(conflicts.keys.sorted())
  }

  /// Pages that were renamed keep what is known of them; windows of pages that are gone look at
  /// the first. Returns the windows that look at another page than before, by name or by path.
  private mutating func movePages(
    from old: OpenDocument, renamed: [String: String]
  ) -> (actions: [SessionAction], windows: Set<ConnectionIdentifier>) {
    var names: [String: String] = [:]
    for page in old.pages {
      let path = renamed[page.path] ?? page.path
      names[page.name] = document.pages.first { $0.path == path }?.name
    }
    var actions: [SessionAction] = []
    let before = pages
    pages = [:]
    for page in old.pages {
      if let name = names[page.name] { pages[name] = before[page.name] }
      guard names[page.name] != page.name else { continue }
      actions += [.stopTimer(.run(page.name)), .release(page: page.name)]
      engines.removeAll { $0 == page.name }
      if let name = names[page.name] { change(name) { $0.wasLeft = true } }
    }
    let first = document.pages[0].name
    openingPage = names[openingPage] ?? first
    var moved: Set<ConnectionIdentifier> = []
    for (connection, window) in windows {
      let name = names[window.page] ?? first
      windows[connection]?.page = name
      let path = old.page(named: window.page)?.path
      if name != window.page || document.page(named: name)?.path != path {
        moved.insert(connection)
      }
    }
    return (actions, moved)
  }

  /// What is looked at runs again where what it is made of is not what it was.
  private mutating func runAgain(
    after old: OpenDocument, moved: Set<ConnectionIdentifier>, at moment: Moment
  ) -> [SessionAction] {
    var actions: [SessionAction] = []
    for page in document.pages {
      let isOther =
        old.page(named: page.name).map {
          old.input(of: $0) != document.input(of: page)
            || old.resources(of: $0) != document.resources(of: page)
        } ?? true
      if isOther {
        version += 1
        let version = version
        change(page.name) { $0.newestVersion = version }
      }
      let lookers = lookers(at: page.name)
      let arrived = lookers.intersection(moved)
      for looker in arrived.sorted(by: { $0.number < $1.number }) {
        actions += show(page.name, to: looker, at: moment, run: .never)
      }
      // What is only typed has a pause of its own.
      let isNew = isOther || !arrived.isEmpty
      if isAutomatic, isNew, !lookers.isEmpty, state(of: page.name).isOutdated {
        actions += run(page.name, at: moment)
      }
    }
    return actions
  }
}

extension OpenDocument {
  /// Whether it consists of the same pages and files, whatever is in them.
  fileprivate func hasSameParts(as other: OpenDocument) -> Bool {
    name == other.name && form == other.form && platform == other.platform
      && pages == other.pages && files == other.files && folders == other.folders
  }
}
