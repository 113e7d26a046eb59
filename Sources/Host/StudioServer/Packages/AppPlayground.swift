import Foundation
import PageEngine
import PlaygroundDocument
import SourceDialect

/// An app playground: a package whose product is an application, `X.swiftpm`.
///
/// What a run of it is: all its files as one module, and a page of our own that begins the application.
/// **Always holds**: that page is none of the person's texts, and is shown nowhere.
enum AppPlayground {
  /// No document has a text of this path.
  static let page = ".lek-launch.swift"

  /// Whether a package is meant to be run as an application.
  static func isOne(_ package: PackageFolder) -> Bool {
    package.url.pathExtension.lowercased() == "swiftpm"
      || package.manifest.contains(".iOSApplication(")
  }

  /// The targets that it is made of.
  static func targets(of targets: [PackageTarget]) -> [PackageTarget] {
    targets.filter { $0.target.kind == .executable }
  }

  /// Its files, the one in which it begins first.
  static func files(of targets: [PackageTarget], in package: PackageFolder) -> [TextFile] {
    let files = Self.targets(of: targets).flatMap(\.files)
      .compactMap { try? package.text(of: $0).get() }
    let first = files.firstIndex { AppEntry($0.text).main != nil } ?? 0
    guard files.indices.contains(first) else { return [] }
    return [files[first]] + files[..<first] + files[(first + 1)...]
  }

  /// What begins it, as Swift: the previews of a file that was chosen, or the type that is marked,
  /// or else the first previews, or a view. Nothing where there is none of them.
  static func launch(
    _ texts: [(path: String, text: String)], previewing chosen: String? = nil
  ) -> (file: String, code: String)? {
    if let file = texts.first(where: { $0.path == chosen }),
      let code = code(showing: AppPreviews(file.text))
    {
      return (file.path, code)
    }
    let entries = texts.map { (path: $0.path, entry: AppEntry($0.text)) }
    guard let first = entries.first(where: { $0.entry.main != nil }), let main = first.entry.main
    else { return preview(of: texts) }
    guard main.kind == .delegate else { return (first.path, main.name + ".main()") }
    let scenes = entries.flatMap(\.entry.sceneDelegates).map { "(\($0).self, { \($0)() })" }
    return (
      first.path,
      "import PlaygroundSupport; @_spi(PageLaunch) import UIKit; "
        + "PlaygroundPage.current.liveView = UIApplication.ground; "
        + "UIApplication.launch(\(main.name)(), scenes: [\(scenes.joined(separator: ", "))])"
    )
  }

  /// Shows the previews of the first file that has some; without any, `ContentView` or the first
  /// view.
  private static func preview(
    of texts: [(path: String, text: String)]
  ) -> (file: String, code: String)? {
    let found = texts.map { (path: $0.path, previews: AppPreviews($0.text)) }
    for file in found {
      if let code = code(showing: file.previews) { return (file.path, code) }
    }
    let views = found.flatMap { file in file.previews.views.map { (path: file.path, name: $0) } }
    guard let view = views.first(where: { $0.name == "ContentView" }) ?? views.first else {
      return nil
    }
    return (
      view.path,
      "import PlaygroundSupport; import SwiftUI; "
        + "PlaygroundPage.current.setLiveView(\(view.name)())"
    )
  }

  private static func code(showing previews: AppPreviews) -> String? {
    previews.statements.isEmpty
      ? nil : "import SwiftUI; " + previews.statements.joined(separator: "; ")
  }
}
