import PlaygroundDocument

/// What the journal of a document is told, and how a session continues from one.
extension SessionState {
  /// Entries of the event that is being handled; none if there is no journal.
  struct JournalDraft: Equatable, Sendable {
    var entries: [JournalEntry] = []
    /// Whether single entries do not say it: files came, went or moved, or one was changed first.
    var isAnother = false
    /// The version that the journal knows to be on disk.
    var savedVersion = 0
  }

  /// Everything that the journal keeps, as it is now. A text without changes is what the disk has.
  var journaled: JournaledTexts {
    var known = JournaledTexts(
      epoch: epoch, version: version, savedVersion: savedVersion, sequences: sequences,
      restorations: restorations.mapValues(\.source))
    for (path, text) in document.texts where text.revision > 0 {
      let newest = JournaledTexts.State(version: version, text: text.text)
      let older = [
        diskTexts[path].map { JournaledTexts.State(version: savedVersion, text: $0) },
        saving?.texts[path].map { .init(version: saving?.version ?? version, text: $0) },
      ].compactMap(\.self).filter { !$0.text.utf8.elementsEqual(newest.text.utf8) }
      known.texts[path] = .init(revision: text.revision, states: older + [newest])
    }
    return known
  }

  /// Takes the entries of an event. They are written before anything is sent, so that no window
  /// knows of an edit that the next server does not know.
  mutating func takeJournalEntries() -> [SessionAction] {
    guard var draft = journal else { return [] }
    if savedVersion > draft.savedVersion {
      draft.savedVersion = savedVersion
      draft.entries.append(.saved(version: savedVersion))
    }
    if draft.isAnother { draft.entries = [.snapshot(journaled)] }
    journal = JournalDraft(savedVersion: draft.savedVersion)
    return draft.entries.isEmpty ? [] : [.journal(draft.entries)]
  }

  /// Continues where a server that was killed ended: windows that come back find the revisions and
  /// numbers that they know, and texts that were not saved are saved.
  mutating func resume(_ known: JournaledTexts) {
    epoch = known.epoch
    version = known.version
    sequences = known.sequences
    restorations = known.restorations.mapValues(Restoration.init)
    for (path, text) in known.texts {
      let disk = document.texts[path]?.text
      document.texts[path] = SharedText(text.newest, revision: text.revision)
      if disk?.utf8.elementsEqual(text.newest.utf8) != true { unsaved[path] = text.newest }
    }
    savedVersion = unsaved.isEmpty ? version : known.savedVersion
    let version = version
    for page in document.pages { change(page.name) { $0.newestVersion = version } }
  }
}
