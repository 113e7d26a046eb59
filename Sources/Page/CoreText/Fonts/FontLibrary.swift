import CoreGraphics
import Foundation

/// All fonts there are: the machine's, and those a page has brought.
///
/// The list is made once, in a process that has no thread beside its own, so a page that is
/// forked from it finds it ready. What stands for a font that is not there is said in `FontClass`.
@_spi(Text) public final class FontLibrary {
  nonisolated(unsafe) public static let shared = FontLibrary()

  /// Held by whoever measures or draws text; texts may be measured on any thread.
  static let lock = NSRecursiveLock()

  private(set) var records: [FontRecord]
  private var faces: [FontRecord.Source: FontFace] = [:]
  private var fallbacks: [FallbackQuestion: FontFace?] = [:]
  private var namedSelections: [String: FontSelection?] = [:]
  /// Counts what was registered, so that who remembers faces can tell.
  private(set) var generation = 0
  private var hasReadBundle = false

  private struct FallbackQuestion: Hashable {
    var scalar: UInt32
    var prefersColor: Bool
    var isMonospaced: Bool
    var weight: Int
    var slope: FontSlope
  }

  private init() {
    records = InstalledFonts.all()
  }

  /// Opens what nearly every page uses; called before pages are forked.
  public static func warmUp() {
    for weight in [400, 500, 600, 700] {
      _ = shared.selection(in: .sans, style: FaceStyle(weight: weight))
    }
    _ = TextTypesetter.warmUp()
  }

  // MARK: Faces

  func face(for record: FontRecord) -> FontFace? {
    if let face = faces[record.source] { return face }
    let face = FontFace(record)
    faces[record.source] = face
    return face
  }

  /// The face of a family that comes nearest; none if there is no such family.
  func face(in family: String, style: FaceStyle) -> FontFace? {
    let name = family.lowercased()
    let candidates = records.filter { $0.family.lowercased() == name }
    let nearest = candidates.min { style.distance(to: $0) < style.distance(to: $1) }
    return nearest.flatMap(face(for:))
  }

  /// The nearest face of a class of fonts. A machine without any font cannot show a page.
  public func selection(in fontClass: FontClass, style: FaceStyle) -> FontSelection {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    for family in fontClass.families {
      if let face = face(in: family, style: style) {
        return FontSelection(face: face, style: style)
      }
    }
    guard let face = records.lazy.compactMap(face(for:)).first else {
      fatalError("No font is installed; `lek doctor` says which are needed.")
    }
    return FontSelection(face: face, style: style)
  }

  // MARK: Names

  /// The font of that PostScript, full or family name, or what stands in for one of Apple's.
  public func selection(named name: String) -> FontSelection? {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    readBundle()
    if let known = namedSelections[name] { return known }
    let found = findSelection(named: name)
    namedSelections[name] = found
    return found
  }

  /// Fonts among the page's Resources need no registering: the first name asked for finds them.
  private func readBundle() {
    guard !hasReadBundle else { return }
    hasReadBundle = true
    for ending in ["ttf", "otf", "ttc", "TTF", "OTF"] {
      let files = Bundle.main.urls(forResourcesWithExtension: ending, subdirectory: nil) ?? []
      for file in files.compactMap({ $0.path as String? }).sorted() { register(at: file) }
    }
    // Fonts in folders are named by the bundle.
    for name in Bundle.main.infoDictionary?["UIAppFonts"] as? [String] ?? []
    where name.contains("/") {
      register(at: Bundle.main.bundlePath + "/" + name)
    }
  }

  private func register(at path: String) {
    if let data = FileManager.default.contents(atPath: path) { register(data) }
  }

  private func findSelection(named name: String) -> FontSelection? {
    let wanted = name.lowercased()
    let own =
      records.first { $0.postScriptName.lowercased() == wanted }
      ?? records.first { $0.fullName.lowercased() == wanted }
    if let own, let face = face(for: own) { return FontSelection(face: face) }
    if let face = face(in: name, style: FaceStyle()) { return FontSelection(face: face) }
    if wanted.hasPrefix(".sf") || wanted.hasPrefix(".apple") || wanted.hasPrefix(".helvetica") {
      return selection(in: .sans, style: FaceStyle(postScriptName: name))
    }
    guard let (family, faceName) = KnownFamily.find(name) else { return nil }
    return standIn(for: faceName, of: family)
  }

