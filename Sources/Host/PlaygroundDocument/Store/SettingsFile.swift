import Foundation

/// `contents.xcplayground` on the disk.
struct SettingsFile {
  private static let name = "contents.xcplayground"

  private let folder: BundleFolder
  /// As it is spelt on disk.
  private let path: String?

  init(in folder: BundleFolder) {
    self.folder = folder
    path = folder.child(named: Self.name)
  }

  /// What it says, or why it says nothing.
  func read() -> Result<PlaygroundSettings, BundleProblem> {
    guard let path else { return .failure(.noSettings) }
    return folder.read(path).flatMap { data in
      let settings = PlaygroundSettings(text: String(decoding: data, as: UTF8.self))
      return settings.problem.map { .failure($0) } ?? .success(settings)
    }
  }

  /// Writes it, unless that is how it is already.
  func write(_ settings: PlaygroundSettings) -> BundleProblem? {
    let path = path ?? Self.name
    if case .success(let data) = folder.read(path) {
      // What is not UTF-8 could not be kept.
      guard String(validating: data, as: UTF8.self) != nil else { return .notText(path: path) }
      if data.elementsEqual(settings.text.utf8) { return nil }
    }
    return folder.write(Data(settings.text.utf8), to: path)
  }
}
