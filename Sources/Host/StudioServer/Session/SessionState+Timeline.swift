import PlaygroundDocument

/// Results that are shown under their lines.
///
/// They are kept as places in the page's text, and move with every operation on it; so what is
/// written to the timeline file is where they are, whether a window is there or not.
extension SessionState {
  private static let writingPause = 600.0

  /// A window has pinned, let go of, or resized some.
  mutating func pinned(
    _ timeline: BrowserMessage.Timeline, from connection: ConnectionIdentifier
  ) -> [SessionAction] {
    guard let text = document.texts[timeline.page],
      document.pages.contains(where: { $0.path == timeline.page }),
      let later = text.operations(since: timeline.revision)
    else { return tellTimeline(of: timeline.page, to: [connection]) }
    let length = text.text.utf16.count
    var pins = timeline.items.map(\.pin)
    for index in pins.indices {
      for operation in later { _ = pins[index].move(by: operation, in: nil) }
      pins[index].start = min(pins[index].start, length)
      pins[index].length = min(pins[index].length, length - pins[index].start)
    }
    document.timelines[timeline.page] = pins
    unsavedTimelines.insert(timeline.page)
    return tellTimeline(of: timeline.page, to: Set(windows.keys).subtracting([connection]))
      + startTimelineSaving()
  }

  func tellTimeline(of page: String, to connections: Set<ConnectionIdentifier>) -> [SessionAction] {
    guard let text = document.texts[page], !connections.isEmpty else { return [] }
    let pins = document.timelines[page] ?? []
    return [.send(.timeline(page: page, revision: text.revision, pins), to: connections)]
  }

  /// A text has become another; `before` is what it was, where that is known.
  mutating func movePins(by operation: TextOperation, in file: String, from before: String?) {
    guard let pins = document.timelines[file], !pins.isEmpty else { return }
    let units = before.map { Array($0.utf16) }
    let moved = pins.compactMap { pin in
      var pin = pin
      return pin.move(by: operation, in: units) == .isThere ? pin : nil
    }
    guard moved != pins else { return }
    document.timelines[file] = moved
    unsavedTimelines.insert(file)
  }

  func startTimelineSaving() -> [SessionAction] {
    unsavedTimelines.isEmpty ? [] : [.startTimer(.timeline, milliseconds: Self.writingPause)]
  }

  /// Writes those that changed; one that is being written waits for that.
  mutating func saveTimelines() -> [SessionAction] {
    let ready = unsavedTimelines.subtracting(savingTimelines).sorted()
    guard !ready.isEmpty else { return [] }
    unsavedTimelines.subtract(ready)
    savingTimelines.formUnion(ready)
    return [.stopTimer(.timeline)]
      + ready.map { page in
        .saveTimeline(
          page: page, text: document.texts[page]?.text ?? "", document.timelines[page] ?? [])
      }
  }

  mutating func timelineSaved(_ page: String, problem: String?) -> [SessionAction] {
    savingTimelines.remove(page)
    let words = problem.map { "Where results are pinned could not be saved: \($0)" }
    return (words.map { broadcast(.problem($0)) + [.complain($0)] } ?? [])
      + (isClosing ? saveTimelines() : startTimelineSaving())
  }

  /// The bundle was read again: windows hear of the pins that are others now.
  mutating func timelinesChanged(since old: OpenDocument) -> [SessionAction] {
    let others = document.pages.filter {
      document.timelines[$0.path] != old.timelines[$0.path]
    }
    return others.flatMap { tellTimeline(of: $0.path, to: Set(windows.keys)) }
      + startTimelineSaving()
  }

  /// The bundle was read again: what is not on disk yet stays as it is here.
  mutating func keepTimelines(of old: OpenDocument, renamed: [String: String]) {
    let unsavedBefore = unsavedTimelines.union(savingTimelines)
    unsavedTimelines = []
    for (before, pins) in old.timelines {
      let path = renamed[before] ?? before
      guard document.texts[path] != nil else { continue }
      let isBusy = unsavedBefore.contains(before) || unsaved[path] != nil
      guard isBusy || saving?.texts[before] != nil else { continue }
      document.timelines[path] = pins
      if unsavedBefore.contains(before) { unsavedTimelines.insert(path) }
    }
  }
}

extension PinnedResult {
  enum Fate { case isThere, isGone }

  /// Moves it with what is done to the text. It goes with its line: when all it stood for was
  /// taken out together with a line's end.
  mutating func move(by operation: TextOperation, in before: [UInt16]?) -> Fate {
    var old = 0
    var new = 0
    let from = start
    let to = start + length
    var (movedFrom, movedTo): (Int?, Int?) = (nil, nil)
    var fate = Fate.isThere
    for step in operation.steps {
      switch step {
      case .keep(let count):
        if movedFrom == nil, from < old + count { movedFrom = new + from - old }
        if movedTo == nil, to <= old + count { movedTo = new + to - old }
        old += count
        new += count
      case .insert(let text): new += text.utf16.count
      case .remove(let count):
        if movedFrom == nil, from < old + count { movedFrom = new }
        if movedTo == nil, to <= old + count { movedTo = new }
        if let before, old <= from, to <= old + count,
          before[min(old, before.count)..<min(old + count, before.count)].contains(10)
        {
          fate = .isGone
        }
        old += count
      }
    }
    start = movedFrom ?? new
    length = max(0, (movedTo ?? new) - start)
    return fate
  }
}