  private func standIn(for faceName: String, of family: KnownFamily) -> FontSelection {
    let style = FaceStyle(postScriptName: faceName)
    var selection = selection(in: family.fontClass, style: style)
    let styleName = faceName.split(separator: "-").dropFirst().first.map(String.init) ?? "Regular"
    selection.names = FontNames(
      family: family.name, postScript: faceName,
      full: styleName == "Regular" ? family.name : "\(family.name) \(styleName)", style: styleName)
    return selection
  }

  /// The face of a family, Apple's or installed, that comes nearest to a style.
  public func selection(family: String, style: FaceStyle) -> FontSelection? {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    readBundle()
    if let face = face(in: family, style: style) { return FontSelection(face: face, style: style) }
    guard let known = KnownFamily.find(family)?.family else { return nil }
    func distance(_ name: String) -> Int {
      let other = FaceStyle(postScriptName: name)
      return abs(other.weight - style.weight) + (other.slope == style.slope ? 0 : 2000)
        + (other.width == style.width ? 0 : 4000)
    }
    let nearest = known.faces.min { distance($0) < distance($1) }
    return nearest.map { standIn(for: $0, of: known) }
  }

  /// Every family a page can ask for, in the order of the alphabet.
  public var familyNames: [String] {
    Self.lock.withLock {
      readBundle()
      return Set(KnownFamily.all.map(\.name) + records.map(\.family)).sorted()
    }
  }

  /// The PostScript names of a family's faces.
  public func faceNames(in family: String) -> [String] {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    readBundle()
    let wanted = family.lowercased()
    let own = records.filter { $0.family.lowercased() == wanted }.map(\.postScriptName)
    if !own.isEmpty { return own }
    return KnownFamily.all.first { $0.name.lowercased() == wanted }?.faces ?? []
  }

  // MARK: Fonts of a page

  /// Adds the fonts of a file; none if it has none that can be read.
  @discardableResult
  public func register(_ data: Data) -> [String]? {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    let unread = FontRecord(
      source: .data(data), origin: .page, family: "", style: "", fullName: "", postScriptName: "",
      weight: 400, slope: .upright, width: .normal, spacing: .proportional, hasColor: false)
    guard let face = FontFace(unread) else { return nil }
    if records.contains(where: { $0.source == face.record.source }) {
      return [face.record.postScriptName]
    }
    faces[face.record.source] = face
    // A page's own fonts come before the machine's of the same name.
    records.insert(face.record, at: 0)
    forgetAnswers()
    return [face.record.postScriptName]
  }

  /// Takes a page's font away again.
  public func unregister(_ data: Data) -> Bool {
    Self.lock.lock()
    defer { Self.lock.unlock() }
    guard let index = records.firstIndex(where: { $0.source == .data(data) }) else { return false }
    records.remove(at: index)
    forgetAnswers()
    return true
  }

  private func forgetAnswers() {
    namedSelections = [:]
    fallbacks = [:]
    generation += 1
  }

  // MARK: Other fonts' characters

  /// A face that has a character which `face` has not.
  func fallback(for scalar: UInt32, like face: FontFace, prefersColor: Bool) -> FontFace? {
    let question = FallbackQuestion(
      scalar: scalar, prefersColor: prefersColor,
      isMonospaced: face.record.spacing == .monospaced, weight: face.record.weight,
      slope: face.record.slope)
    if let known = fallbacks[question] { return known }
    let found = findFallback(question)
    fallbacks[question] = found
    return found
  }

  private func findFallback(_ question: FallbackQuestion) -> FontFace? {
    let style = FaceStyle(weight: question.weight, slope: question.slope)
    func cost(_ record: FontRecord) -> Int {
      var cost =
        style.distance(to: record) + (record.hasColor == question.prefersColor ? 0 : 100_000)
      if (record.spacing == .monospaced) != question.isMonospaced { cost += 20_000 }
      if !["Inter", "JetBrains Mono", "DejaVu Sans"].contains(record.family) { cost += 10_000 }
      return cost
    }
    let candidates = records.enumerated().sorted {
      (cost($0.element), $0.offset) < (cost($1.element), $1.offset)
    }
    for (_, record) in candidates {
      if let face = face(for: record), face.glyph(for: question.scalar) != 0 { return face }
    }
    return nil
  }
}
