internal import SwiftParser
internal import SwiftSyntax
import Guarded

/// Makes a manifest of the values that its text writes down.
enum ManifestReader {
  static func read(_ text: String) -> PackageManifest? {
    guard !TextDepth.isTooMuch(in: text) else { return nil }
    let found = Guarded<PackageManifest?>(nil)
    DeepStack.run {
      var evaluator = ManifestEvaluator()
      evaluator.read(Parser.parse(source: text).statements)
      let package = evaluator.values.values.first { $0.name == "Package" }
      var manifest = package.map(manifest)
      manifest?.toolsVersion = toolsVersion(in: text)
      found.withLock { $0 = manifest }
    }
    return found.withLock { $0 }
  }

  /// `// swift-tools-version:5.9`, which begins the text.
  private static func toolsVersion(in text: String) -> String? {
    for line in text.split(separator: "\n").prefix(5) {
      guard let range = line.firstRange(of: "swift-tools-version:") else { continue }
      let version = line[range.upperBound...].drop { $0 == " " }
      return String(version.prefix { $0.isNumber || $0 == "." })
    }
    return nil
  }

  private static func manifest(_ package: ManifestValue) -> PackageManifest {
    var manifest = PackageManifest(name: package["name"]?.text)
    let targets = package["targets"]?.list ?? []
    let names = Set(targets.compactMap { $0["name"]?.text })
    manifest.targets = targets.compactMap { target($0, beside: names) }
    manifest.dependencies = (package["dependencies"]?.list ?? []).compactMap(dependency)
    manifest.exclude = package["exclude"]?.texts ?? []
    manifest.application = (package["products"]?.list ?? []).first { $0.name == "iOSApplication" }
      .map(application)
    return manifest
  }

  private static func application(_ value: ManifestValue) -> PackageManifest.Application {
    var application = PackageManifest.Application()
    application.name = value["name"]?.text
    application.identifier = value["bundleIdentifier"]?.text
    application.version = value["displayVersion"]?.text
    application.build = value["bundleVersion"]?.text
    application.informationFile = value["additionalInfoPlistContentFilePath"]?.text
    let accent = value["accentColor"]
    switch (accent?.name, accent?.first) {
    case ("presetColor", let color?): application.accent = color.name.map { .preset($0) }
    case ("asset", let color?): application.accent = color.text.map { .asset($0) }
    default: break
    }
    application.families = families(value["supportedDeviceFamilies"])
    application.orientations = (value["supportedInterfaceOrientations"]?.list ?? [])
      .compactMap(orientation)
    return application
  }

  private static func families(_ value: ManifestValue?) -> Set<PackageManifest.DeviceFamily> {
    Set((value?.list ?? []).compactMap { $0.name.flatMap(PackageManifest.DeviceFamily.init) })
  }

  /// `.portrait`, or `.portrait(.when(deviceFamilies: [.pad]))`.
  private static func orientation(_ value: ManifestValue) -> PackageManifest.Orientation? {
    guard let kind = value.name.flatMap(PackageManifest.Orientation.Kind.init) else { return nil }
    let condition = value.first?["deviceFamilies"]
    return PackageManifest.Orientation(kind: kind, families: condition.map(families))
  }

  private static func target(
    _ value: ManifestValue, beside names: Set<String>
  ) -> PackageManifest.Target? {
    guard let name = value["name"]?.text else { return nil }
    let kind = value.name.flatMap(PackageManifest.Kind.init) ?? .library
    var target = PackageManifest.Target(name: name, kind: kind)
    target.path = value["path"]?.text
    if case .list? = value["sources"] { target.sources = value["sources"]?.texts }
    target.exclude = value["exclude"]?.texts ?? []
    target.resources = (value["resources"]?.list ?? []).compactMap(resource)
    target.products = (value["dependencies"]?.list ?? []).compactMap { product($0, beside: names) }
    for setting in value["swiftSettings"]?.list ?? [] {
      guard let word = setting.first?.text else { continue }
      switch setting.name {
      case "define": target.defines.append(word)
      case "enableUpcomingFeature": target.upcomingFeatures.append(word)
      case "enableExperimentalFeature": target.experimentalFeatures.append(word)
      default: break
      }
    }
    return target
  }

  private static func resource(_ value: ManifestValue) -> PackageManifest.Resource? {
    guard let path = value.first?.text else { return nil }
    return PackageManifest.Resource(path: path, rule: value.name == "copy" ? .copy : .process)
  }

  /// `"Core"` is a target of the package, or else a product of another.
  private static func product(
    _ value: ManifestValue, beside names: Set<String>
  ) -> PackageManifest.Product? {
    if let name = value.text {
      return names.contains(name) ? nil : PackageManifest.Product(name: name)
    }
    guard let name = value["name"]?.text else { return nil }
    switch value.name {
    case "product": return PackageManifest.Product(name: name, package: value["package"]?.text)
    case "byName" where !names.contains(name): return PackageManifest.Product(name: name)
    default: return nil
    }
  }

  private static func dependency(_ value: ManifestValue) -> PackageManifest.Dependency? {
    let (url, path) = (value["url"]?.text, value["path"]?.text)
    guard let place = path ?? url else { return nil }
    var last = place.split(separator: "/").last.map(String.init) ?? place
    if last.hasSuffix(".git") { last.removeLast(4) }
    return PackageManifest.Dependency(identity: value["name"]?.text ?? last, url: url, path: path)
  }
}
