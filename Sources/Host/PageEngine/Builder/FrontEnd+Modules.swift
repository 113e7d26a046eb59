import Foundation
import PageProtocol

extension FrontEnd {
  /// Makes sure that the C modules that pages of a language mode need are compiled, before a compiler of a
  /// bundle starts.
  func readyModules(_ mode: LanguageMode) async {
    await clangModules.ready(mode, kind: { mode.rawValue + kindSuffix }) { view in
      await makeModules(mode, view)
    }
  }

  /// Ends the names of the kinds of modules that this compiler understands.
  var kindSuffix: String { "-" + ContentHash.of(identity.utf8) }

  /// Compiles a text of ours that imports what pages import, and keeps the C modules alone.
  private func makeModules(_ mode: LanguageMode, _ view: ToolSandbox.View) async -> Bool {
    guard let folder = view.writes.first?.path else { return false }
    let (text, said) = (folder + "/Imports.swift", folder + "/said.txt")
    defer { for path in [text, said] { unlink(path) } }
    let imports =
      ["Foundation", "Dispatch", "Glibc", "Synchronization"]
      + PageKit.moduleNames.filter { $0 != PageGate.module }
    let lines = imports.map { "import \($0)\n" }.joined()
    guard ToolFile.write(Data(lines.utf8), to: text), let place = view.writes.first?.place,
      let process = try? start(
        typeChecking(mode, file: place + "/Imports.swift"), errors: said, folder: place, view: view)
    else { return false }
    return await process.wait() == .exited(status: 0)
  }
}
