import Foundation

/// Where a pinned result is, as Xcode writes it behind a playground's address:
/// `file:///…/Game.playground#CharacterRangeLen=12&CharacterRangeLoc=160&…`.
///
/// Words that nobody here knows keep their place. Lines and columns count from 0.
struct TimelineLocation: Equatable {
  private var address: String
  private var words: [(name: String, value: String)]

  init(_ text: String) {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    address = String(parts[0])
    words = (parts.count > 1 ? parts[1] : "").split(separator: "&").map { word in
      let halves = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(halves[0]), halves.count > 1 ? String(halves[1]) : "")
    }
  }

  static func == (one: TimelineLocation, other: TimelineLocation) -> Bool { one.text == other.text }

  /// Of a result that was pinned here.
  init(of pin: PinnedResult, in places: TextPlaces, bundle: URL) {
    address = bundle.absoluteString
    if address.hasSuffix("/") { address.removeLast() }
    words = []
    set(pin, in: places)
    self["Timestamp"] = String(pin.identifier.prefix { $0 != "~" })
  }

  var text: String {
    guard !words.isEmpty else { return address }
    return address + "#" + words.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
  }

  var timestamp: String { self["Timestamp"] ?? "" }

  /// The piece of the page's text that is meant. Lines count for more than units, which are those
  /// of the text as it was when Xcode saved it last.
  func range(in places: TextPlaces) -> (start: Int, length: Int)? {
    let line = number("StartingLineNumber")
    let length = max(0, number("CharacterRangeLen") ?? 0)
    if let start = number("CharacterRangeLoc"), (0...places.length).contains(start),
      line == nil || places.place(of: start).line == line
    {
      return (start, min(length, places.length - start))
    }
    guard let line,
      let start = places.offset(line: line, column: number("StartingColumnNumber") ?? 0)
    else { return nil }
    let end = number("EndingLineNumber")
      .flatMap { places.offset(line: $0, column: number("EndingColumnNumber") ?? 0) }
    return (start, max(0, (end ?? start) - start))
  }

  mutating func set(_ pin: PinnedResult, in places: TextPlaces) {
    let start = places.place(of: pin.start)
    let end = places.place(of: pin.start + pin.length)
    self["CharacterRangeLen"] = String(pin.length)
    self["CharacterRangeLoc"] = String(pin.start)
    self["EndingColumnNumber"] = String(end.column)
    self["EndingLineNumber"] = String(end.line)
    self["StartingColumnNumber"] = String(start.column)
    self["StartingLineNumber"] = String(start.line)
  }

  private func number(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

  private subscript(name: String) -> String? {
    get { words.first { $0.name == name }?.value }
    set {
      guard let newValue else { return words.removeAll { $0.name == name } }
      if let index = words.firstIndex(where: { $0.name == name }) {
        words[index].value = newValue
      } else {
        words.append((name, newValue))
      }
    }
  }
}
