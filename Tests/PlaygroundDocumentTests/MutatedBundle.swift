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
  /// Where links lead. Those out of the bundle lead to what lies beside it in the folder of the
  /// test, and to nothing of the machine's.
  private static let targets = [
    "OUTSIDE/file.swift", "OUTSIDE", "..", ".", "Contents.swift", "../outside/file.swift",
    "../../outside/file.swift", "nowhere", "A.swift",
  ]

  init(random: SeededRandom) {
    self.random = random
  }

  /// Makes it below a folder, and returns where the bundle is. Beside it lies a folder that
  /// nothing may touch.
  mutating func write(to folder: URL) throws -> URL {
    let root = folder.appendingPathComponent("Fuzz.playground")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    let outside = folder.appendingPathComponent("outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    for name in ["file.swift", "A.swift", "Contents.swift"] {
      try Data("outside".utf8).write(to: outside.appendingPathComponent(name))
    }
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

  /// Nothing is made through a link: then what made the bundle would leave it.
  private mutating func write(_ data: Data, to path: String, in root: URL) {
    guard makeParents(of: path, in: root) else { return }
    let descriptor = open(
      root.path + "/" + path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { return }
    story += "\(path): \(String(decoding: data, as: UTF8.self).debugDescription)\n"
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try? handle.write(contentsOf: data)
  }

  private mutating func link(_ path: String, to target: String, in root: URL) {
    guard !path.isEmpty, makeParents(of: path, in: root) else { return }
    let outside = root.deletingLastPathComponent().path + "/outside"
    let target = target.replacingOccurrences(of: "OUTSIDE", with: outside)
    story += "\(path) -> \(target)\n"
    symlink(target, root.path + "/" + path)
  }

  private mutating func makeFolder(_ path: String, in root: URL) {
    guard makeParents(of: path, in: root) else { return }
    story += "\(path)/\n"
    mkdir(root.path + "/" + path, 0o777)
  }

  /// Makes the folders on the way; false where something else than a folder is in it.
  private func makeParents(of path: String, in root: URL) -> Bool {
    var folder = root.path
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      mkdir(folder, 0o777)
      var status = stat()
      guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
    }
    return true
  }
}
