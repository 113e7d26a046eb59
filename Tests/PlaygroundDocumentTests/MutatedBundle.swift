import Foundation

/// A bundle made by chance: files that belong into one, files that do not, links, odd names.
struct MutatedBundle {
  private(set) var random: SeededRandom
  /// What was made, for whoever has to find out why something did not hold.
  private(set) var story = ""

  private static let folders = [
    "", "Sources", "Resources", "Pages", "Sources/Deep", "Pages/One.xcplaygroundpage",
    "Pages/Two.xcplaygroundpage", "Pages/Ä.xcplaygroundpage", "Pages/A\u{308}.xcplaygroundpage",
    "Pages/One.xcplaygroundpage/Sources", "Pages/One.xcplaygroundpage/Resources", "pages",
    "Pages/one.XCPLAYGROUNDPAGE", "sources", "Pages/.xcplaygroundpage",
    "Pages/Two.xcplaygroundpage/Sources",
  ]
  private static let names = [
    "Contents.swift", "contents.swift", "A.swift", "B.SWIFT", "cat.png", "section-1.swift",
    "section-2.swift",
    "section-10.swift", ".hidden", "odd\nname.swift", "e\u{301}.swift", "é.swift", "LiveView.swift",
  ]
  private static let targets = [
    "/etc/hostname", "..", ".", "Contents.swift", "../../outside.swift", "nowhere", "A.swift",
    "/dev/zero", "/",
  ]

  init(random: SeededRandom) {
    self.random = random
  }

  /// Makes it below a folder, and returns where the bundle is. Beside it lies a file that no
  /// bundle may touch.
  mutating func write(to folder: URL) throws -> URL {
    let root = folder.appendingPathComponent("Fuzz.playground")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data("outside".utf8).write(to: folder.appendingPathComponent("outside.swift"))
    if random.next(below: 8) > 0 {
      write(text(MarkupCorpus.settings), to: "contents.xcplayground", in: root)
    }
    for _ in 0...random.next(below: 10) {
      let parent = random.pick(Self.folders)
      let isPage = parent.lowercased().hasSuffix(".xcplaygroundpage") && random.next(below: 2) == 0
      let name = isPage ? "Contents.swift" : random.pick(Self.names)
      let path = parent.isEmpty ? name : parent + "/" + name
      switch random.next(below: 12) {
      case 0: link(path, to: random.pick(Self.targets), in: root)
      case 1: link(parent, to: random.pick(Self.targets), in: root)
      case 2: makeFolder(path, in: root)
      default: write(text(MarkupCorpus.texts), to: path, in: root)
      }
    }
    return root
  }

  /// One of the corpus, now and then changed, and now and then no text at all.
  private mutating func text(_ corpus: [String]) -> Data {
    switch random.next(below: 6) {
    case 0:
      return Data((0..<random.next(below: 40)).map { _ in UInt8(random.next(below: 256)) })
    case 1, 2:
      var mutation = TextMutation(random: random)
      defer { random = mutation.random }
      return Data(mutation.text(from: corpus).utf8)
    case 3: return Data(("\u{FEFF}" + random.pick(corpus)).utf8)
    default: return Data(random.pick(corpus).utf8)
    }
  }

  private mutating func write(_ data: Data, to path: String, in root: URL) {
    story += "\(path): \(String(decoding: data, as: UTF8.self).debugDescription)\n"
    let place = root.appendingPathComponent(path)
    makeFolder(place.deletingLastPathComponent())
    try? data.write(to: place)
  }

  private mutating func link(_ path: String, to target: String, in root: URL) {
    guard !path.isEmpty else { return }
    story += "\(path) -> \(target)\n"
    let place = root.appendingPathComponent(path)
    makeFolder(place.deletingLastPathComponent())
    symlink(target, place.path)
  }

  private mutating func makeFolder(_ path: String, in root: URL) {
    story += "\(path)/\n"
    makeFolder(root.appendingPathComponent(path))
  }

  /// What cannot be made, because a file or link is there already, is not there; that is all.
  private func makeFolder(_ place: URL) {
    try? FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
  }
}
