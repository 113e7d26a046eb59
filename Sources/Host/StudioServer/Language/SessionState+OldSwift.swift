import PageEngine
import SourceDialect

/// Texts in older Swift: which they are, what they would be today, and how they become that.
extension SessionState {
  /// A text as it would be, and the revision it was made of.
  struct Conversion: Equatable, Sendable {
    var revision: Int
    var edits: [LanguageAnswer.Edit]
  }

  private static let changedMeanwhile = "The text was changed meanwhile; try again."

  // MARK: - Ages

  /// The texts that are old, as windows are told.
  var oldTexts: ServerMessage {
    .old(ages.sorted { $0.key < $1.key }.map { .init(file: $0.key, age: $0.value) })
  }

  /// A build has found out more.
  mutating func judged(ages found: [String: SwiftAge]) -> [SessionAction] {
    for file in found.keys { agesBeingRead[file] = nil }
    return changeAges { ages in
      for (file, age) in found { ages[file] = age < .current ? age : nil }
    }
  }

  /// Has the ages of the texts read that are not those of an earlier document.
  ///
  /// A text may be long and deeply nested, so that a session does not parse it itself.
  mutating func readAges(since old: OpenDocument?) -> [SessionAction] {
    let document = document
    let changed = document.texts.mapValues(\.text).filter { $1 != old?.texts[$0]?.text }
    let forgotten = changeAges { ages in
      ages = ages.filter { document.texts[$0.key] != nil }
    }
    guard !changed.isEmpty else { return forgotten }
    lastAgeReading += 1
    for file in changed.keys { agesBeingRead[file] = lastAgeReading }
    return forgotten
      + [.readAges(reading: lastAgeReading, changed, stamp: document.stamp)]
  }

  /// A build that has found out more in the meantime, and a later reading, are right.
  mutating func agesWereRead(
    _ found: [String: SwiftAge], reading: Int
  ) -> [SessionAction] {
    let expected = found.filter { agesBeingRead[$0.key] == reading }
    for file in expected.keys { agesBeingRead[file] = nil }
    let document = document
    return changeAges { ages in
      for (file, age) in expected where document.texts[file] != nil {
        ages[file] = age < .current ? age : nil
      }
    }
  }

  private mutating func changeAges(
    _ change: (inout [String: SwiftAge]) -> Void
  ) -> [SessionAction] {
    let before = ages
    change(&ages)
    return ages == before ? [] : broadcast(oldTexts)
  }

  // MARK: - Conversion

  mutating func convert(
    _ asked: ConversionRequest, from connection: ConnectionIdentifier
  ) -> [SessionAction] {
    switch asked.wish {
    case .convert(let files): convert(files, asked.id, connection)
    case .apply(let shown): applyConversion(shown, asked.id, connection)
    }
  }

  private func convert(
    _ files: [String], _ request: Int, _ connection: ConnectionIdentifier
  ) -> [SessionAction] {
    let wanted = files.isEmpty ? ages.keys.sorted() : files
    var revisions: [String: Int] = [:]
    for file in wanted {
      guard let text = document.texts[file] else {
        let problem = "There is no Swift file \(file) in this playground."
        return [.send(.refused(request: request, problem), to: [connection])]
      }
      revisions[file] = text.revision
    }
    guard !wanted.isEmpty else {
      return [.send(.answer(request: request, .conversion([])), to: [connection])]
    }
    let pages = document.pages.filter { page in wanted.contains { document.isMade(page, of: $0) } }
    return [
      .convert(
        Converting(
          connection: connection, request: request, pages: pages.map { document.input(of: $0) },
          files: revisions))
    ]
  }

  mutating func converted(_ asked: Converting, _ answer: ConversionAnswer) -> [SessionAction] {
    guard windows[asked.connection] != nil else { return [] }
    func refuse(_ words: String) -> [SessionAction] {
      [.send(.refused(request: asked.request, words), to: [asked.connection])]
    }
    guard case .converted(let texts) = answer else {
      if case .refused(let words) = answer { return refuse(words) }
      return []
    }
    guard asked.files.allSatisfy({ document.texts[$0.key]?.revision == $0.value }) else {
      return refuse(Self.changedMeanwhile)
    }
    for text in texts {
      guard let revision = asked.files[text.file] else { continue }
      conversions[text.file] = Conversion(revision: revision, edits: text.edits)
    }
    let files = texts.map {
      Answer.ConvertedFile(text: $0, revision: asked.files[$0.file] ?? 0)
    }
    return [.send(.answer(request: asked.request, .conversion(files)), to: [asked.connection])]
  }

  private mutating func applyConversion(
    _ shown: [ConversionRequest.Shown], _ request: Int, _ connection: ConnectionIdentifier
  ) -> [SessionAction] {
    var operations: [(file: String, operation: TextOperation)] = []
    for shown in shown {
      guard let text = document.texts[shown.file], text.revision == shown.revision,
        let conversion = conversions[shown.file], conversion.revision == shown.revision,
        let operation = TextOperation(conversion.edits, in: text.text)
      else {
        return [.send(.refused(request: request, Self.changedMeanwhile), to: [connection])]
      }
      if !operation.isEmpty { operations.append((shown.file, operation)) }
    }
    let before = document
    let done = refactor(operations)
    for (file, _) in operations { conversions[file] = nil }
    return done + readAges(since: before)
      + [
        .send(
          .answer(request: request, .converted(files: operations.count)), to: [connection])
      ]
  }
}
