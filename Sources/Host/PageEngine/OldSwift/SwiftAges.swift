import Guarded
import SourceDialect

/// How old the Swift of a document's texts is; each text is looked at once.
final class SwiftAges: Sendable {
  private let known = Guarded<[String: (text: AgedText, stamp: String?)]>([:])

  /// What a text says, and what its bundle says.
  func look(at text: PageInput.Text, stamp: String?) -> AgedText {
    let before = known.withLock { $0[text.path] }
    if let before, before.text.text == text, before.stamp == stamp { return before.text }
    let aged = AgedText(text, stamp: stamp)
    known.withLock { $0[text.path] = (aged, stamp) }
    return aged
  }
}

/// A text and how old its Swift is.
public struct AgedText: Sendable {
  var text: PageInput.Text
  /// By what it says.
  public private(set) var age: SwiftAge
  /// What it may be, since its bundle was made then: a text that says nothing may have been renewed since.
  var suspicion: SwiftAge
  /// Whether the bundle only looks as if it could be so old.
  var isGuessed: Bool

  /// Looks at a text; `stamp` is the version of Swift that its bundle speaks of, with a `?` behind a guess.
  public init(_ text: PageInput.Text, stamp: String?) {
    self.text = text
    isGuessed = stamp?.hasSuffix("?") == true
    let ages = OldSwift.ages(of: text.text, stamps: [nil, stamp])
    age = ages[0]
    suspicion = ages[1]
    if age < .current, !isGuessed { age = suspicion }
  }
}

extension AgedText {
  /// Whether it says nothing of its age, and may be of any.
  var isSilent: Bool {
    age == .current && OldSwift.ages(of: text.text, stamps: ["2"]) == [.two]
  }
}

/// The texts that are compiled together, a page or a module, and how old they are.
struct SwiftUnit: Sendable {
  /// The page's path or the module's name.
  var place: String
  var texts: [AgedText]
  /// What it has turned out to be, where signs alone said so.
  var assumed: SwiftAge?
  /// The texts it sees: where they have a sign of age, it may be of that age too.
  var neighbours: [PageInput.Text] = []

  /// Whether any of them is in older Swift by what it says.
  var areOld: Bool { texts.contains { $0.age < .current } }

  /// Whether any of them may be, by what the bundle says.
  var mayBeOld: Bool { texts.contains { $0.suspicion < .current && !$0.isGuessed } }

  /// Whether nothing speaks against it that they are, and the bundle looks as if they could be.
  var couldBeOld: Bool {
    texts.allSatisfy(\.isGuessed) && texts.contains { $0.suspicion <= .two }
  }

  /// The age of each if they are to be compiled as older Swift, whatever they seem.
  var oldAges: [SwiftAge] {
    if let assumed { return texts.map { _ in assumed } }
    if areOld { return agesTogether }
    return mayBeOld ? texts.map(\.suspicion) : texts.map { _ in .three }
  }

  /// What each says; one that says nothing is as old as the others, if they all are.
  private var agesTogether: [SwiftAge] {
    let ages = texts.map(\.age)
    guard ages.contains(.current), let oldest = ages.min(), oldest <= .two,
      texts.allSatisfy({ $0.age < .current || $0.isSilent })
    else { return ages }
    return ages.map { $0 == .current ? oldest : $0 }
  }

  /// What they are to be rewritten from.
  var oldTexts: OldTexts { OldTexts(texts.map(\.text), ages: oldAges) }

  /// The same, all taken to be of one age.
  func oldTexts(of age: SwiftAge) -> OldTexts {
    OldTexts(texts.map(\.text), ages: texts.map { _ in age })
  }

  /// What it may be by single signs, the newest first; asked only once it does not compile.
  var signs: [SwiftAge] {
    for some in [texts.map(\.text), neighbours] {
      let ages = Set(some.flatMap { OldSwift.signs(in: $0.text) })
      // Swift 1 is what the least can be left of: its oldest text says it for all.
      guard let oldest = ages.min() else { continue }
      let found: [SwiftAge] = oldest == .three ? [.three] : [.three, oldest]
      return found.filter { age in !mayBeOld || oldAges.contains { $0 != age } }
    }
    return []
  }

  /// What is tried first.
  func usualWay(_ input: PageInput) -> CompileWay {
    areOld ? .old : .mode(input.languageMode ?? .usual)
  }
}
