import PageEngine

/// A literal that a person is changing, and the runs that follow it.
struct Scrubbing: Equatable, Sendable {
  var connection: ConnectionIdentifier
  /// What is compiled once; what the person has come to is not in it.
  var literal: ScrubbedLiteral
  /// The run that has not shown anything yet.
  var flight: Int?
  /// How many commits that run has made.
  var commits = 0
  /// What the next run shows: the newest value, and no other.
  var next: String?
  /// Whether the live view shows something else than what is written.
  var shown = Shown.written

  enum Shown { case written, other }
}

/// The live view follows a literal while the finger moves.
///
/// One run is under way at a time, and the next one has the newest value, so the picture follows as
/// fast as the page can draw it and never falls behind. The text is not touched.
extension SessionState {
  mutating func scrub(
    _ step: ScrubStep, of page: String, from connection: ConnectionIdentifier, at moment: Moment
  ) -> [SessionAction] {
    if step.phase == .keep {
      change(page) { $0.scrubbing = nil }
      return [.endScrubbing(page: page)]
    }
    if step.phase == .cancel { return endScrubbing(by: connection, at: moment) }
    guard let facts = document.page(named: page), document.isMade(facts, of: step.file),
      let text = document.texts[step.file]?.text, let range = step.range(in: text)
    else { return [] }
    let literal = ScrubbedLiteral(file: step.file, range: range)
    if state(of: page).scrubbing?.literal != literal {
      change(page) { $0.scrubbing = Scrubbing(connection: connection, literal: literal) }
    }
    if step.phase == .begin { return prepareScrubbing(page, facts) }
    change(page) { $0.scrubbing?.next = step.text }
    return scrubFurther(page, at: moment)
  }

  /// Whoever scrubs has let go without writing, or is gone: the old picture comes back.
  mutating func endScrubbing(
    by connection: ConnectionIdentifier, at moment: Moment
  ) -> [SessionAction] {
    pages.keys.sorted().flatMap { page -> [SessionAction] in
      guard let scrubbing = pages[page]?.scrubbing, scrubbing.connection == connection else {
        return []
      }
      guard scrubbing.shown == .other else {
        change(page) { $0.scrubbing = nil }
        return [.endScrubbing(page: page)]
      }
      let actions = run(page, scrubbed: scrubbing.literal, at: moment)
      // Its run is told as one of these, and none follows it.
      change(page) {
        $0.scrubbing?.next = nil
        $0.scrubbing?.commits = 0
        $0.scrubbing?.shown = .written
      }
      return actions
    }
  }

  /// A run has shown itself, or ended without: the newest value has its turn.
  mutating func scrubOn(
    after event: EngineEvent, of page: String, run: Int, at moment: Moment
  ) -> [SessionAction] {
    guard let scrubbing = state(of: page).scrubbing, scrubbing.flight == run else { return [] }
    switch event {
    case .mark(.appeared, _), .ended: break
    // A page that was built for the value, and one whose top level goes on: none tells more.
    case .commit where scrubbing.commits > 0: break
    case .commit:
      change(page) { $0.scrubbing?.commits += 1 }
      return []
    case .topLevelEnded:
      guard case .absent = state(of: page).shown?.liveView else { return [] }
    default: return []
    }
    change(page) { $0.scrubbing?.flight = nil }
    return tell(page, .followed(run: run)) + scrubFurther(page, at: moment)
  }

  private mutating func scrubFurther(_ page: String, at moment: Moment) -> [SessionAction] {
    guard let scrubbing = state(of: page).scrubbing, scrubbing.flight == nil,
      let text = scrubbing.next
    else { return [] }
    var literal = scrubbing.literal
    literal.text = text
    change(page) {
      $0.scrubbing?.next = nil
      $0.scrubbing?.shown = .other
      $0.scrubbing?.commits = 0
    }
    return run(page, scrubbed: literal, at: moment)
  }

  private func prepareScrubbing(_ page: String, _ facts: OpenDocument.Page) -> [SessionAction] {
    var input = document.input(of: facts)
    if let stage { input.stage = stage }
    input.scrubbed = state(of: page).scrubbing?.literal
    return [.prepareScrubbing(page: page, input)]
  }
}
