import Foundation
import PageEngine
import PageProtocol
import PlaygroundDocument
import SourceDialect

/// Reads what a person opens: a playground, or a package with `#Playground` blocks.
enum PlaygroundReading {
  /// The playground at a place, or the one the place lies in; else the package at it.
  static func open(_ location: URL) -> Result<PlaygroundDocument, BundleProblem> {
    let opened = DocumentStore.open(location)
    guard case .failure = opened, let package = package(at: location) else { return opened }
    let reader = PackageReader(package)
    let files = Set(reader.targets.flatMap(\.files)).sorted().compactMap { path -> TextFile? in
      guard case .success(let file) = package.text(of: path),
        PlaygroundBlocks.areNamed(in: file.text)
      else { return nil }
      return file
    }
    if files.isEmpty, AppPlayground.isOne(package) {
      let files = AppPlayground.files(of: reader.targets, in: package)
      let folders = AppPlayground.targets(of: reader.targets).map(\.path)
      if !files.isEmpty {
        return .success(package.document(ofApplication: files, in: folders))
      }
    }
    guard !files.isEmpty else {
      return .failure(.noBlocks(package: package.url.lastPathComponent))
    }
    return .success(package.document(of: files))
  }

  /// The files of a document that can be changed.
  static func files(of bundle: URL) -> BundleFiles? {
    let sources = package(at: bundle) == nil ? nil : try? open(bundle).get().appSources
    return BundleFiles(bundle, sources: sources)
  }

  /// The folder itself, or the package that a Swift file lies in.
  private static func package(at location: URL) -> PackageFolder? {
    let place = location.resolvingSymlinksInPath().standardizedFileURL
    if place.pathExtension.lowercased() == "swift" { return PackageFolder.around(place) }
    return PackageFolder(at: place)
  }
}

extension OpenDocument {
  /// What its pages can import: the package around a playground, or the package that it is.
  mutating func readPackage(of playground: PlaygroundDocument) {
    let folder =
      playground.kind != .playground
      ? PackageFolder(at: playground.url) : PackageFolder.around(playground.url)
    guard let folder else { return }
    let reader = PackageReader(folder)
    (package, packageFolders) = (reader.modules, reader.folders)
    guard playground.kind != .playground else { return }
    isApplication = playground.kind == .application
    if isApplication {
      information = BundleInformation(of: reader.application, in: folder)
      stage = StageSettings(of: reader.application)
    }
    for index in pages.indices {
      pages[index].module = reader.targets.first { $0.files.contains(pages[index].path) }?.module
    }
  }

  /// Puts a text of a package's file into a run, with the module it belongs to as it is in memory.
  func inside(_ module: String, _ input: PageInput) -> PageInput {
    var input = input
    input.insideModule = module
    if isApplication {
      let files = [input.page] + input.sources
      let launch = AppPlayground.launch(
        files.map { ($0.path, $0.text) }, previewing: previewed)
      input.launch = .init(file: launch?.file ?? input.page.path, code: launch?.code ?? "")
      input.page = .init(path: AppPlayground.page, text: "")
      input.sources = []
    } else {
      input.page.text = PlaygroundBlocks.page(of: input.page.text)
    }
    guard let prefix = package.places.first(where: { $0.value == location })?.key else {
      return input
    }
    for index in input.package.modules.indices {
      for file in input.package.modules[index].files.indices {
        let path = input.package.modules[index].files[file].path
        guard path.hasPrefix(prefix + "/"),
          let text = texts[String(path.dropFirst(prefix.count + 1))]?.text
        else { continue }
        input.package.modules[index].files[file].content = .text(text)
      }
    }
    return input
  }
}

extension BundleInformation {
  /// What the app of a package says of itself.
  init(of application: PackageManifest.Application?, in package: PackageFolder) {
    self.init()
    name = application?.name ?? package.url.deletingPathExtension().lastPathComponent
    identifier = application?.identifier
    (version, build) = (application?.version, application?.build)
    switch application?.accent {
    case .preset(let color): accentPreset = color
    case .asset(let name): accentAsset = name
    case nil: break
    }
    if let file = application?.informationFile, package.files(in: file) == [file] {
      additions = package.url.appendingPathComponent(file)
    }
  }
}
