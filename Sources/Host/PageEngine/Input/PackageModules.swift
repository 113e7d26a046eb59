public import Foundation

/// The modules of the Swift package that a playground lies in, which its pages import by name.
///
/// Why not sources of the bundle: only those are built that a page imports, with what they import
/// themselves; nothing sees them without an import line; their texts are not the document's.
public struct PackageModules: Equatable, Sendable {
  public var modules: [Module]
  /// Why a module that the package speaks of cannot be had, by its name.
  public var absent: [String: String]
  /// Where the first part of a text's path leads on the disk.
  public var places: [String: String]

  public static let none = PackageModules()

  public init(
    modules: [Module] = [], absent: [String: String] = [:], places: [String: String] = [:]
  ) {
    self.modules = modules
    self.absent = absent
    self.places = places
  }

  /// A target that becomes a module.
  public struct Module: Equatable, Sendable {
    public var name: String
    /// The package's name, which its modules share.
    public var package: String
    public var files: [PackageFile]
    /// What `#if` finds set.
    public var defines: [String] = []
    public var upcomingFeatures: [String] = []
    public var experimentalFeatures: [String] = []
    /// What `Bundle.module` holds: files on the disk, by their paths in the bundle.
    public var resources: [String: URL] = [:]

    public init(name: String, package: String, files: [PackageFile]) {
      self.name = name
      self.package = package
      self.files = files
    }

    /// The modules that its texts import, whether they are there or not.
    var imports: Set<String> {
      files.reduce(into: []) { $0.formUnion(PackageTexts.shared.contents(of: $1).imports) }
    }

    /// The folder of its resources, beside the host.
    var bundle: String { "\(package)_\(name).bundle" }

    /// What it is made of, with what its package manager would write for it.
    var texts: [PageInput.Text] {
      let texts = files.map {
        PageInput.Text(path: $0.path, text: PackageTexts.shared.contents(of: $0).text)
      }
      guard !resources.isEmpty, let first = texts.first else { return texts }
      let folder = first.path.split(separator: "/").first ?? "Package"
      func text(_ file: String, _ text: String) -> PageInput.Text {
        .init(path: "\(folder)/.lek/\(name)/\(file).swift", text: text)
      }
      let accessor = text(
        "resource_bundle_accessor",
        """
        import class Foundation.Bundle
        extension Foundation.Bundle {
          static let module = Bundle(path: Bundle.main.bundlePath + "/\(bundle)") ?? .main
        }

        """)
      guard imports.contains("SwiftUI") else { return texts + [accessor] }
      let symbols = AssetSymbols(paths: resources.keys, texts: texts.map(\.text)).text
      return texts + [accessor] + [symbols.map { text("asset_symbols", $0) }].compactMap { $0 }
    }

    /// What its package manager would write for it.
    var generated: [PageInput.Text] { Array(texts.dropFirst(files.count)) }

    /// What the compiler is told of it.
    var arguments: [String] {
      ["-package-name", package, "-enable-testing", "-enable-private-imports"]
        + (["SWIFT_PACKAGE"] + defines).filter(Self.isWord).flatMap { ["-D", $0] }
        + upcomingFeatures.filter(Self.isWord).flatMap { ["-enable-upcoming-feature", $0] }
        + experimentalFeatures.filter(Self.isWord).flatMap { ["-enable-experimental-feature", $0] }
    }

    /// Nothing that a manifest says becomes another argument.
    private static func isWord(_ word: String) -> Bool {
      !word.isEmpty
        && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }
  }

  /// A text of theirs.
  public func text(of path: String) -> String? {
    modules.lazy.flatMap(\.files).first { $0.path == path }
      .map { PackageTexts.shared.contents(of: $0).text }
  }

  /// Where a text of theirs lies on the disk.
  public func place(of path: String) -> String? {
    guard let first = path.split(separator: "/").first.map(String.init), let place = places[first]
    else { return nil }
    return place + path.dropFirst(first.count)
  }

  /// The modules that some imports need, each behind those it imports itself.
  func needed(by imports: Set<String>) -> [Module] {
    let known = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var ordered: [Module] = []
    var seen: Set<String> = []
    func add(_ name: String) {
      guard let module = known[name], seen.insert(name).inserted else { return }
      for imported in module.imports.sorted() { add(imported) }
      ordered.append(module)
    }
    for name in imports.sorted() { add(name) }
    return ordered
  }
}
