import Guarded
import SourceDialect

/// How the texts of one document were compiled before, which decides how each is compiled first.
///
/// **Always holds**: it only chooses the order of attempts. A compiler judges every text.
final class CompileHistory: Sendable {
  /// The repairs that were made to texts in older Swift.
  let repairs = RepairMemory()
  /// The members of `AnyObject` that were looked up in texts in current Swift.
  let lookups = RepairMemory()
  private let ages = SwiftAges()
  private let ways: LanguageModeMemory
  private let state = Guarded(State())

  private struct State {
    /// The keys of texts that were compiled as older Swift in this session.
    var knownToBeOld: Set<String> = []
    /// The ages of units that only single signs showed to be old, by the unit's place.
    var assumedAges: [String: SwiftAge] = [:]
  }

  /// How to compile a unit first, and the key by which that is remembered.
  struct First: Sendable {
    var way: CompileWay
    var key: String
    /// Whether the unit was compiled as older Swift in this session.
    var isKnownToBeOld: Bool
  }

  init(cacheFolder: String) {
    ways = LanguageModeMemory(folder: cacheFolder)
  }

  /// Finds the age of a page's text; the result is kept for `unit(ofPage:)`.
  func readAge(ofPage input: PageInput) {
    _ = ages.look(at: input.page, stamp: input.stamp)
  }

  /// The text of a page, with its age.
  func unit(ofPage input: PageInput) -> SwiftUnit {
    unit(
      input.page.path, [input.page], of: input, neighbours: input.sources + input.pageSources)
  }

  /// The texts of a module, with their ages.
  func unit(of module: PlannedModule, for input: PageInput) -> SwiftUnit {
    unit(module.name, module.texts, of: input, neighbours: [])
  }

  private func unit(
    _ place: String, _ texts: [PageInput.Text], of input: PageInput, neighbours: [PageInput.Text]
  ) -> SwiftUnit {
    let aged = texts.map { ages.look(at: $0, stamp: input.stamp) }
    let assumed = state.withLock { $0.assumedAges[place] }
    return SwiftUnit(
      place: place, texts: aged,
      assumed: aged.contains { $0.age < .current } ? nil : assumed, neighbours: neighbours)
  }

  /// The way that worked last, or the usual one.
  func first(of unit: SwiftUnit, in input: PageInput) -> First {
    let usual = unit.usualWay(input)
    let key = LanguageModeMemory.place(unit.place, of: input, usual: usual)
    return First(
      way: ways.way(of: key) ?? usual, key: key,
      isKnownToBeOld: state.withLock { $0.knownToBeOld.contains(key) })
  }

  /// The texts of a unit in older Swift with the repairs that were made before.
  func repairedTexts(of unit: SwiftUnit) -> OldTexts {
    var texts = unit.oldTexts
    texts.repair(from: repairs, of: unit.place)
    return texts
  }

  /// Texts in current Swift with the members of `AnyObject` that were looked up before; nil if
  /// there were none.
  func lookedUp(_ texts: [PageInput.Text], of place: String) -> OldTexts? {
    guard lookups.holds(place) else { return nil }
    var current = OldTexts(texts, ages: texts.map { _ in .current })
    current.repair(from: lookups, of: place)
    return current.current == texts ? nil : current
  }

  /// Remembers the way in which a unit compiled. `isCertain` is false if the compiler itself failed
  /// in another way: then that way was not refuted.
  func remember<Product: Sendable>(
    _ end: CompileWays<Product>.End, of unit: SwiftUnit, in input: PageInput, key: String,
    isCertain: Bool
  ) {
    let isUsual = end.way == unit.usualWay(input)
    if isUsual || isCertain { ways.remember(isUsual ? nil : end.way, of: key) }
    guard end.way == .old else { return }
    state.withLock { state in
      state.knownToBeOld.insert(key)
      if !unit.areOld { state.assumedAges[unit.place] = end.texts?.files.first?.age }
    }
  }
}
