internal import SwiftSyntax

/// Writes the parts of a text whose items know their places.
struct PartWriter {
  private let items: [TopLevelItem]
  private let file: String
  private let bytes: [UInt8]
  private let lines: LineTable
  private let runs: [Run]

  /// A part is not begun anew behind fewer lines.
  private static let size = 60

  /// Statements that follow each other and become one function.
  private struct Run {
    var items: [Int]
    var name: String
  }

  init(_ text: String, _ items: [TopLevelItem], named file: String) {
    (self.items, self.file) = (items, file)
    bytes = Array(text.utf8)
    lines = LineTable(text)
    runs = Self.runs(of: items)
  }

  var script: PageParts.Part {
    let calls = Dictionary(uniqueKeysWithValues: runs.map { ($0.items[0], $0.name) })
    let held = items.indices.filter { belongs($0, into: .script) || calls[$0] != nil }
    return PageParts.Part(
      file: PageParts.script,
      text: begin(1) + text(of: held) { calls[$0].map { Array("\($0)();".utf8) } },
      lines: Self.count(items.filter { $0.place == .script }) + calls.count)
  }

  var declarations: [PageParts.Part] {
    packed(families, lines: { Self.count($0.map { items[$0] }) }).enumerated().map {
      number, group in
      let own = Set(group.joined())
      let held = items.indices.filter { own.contains($0) || items[$0].place == .everywhere }
      return PageParts.Part(
        file: "declarations-\(number + 1).swift", text: begin(1) + text(of: held) { _ in nil },
        lines: Self.count(own.map { items[$0] }))
    }
  }

  var statements: [PageParts.Part] {
    let imports = items.indices.filter { items[$0].place == .everywhere }.map { index in
      begin(items[index].lines.lowerBound) + items[index].node.trimmedDescription + "\n"
    }.joined()
    return packed(runs, lines: { Self.count($0.items.map { items[$0] }) }).enumerated().map {
      number, group in
      PageParts.Part(
        file: "statements-\(number + 1).swift", text: imports + group.map(function).joined(),
        lines: Self.count(group.flatMap(\.items).map { items[$0] }))
    }
  }

  /// Some items, or what stands for them, in their places; nothing else counts for a part, not the length
  /// of what is cut away.
  private func text(of held: [Int], instead: (Int) -> [UInt8]?) -> String {
    var text: [UInt8] = []
    var place = 0
    for index in held {
      let node = items[index].node
      text += gap(place..<node.utf8Start)
      place = node.utf8Start
      if let other = instead(index) {
        text += other
      } else {
        text += bytes[node.utf8Start..<node.utf8End]
        place = node.utf8End
      }
    }
    return String(decoding: text + gap(place..<bytes.count), as: UTF8.self)
  }

  private func belongs(_ index: Int, into place: TopLevelItem.Place) -> Bool {
    items[index].place == place || items[index].place == .everywhere
  }

  /// Declarations that have to share a file.
  private var families: [[Int]] {
    var families: [[Int]] = []
    var places: [String: Int] = [:]
    for index in items.indices {
      guard case .declarations(let family) = items[index].place else { continue }
      if let family, let place = places[family] {
        families[place].append(index)
      } else {
        if let family { places[family] = families.count }
        families.append([index])
      }
    }
    return families
  }

  private static func runs(of items: [TopLevelItem]) -> [Run] {
    var runs: [Run] = []
    var isOpen = false
    for (index, item) in items.enumerated() {
      switch item.place {
      case .script: isOpen = false
      case .everywhere, .declarations: continue
      case .statements:
        if isOpen, count(runs[runs.count - 1].items.map { items[$0] }) < size {
          runs[runs.count - 1].items.append(index)
        } else {
          runs.append(Run(items: [index], name: "__lek_part_\(runs.count + 1)"))
        }
        isOpen = true
      }
    }
    return runs
  }

  private func packed<Element>(_ elements: [Element], lines: (Element) -> Int) -> [[Element]] {
    var groups: [[Element]] = []
    var room = 0
    for element in elements {
      if room <= 0 {
        groups.append([])
        room = Self.size
      }
      groups[groups.count - 1].append(element)
      room -= lines(element)
    }
    return groups
  }

  private static func count(_ items: [TopLevelItem]) -> Int {
    items.reduce(0) { $0 + $1.lines.count }
  }

  // MARK: - A run as a function

  /// What nobody wrote is of no file, so that nobody is warned of it; more than one statement, so that
  /// none of them is taken for the function's result.
  private func function(_ run: Run) -> String {
    let first = items[run.items[0]]
    var body: [UInt8] = []
    var place = lines.offset(of: SourcePosition(line: first.lines.lowerBound, column: 1)).offset
    for index in run.items {
      let node = items[index].node
      body += gap(place..<node.utf8Start) + bytes[node.utf8Start..<node.utf8End]
      if node.semicolon == nil { body.append(UInt8(ascii: ";")) }
      place = node.utf8End
    }
    let line = first.lines.lowerBound
    return begin(line) + "func \(run.name)() {\n" + begin(line)
      + String(decoding: body, as: UTF8.self)
      + "\n#sourceLocation(file: \"Lekplats\", line: 1)\nreturn }\n"
  }

  /// The line ends of what is cut away, and the columns before what follows.
  private func gap(_ range: Range<Int>) -> [UInt8] {
    let end = UInt8(ascii: "\n")
    let last = bytes[range].lastIndex(of: end).map { $0 + 1 } ?? range.lowerBound
    return Array(repeating: end, count: bytes[range].count { $0 == end })
      + Array(
        repeating: UInt8(ascii: " "),
        count: range.upperBound == bytes.count ? 0 : range.upperBound - last)
  }

  private func begin(_ line: Int) -> String {
    "#sourceLocation(file: \"\(file)\", line: \(line))\n"
  }
}
