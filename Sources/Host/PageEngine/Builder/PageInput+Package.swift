import Foundation

/// A page in or of a package.
extension PageInput {
  /// What lets a text see all of the module that it is a file of, and what is private in the file.
  var preamble: String? {
    guard let insideModule else { return nil }
    let file = (launch?.file ?? page.path).split(separator: "/").last ?? ""
    let code = launch.map { $0.code + "\n" } ?? ""
    return "@_private(sourceFile: \"\(file)\") import \(insideModule); \(code)"
  }

  /// The path that the document knows a text of its package by; nothing where it is none of those.
  func ownPath(of file: String) -> String? {
    guard insideModule != nil,
      let prefix = package.places.first(where: { $0.value == location })?.key,
      file.hasPrefix(prefix + "/")
    else { return nil }
    return String(file.dropFirst(prefix.count + 1))
  }

  /// What the modules of its package find beside the host; all of them, since a page is built later.
  var packageResources: [String: URL] {
    package.modules.reduce(into: [:]) { files, module in
      for (name, file) in module.resources { files["\(module.bundle)/\(name)"] = file }
    }
  }

  /// The same of the texts as the document knows them.
  func own(_ diagnostic: Diagnostic) -> Diagnostic {
    guard insideModule != nil else { return diagnostic }
    func path(_ file: String) -> String { ownPath(of: file) ?? file }
    func own(_ fixIt: Diagnostic.FixIt) -> Diagnostic.FixIt {
      Diagnostic.FixIt(
        file: path(fixIt.file), range: fixIt.range, replacement: fixIt.replacement)
    }
    var diagnostic = diagnostic
    diagnostic.file = path(diagnostic.file)
    diagnostic.fixIts = diagnostic.fixIts.map(own)
    for index in diagnostic.notes.indices {
      diagnostic.notes[index].file = path(diagnostic.notes[index].file)
      diagnostic.notes[index].fixIts = diagnostic.notes[index].fixIts.map(own)
    }
    return diagnostic
  }

  /// The same of where a run ended.
  func own(_ outcome: RunOutcome) -> RunOutcome {
    func own(_ crash: Crash) -> Crash {
      var crash = crash
      crash.file = ownPath(of: crash.file) ?? crash.file
      return crash
    }
    switch outcome {
    case .crashed(let crash): return .crashed(own(crash))
    case .overLimit(let limit, let crash): return .overLimit(limit, crash.map(own))
    default: return outcome
    }
  }
}
