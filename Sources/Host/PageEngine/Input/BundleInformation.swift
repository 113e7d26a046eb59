import Foundation

/// What `Bundle.main` says of itself to a page whose resources have no `Info.plist` of their own.
public struct BundleInformation: Equatable, Sendable {
  /// The name of an app; nil is that of all playgrounds.
  public var name: String?
  public var identifier: String?
  public var version: String?
  public var build: String?
  /// The color of controls: its name in an asset catalog, or that of a color of the system.
  public var accentAsset: String?
  public var accentPreset: String?
  /// A property list whose keys are added, or stand in place of others.
  public var additions: URL? {
    didSet { additionsStamp = additions.flatMap { FileStamp(path: $0.path) } }
  }
  private var additionsStamp: FileStamp?

  static let fileName = "Info.plist"
  private static let longestAdditions = 1 << 20

  public init() {}

  private func values(executable: String) -> [String: Any] {
    let name = name ?? "Playground"
    var values: [String: Any] = [
      "CFBundleDevelopmentRegion": "en", "CFBundleExecutable": executable,
      "CFBundleIdentifier": identifier ?? "lekplats.playground",
      "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": name,
      "CFBundleShortVersionString": version ?? "1.0", "CFBundleVersion": build ?? "1",
    ]
    if self.name != nil { values["CFBundleDisplayName"] = name }
    values["NSAccentColorName"] = accentAsset
    values["LekplatsAccentColor"] = accentPreset
    return values.merging(added) { $1 }
  }

  private var added: [String: Any] {
    guard let additions, let additionsStamp, additionsStamp.size <= Self.longestAdditions,
      let data = try? Data(contentsOf: additions),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }

  /// Puts it beside the host.
  func put(in folder: String, executable: String) {
    let path = folder + "/" + Self.fileName
    let data = try? PropertyListSerialization.data(
      fromPropertyList: values(executable: executable), format: .xml, options: 0)
    try? data?.write(to: URL(fileURLWithPath: path), options: .atomic)
    chmod(path, 0o644)
  }
}
