import Foundation

/// A page of a package, or a page that lies in one.
extension PageInput {
  /// The lines before the text that let it use all of the module that it is a file of, and what is
  /// private in the file.
  var preamble: String? {
    guard let insideModule else { return nil }
    let file = (launch?.file ?? page.path).split(separator: "/").last ?? ""
    let code = launch.map { $0.code + "\n" } ?? ""
    return "@_private(sourceFile: \"\(file)\") import \(insideModule); \(code)"
  }

  /// The path by which the document knows a text of its package; nil for any other text.
  func ownPath(of file: String) -> String? {
    guard insideModule != nil,
      let prefix = package.places.first(where: { $0.value == location })?.key,
      file.hasPrefix(prefix + "/")
    else { return nil }
    return String(file.dropFirst(prefix.count + 1))
  }

  /// The module that it runs as an application.
  var application: PackageModules.Module? {
    launch == nil ? nil : package.modules.first { $0.name == insideModule }
  }

  /// The texts of the document that a run is made of, as the user wrote them.
  public var documentTexts: [Text] {
    guard let application else { return texts }
    return application.files.compactMap { file in
      ownPath(of: file.path).map {
        Text(path: $0, text: PackageTexts.shared.contents(of: file).original)
      }
    }
  }

  /// The resources of all modules of its package, by their paths beside the host. The page that
  /// needs them is not built yet. Those of an application are in its main bundle too.
  var packageResources: [String: URL] {
    package.modules.reduce(into: [:]) { files, module in
      for (name, file) in module.resources {
        files["\(module.bundle)/\(name)"] = file
        if module.name == application?.name { files[name] = file }
      }
    }
  }
}
