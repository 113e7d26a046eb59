import PageEngine

/// What a session needs to know about the language, so that its tests can be without a compiler.
protocol LanguageAnswering: Sendable {
  func answer(
    _ question: LanguageQuestion, about input: PageInput, others: [PageInput]
  ) async -> LanguageAnswer
  /// The wanted files of some pages in current Swift.
  func convert(_ pages: [PageInput], files: Set<String>) async -> ConversionAnswer
  /// Ends what runs until the next question.
  func rest() async
  func close() async
}

extension LanguageSession: LanguageAnswering {}

/// Where there is no toolchain, nothing is known; the build says why.
struct NoLanguage: LanguageAnswering {
  func answer(
    _ question: LanguageQuestion, about input: PageInput, others: [PageInput]
  ) async -> LanguageAnswer {
    .refused("There is no Swift toolchain that could answer.")
  }

  func convert(_ pages: [PageInput], files: Set<String>) async -> ConversionAnswer {
    .refused("There is no Swift toolchain that could answer.")
  }

  func rest() async {}

  func close() async {}
}

/// A question, who asked it, and of which texts.
struct LanguageAsking: Equatable, Sendable {
  var connection: ConnectionIdentifier
  var request: Int
  var question: LanguageQuestion
  /// The page that the window looks at.
  var input: PageInput
  /// The bundle's other pages.
  var others: [PageInput] = []

  /// A newer question takes an older one's place.
  var place: Place { Place(connection: connection, kind: kind) }

  struct Place: Hashable, Sendable {
    var connection: ConnectionIdentifier
    var kind: String
  }

  private var kind: String {
    switch question.kind {
    case .completion: "completion"
    case .completionDetail: "completionDetail"
    case .hover: "hover"
    case .signature: "signature"
    case .symbols: "symbols \(question.file)"
    // What a person asked for on purpose is done, whatever else is asked.
    case .definition, .references, .rename, .format: "\(request)"
    }
  }

  /// The text that a file had when the question was asked.
  func text(of file: String) -> String? {
    for input in [input] + others {
      if let found = input.documentTexts.first(where: { $0.path == file }) { return found.text }
    }
    return nil
  }
}
