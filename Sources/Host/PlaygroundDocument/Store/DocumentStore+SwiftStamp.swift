import Foundation

extension DocumentStore {
  /// The version of Swift that a bundle's own files speak of; nothing where none of them tells.
  ///
  /// Told is a `swift-version`, a file `.swift-version`, the Xcode that has migrated it last, or that it
  /// consists of sections, which Xcode made until Swift 1.2. Settings that name a timeline, and have none of
  /// what Xcode 9 and later write beside it, may be as old as Swift 2: `2?` says so.
  public static func swiftStamp(of document: PlaygroundDocument) -> String? {
    document.settings[.swiftVersion] ?? versionFile(in: document.url)
      ?? document.settings[.lastMigration].flatMap(swiftVersion(ofXcode:))
      ?? (document.pages.contains { !$0.sections.files.isEmpty } ? "1.2" : nil)
      ?? (document.settings.mayBeOfXcode7 ? "2?" : nil)
  }

  private static func versionFile(in bundle: URL) -> String? {
    guard let folder = BundleFolder(bundle),
      case .success(let data) = folder.read(".swift-version")
    else { return nil }
    let words = String(decoding: data.prefix(64), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines).trimmingPrefix("swift-")
    return words.first?.isNumber == true ? String(words) : nil
  }

  /// The Swift of an Xcode as `last-migration` has it: `0730` is Xcode 7.3.
  private static func swiftVersion(ofXcode number: String) -> String? {
    guard let number = Int(number), number >= 600 else { return nil }
    let versions = [
      (700, "1.2"), (710, "2.0"), (730, "2.1"), (800, "2.2"), (830, "3.0"), (900, "3.1"),
      (930, "4.0"), (1000, "4.1"), (1020, "4.2"),
    ]
    return versions.first { number < $0.0 }?.1 ?? "5"
  }
}

extension PlaygroundSettings {
  private static let laterAttributes = [
    "buildActiveScheme", "executeOnSourceChanges", "importAppTypes", "swift-tools-version",
  ]

  fileprivate var mayBeOfXcode7: Bool {
    text.contains("<timeline ") && self["version"] == "5.0"
      && Self.laterAttributes.allSatisfy { self[$0] == nil }
  }
}
