import Foundation

/// `timeline.xctimeline`: which results of a page are shown under their lines.
///
/// Xcode's own form. **Always holds**: what is not a pinned value history, and what nobody here
/// knows of one, stays byte for byte; what did not change is not written; a file that cannot be
/// understood is never written over.
struct TimelineFile {
  static let name = "timeline.xctimeline"
  static let mostItems = 200
  /// In bytes; Xcode's have a few thousand.
  static let longest = 1 << 20
  private static let element = "LoggerValueHistoryTimelineItem"

  /// As it is, or will be, on disk.
  private(set) var text: String

  init(_ text: String) {
    self.text = text
  }

  static let empty = TimelineFile(
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <Timeline
       version = "3.0">
       <TimelineItems>
       </TimelineItems>
    </Timeline>

    """)

  /// The results of this file that are somewhere in the page's text.
  func pins(in page: String) -> [PinnedResult] {
    let places = TextPlaces(page)
    return items.prefix(Self.mostItems).compactMap { $0.pin(in: places) }
  }

  /// Makes these the pinned ones; false where the file is not of the known form.
  mutating func set(_ pins: [PinnedResult], in page: String, bundle: URL) -> Bool {
    let places = TextPlaces(page)
    let wanted = Set(pins.map(\.identifier))
    for item in items.reversed() where !wanted.contains(item.identifier) {
      // What leads nowhere in this text may lead somewhere in the next: it is not ours to take out.
      if item.pin(in: places) != nil { remove(item.range) }
    }
    for pin in pins {
      if items.contains(where: { $0.identifier == pin.identifier }) {
        change(pin, in: places)
      } else if !add(pin, in: places, bundle: bundle) {
        return false
      }
    }
    return true
  }

  private mutating func change(_ pin: PinnedResult, in places: TextPlaces) {
    guard let item = items.first(where: { $0.identifier == pin.identifier }) else { return }
    let old = item.pin(in: places)
    if old?.start != pin.start || old?.length != pin.length {
      var location = item.location
      location.set(pin, in: places)
      set("documentLocation", to: location.text, of: pin)
    }
    if old?.representation != pin.representation {
      set("selectedRepresentationIndex", to: String(pin.representation), of: pin)
    }
    if old?.size != pin.size { set("lockedSize", to: pin.size?.words, of: pin) }
  }

  private mutating func set(_ attribute: String, to value: String?, of pin: PinnedResult) {
    guard let item = items.first(where: { $0.identifier == pin.identifier }) else { return }
    text = item.tag.setting(attribute, to: value, in: text)
  }

  private mutating func add(_ pin: PinnedResult, in places: TextPlaces, bundle: URL) -> Bool {
    if let whole = tags.first(where: { $0.name == "TimelineItems" }), whole.ending == .closed {
      replace(whole.range, with: "<TimelineItems>\n   </TimelineItems>")
    }
    guard let end = closing("TimelineItems") else { return false }
    let location = TimelineLocation(of: pin, in: places, bundle: bundle)
      .text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing(
        "<", with: "&lt;")
    let size = pin.size.map { "\n         lockedSize = \"\($0.words)\"" } ?? ""
    replace(
      end..<end,
      with: """
           <\(Self.element)
                 documentLocation = "\(location)"\(size)
                 selectedRepresentationIndex = "\(pin.representation)"
                 shouldTrackSuperviewWidth = "NO">
              </\(Self.element)>
           
        """)
    return true
  }

  /// With the blanks before it, up to the line it stands on.
  private mutating func remove(_ range: Range<Int>) {
    let bytes = Array(text.utf8)
    var start = range.lowerBound
    while start > 0, MarkupReader.isBlank(bytes[start - 1]), bytes[start] != 10 { start -= 1 }
    replace(start..<range.upperBound, with: "")
  }

  private mutating func replace(_ range: Range<Int>, with new: String) {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(range, with: new.utf8)
    text = String(decoding: bytes, as: UTF8.self)
  }

  private func closing(_ name: String) -> Int? {
    MarkupReader(text).items().lazy.compactMap { item in
      if case .closing(name, let range) = item { range.lowerBound } else { nil }
    }.first
  }

  private var tags: [MarkupTag] { MarkupReader(text).tags() }

  /// A pinned value history, and where it lies in the file.
  private struct Item {
    var identifier: String
    var tag: MarkupTag
    var range: Range<Int>
    var location: TimelineLocation

    func pin(in places: TextPlaces) -> PinnedResult? {
      guard let place = location.range(in: places) else { return nil }
      let representation = tag.value(of: "selectedRepresentationIndex").flatMap { Int($0) }
      return PinnedResult(
        identifier: identifier, start: place.start, length: place.length,
        representation: max(0, representation ?? 0),
        size: tag.value(of: "lockedSize").flatMap(PinnedResult.Size.init(words:)))
    }
  }

  private var items: [Item] {
    var items: [Item] = []
    var counts: [String: Int] = [:]
    let all = MarkupReader(text).items()
    for (index, item) in all.enumerated() {
      guard case .opening(let tag) = item, tag.name == Self.element, tag.ending != .missing,
        let address = tag.value(of: "documentLocation")
      else { continue }
      var range = tag.range
      if tag.ending == .open {
        guard let end = Self.end(after: index, in: all) else { continue }
        range = range.lowerBound..<end
      }
      let location = TimelineLocation(address)
      counts[location.timestamp, default: 0] += 1
      let count = counts[location.timestamp, default: 1]
      let identifier = location.timestamp + (count > 1 ? "~\(count)" : "")
      items.append(Item(identifier: identifier, tag: tag, range: range, location: location))
    }
    return items
  }

  private static func end(after index: Int, in items: [MarkupReader.Item]) -> Int? {
    for item in items[(index + 1)...] {
      switch item {
      case .closing(element, let range): return range.upperBound
      case .opening(let tag) where tag.name == element: return nil
      default: continue
      }
    }
    return nil
  }
}

extension PinnedResult.Size {
  /// `{405, 152}`
  fileprivate init?(words: String) {
    let numbers = words.split { "{}, ".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 2, numbers.allSatisfy({ (0...100_000).contains($0) }) else { return nil }
    self.init(width: numbers[0], height: numbers[1])
  }

  fileprivate var words: String {
    func short(_ number: Double) -> String {
      number == number.rounded() ? String(Int(number)) : String(number)
    }
    return "{\(short(width)), \(short(height))}"
  }
}
