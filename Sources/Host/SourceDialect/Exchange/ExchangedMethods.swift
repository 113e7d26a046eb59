/// Which methods some texts exchange for which.
///
/// The two of a pair are named one behind the other. One may be of the frameworks; the other, or
/// both, a text declares.
struct ExchangedMethods: Sendable {
  /// A method of a text, and what both of its pair are called with.
  struct Exchange: Sendable {
    let method: DeclaredMethod
    let call: ExchangeCall
    /// The other of the pair, where that is of the frameworks.
    let entry: ExchangeableMethods.Entry?
  }

  private var exchanges: [String: [Exchange]] = [:]
  /// For each method of the frameworks the text that replaces it.
  private var replacing: [String: String] = [:]
  private var declared: [DeclaredMethod] = []
  private let entries: [ExchangeableMethods.Entry]

  static let none = ExchangedMethods(of: [], on: .iOS)

  init(of texts: [(text: String, facts: ExchangeFacts)], on platform: Platform) {
    entries = platform == .iOS ? ExchangeableMethods.all : []
    declared = texts.flatMap(\.facts.declared)
    for (_, facts) in texts {
      var waiting: NamedMethod?
      for named in facts.named {
        if let other = waiting, pair(other, named) {
          waiting = nil
        } else {
          waiting = named
        }
      }
    }
    for (text, facts) in texts.sorted(by: { $0.text < $1.text }) {
      for method in facts.declared {
        guard let entry = exchange(of: method)?.entry, replacing[entry.key] == nil else { continue }
        replacing[entry.key] = text
      }
    }
  }

  var isEmpty: Bool { exchanges.isEmpty }
  /// The names of the texts' own methods that are exchanged.
  var names: Set<String> { Set(exchanges.values.flatMap { $0.map(\.method.name) }) }

  func exchange(of method: DeclaredMethod) -> Exchange? {
    exchanges[method.selector]?.first { $0.method == method }
  }

  /// Whether a text has to replace a method of the frameworks; only one of a module may.
  func isReplaced(_ entry: ExchangeableMethods.Entry, by text: String) -> Bool {
    replacing[entry.key] == text
  }

  /// What a method is found by that is named and exchanged.
  func selector(of named: NamedMethod) -> String? {
    let exchanged = exchanges.sorted { $0.key < $1.key }.flatMap(\.value)
    if let found = exchanged.first(where: { named.means($0.method) }) {
      return found.method.selector
    }
    return exchanged.compactMap(\.entry).first(where: named.means)?.selector
  }

  /// Whether there is such a method at all, as far as it is known here.
  func isKnown(_ named: NamedMethod) -> Bool {
    declared.contains(where: named.means) || entries.contains(where: named.means)
  }

  // MARK: Pairs

  private mutating func pair(_ first: NamedMethod, _ second: NamedMethod) -> Bool {
    let (one, two) = (methods(first), methods(second))
    for method in two.declared {
      if let entry = Self.entry(for: method, among: one.entries) {
        return add(method, entry)
      }
    }
    for method in one.declared {
      if let entry = Self.entry(for: method, among: two.entries) {
        return add(method, entry)
      }
    }
    for method in one.declared {
      let other = two.declared.first {
        $0 != method && $0.isStatic == method.isStatic && $0.type == method.type
          && $0.parameters.count == method.parameters.count
      }
      guard let other else { continue }
      let call = ExchangeCall(of: method)
      return add(.init(method: method, call: call, entry: nil))
        && add(.init(method: other, call: call, entry: nil))
    }
    return false
  }

  /// Of several classes' methods of one name that of the class itself.
  private static func entry(
    for method: DeclaredMethod, among entries: [ExchangeableMethods.Entry]
  ) -> ExchangeableMethods.Entry? {
    let fitting = entries.filter { $0.fits(method) }
    return fitting.first { $0.type == method.type } ?? fitting.first
  }

  /// A class of the texts that declares the method itself is meant before the frameworks are.
  private func methods(
    _ named: NamedMethod
  ) -> (declared: [DeclaredMethod], entries: [ExchangeableMethods.Entry]) {
    let found = declared.filter(named.means)
    let inClass = found.filter { $0.type == named.type }
    if !inClass.isEmpty { return (inClass, []) }
    let entries = entries.filter(named.means)
    let ofType = entries.filter { $0.type == named.type }
    return (entries.isEmpty ? found : [], ofType.isEmpty ? entries : ofType)
  }

  private mutating func add(_ method: DeclaredMethod, _ entry: ExchangeableMethods.Entry) -> Bool {
    add(.init(method: method, call: ExchangeCall(of: entry), entry: entry))
  }

  private mutating func add(_ exchange: Exchange) -> Bool {
    let selector = exchange.method.selector
    if exchanges[selector]?.contains(where: { $0.method == exchange.method }) != true {
      exchanges[selector, default: []].append(exchange)
    }
    return true
  }
}

extension ExchangeableMethods.Entry {
  fileprivate var key: String { "\(type) \(selector)" }

  fileprivate func fits(_ method: DeclaredMethod) -> Bool {
    isStatic == method.isStatic && parameters.count == method.parameters.count
  }
}
