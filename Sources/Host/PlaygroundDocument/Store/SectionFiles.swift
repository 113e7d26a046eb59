import Foundation

/// The code of the oldest form of a playground: `section-1.swift` and so on, between which lie
/// pages of documentation that are not read.
struct SectionFiles {
  /// Names in the bundle's folder, in their order.
  let names: [String]

  /// Those the settings name, or else all there are by their numbers.
  init(in bundle: BundleFolder, order: [String]) {
    let listed = order.filter { BundlePath.isName($0) && $0.lowercased().hasSuffix(".swift") }
      .compactMap { bundle.child(named: $0) }
    var seen: Set<String> = []
    let unique = listed.filter { seen.insert($0).inserted }
    names = unique.isEmpty ? Self.numbered(in: bundle) : unique
  }

  private static func numbered(in bundle: BundleFolder) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: bundle.url.path)) ?? []
    let numbered = all.compactMap { name in number(of: name).map { (number: $0, name: name) } }
    return numbered.sorted { ($0.number, $0.name) < ($1.number, $1.name) }.map(\.name)
  }

  private static func number(of name: String) -> Int? {
    let lowercased = name.lowercased()
    guard lowercased.hasPrefix("section-"), lowercased.hasSuffix(".swift") else { return nil }
    return Int(lowercased.dropFirst("section-".count).dropLast(".swift".count))
  }
}
