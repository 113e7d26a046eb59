import Foundation
import PlaygroundDocument
import SourceDialect

/// `lek convert --to`: a copy of a package with another product.
///
/// Always holds: the package itself is not changed, and nothing that exists is replaced.
struct PackageConversion {
  private let arguments: ConvertArguments
  private let form: ManifestConversion.Form
  /// What the package manager makes again.
  private static let leftOut = [".build", ".DS_Store"]

  init(_ arguments: ConvertArguments, to form: ManifestConversion.Form) {
    (self.arguments, self.form) = (arguments, form)
  }

  func run() -> ExitStatus {
    guard let package = PackageFolder(at: URL(fileURLWithPath: arguments.path)) else {
      return Terminal.refuse("\(arguments.path) is not the folder of a Swift package.")
    }
    let manifest: String
    switch ManifestConversion.convert(package.manifest, to: form) {
    case .failure(let problem): return Terminal.refuse("\(arguments.path): \(problem.message).")
    case .success(let text): manifest = text
    }
    if arguments.wish == .check {
      let diff = UnifiedDiff(from: package.manifest, to: manifest, path: "Package.swift")
      Terminal.write(Array(diff.text.utf8))
      return .doesNotCompile
    }
    let place = destination(of: package.url)
    guard !FileManager.default.fileExists(atPath: place.path) else {
      return Terminal.refuse("\(place.path) exists already.")
    }
    do {
      try copy(package.url, to: place, manifest)
    } catch {
      try? FileManager.default.removeItem(at: place)
      Terminal.complain("cannot write \(place.path): \(error.localizedDescription)")
      return .ourFault
    }
    Terminal.say("Made \(place.path).")
    return .done
  }

  /// Beside the package: an app playground ends in `.swiftpm`, a plain package does not.
  private func destination(of package: URL) -> URL {
    let plain =
      package.pathExtension.lowercased() == "swiftpm" ? package.deletingPathExtension() : package
    let name = plain.lastPathComponent
    let folder = package.deletingLastPathComponent()
    return folder.appendingPathComponent(
      form == .application ? name + ".swiftpm" : name, isDirectory: true)
  }

  private func copy(_ package: URL, to place: URL, _ manifest: String) throws {
    let files = FileManager.default
    try files.createDirectory(at: place, withIntermediateDirectories: false)
    for name in try files.contentsOfDirectory(atPath: package.path).sorted()
    where !Self.leftOut.contains(name) && name != "Package.swift" {
      try files.copyItem(
        at: package.appendingPathComponent(name), to: place.appendingPathComponent(name))
    }
    try Data(manifest.utf8).write(to: place.appendingPathComponent("Package.swift"))
  }
}
