import CPageEngine
import Foundation
import PageProtocol

/// Calls the compiler's front end and the linker directly.
///
/// The driver, `swiftc`, would call the same two programs and take longer than both. The arguments
/// that it adds are added here too; pages also get the playground transform.
struct FrontEnd: Sendable {
  var toolchain: Toolchain
  var kit: PageKit
  var clangModules: ClangModules
  var tools: ToolSandbox

  /// The front end for the document that this private folder belongs to.
  init(_ configuration: EngineConfiguration, session: SessionFolder) {
    (toolchain, kit) = (configuration.toolchain, configuration.kit)
    clangModules = ClangModules(
      shared: configuration.moduleCache, session: session.path + "/modules",
      mode: configuration.sandbox)
    tools = ToolSandbox(configuration, session: session)
  }

  static let pageModule = "Page"
  static let entryPoint = "lek_page_main"
  static let liveViewEntryPoint = "lek_live_view_main"

  /// Everything that the compilation of a page depends on except its text.
  struct Page: Equatable {
    /// One file, or one for each part of a page that is cut into parts.
    var files: [String]
    /// The index of the file that is compiled.
    var primary = 0
    var mode: LanguageMode
    var parameters = ParameterLogging.on
    /// Modules that a Mac makes visible through other imports, and the modules that the page
    /// imports in its first lines.
    var needed: [String] = []
    /// The modules of `Sources`, which the page can use without an import line.
    var imports: [ImportedModule]

    /// Names the files relative to the folder in which the compiler starts, so that nothing that
    /// the page prints shows where it was built.
    var list: FileList { FileList(files: files, primary: primary) }
  }

  /// The arguments that compile a page's text or a part of it. The page's list, which is written
  /// for the same output, names the files.
  ///
  /// The compiler loads the modules from the last to the first. So it has loaded all others when it
  /// waits for the one in the folder `gate`.
  func pageArguments(_ page: Page, gate: String, output: String) -> [String] {
    var arguments = common(page.mode, before: gate) + page.list.arguments(output)
    arguments += ["-playground", "-module-name", Self.pageModule]
    arguments += ["-entry-point-function-name", Self.entryPoint]
    arguments += importing([PageGate.module, "PageRuntime"] + page.needed)
    arguments += SwiftNames(modules: page.needed).arguments
    if page.parameters == .off { arguments += ["-playground-option", "NoFunctionParameters"] }
    return arguments + importing(page.imports) + products(output)
  }

  /// The arguments that compile all texts of a module of `Sources` together. The list that is
  /// written for the same output names them.
  func moduleArguments(
    _ module: SourcesModule, _ texts: [CompiledText], mode: LanguageMode, output: String
  ) -> [String] {
    var arguments = common(mode) + Self.list(texts).arguments(output)
    arguments +=
      module.sight == .nowhere
      ? ["-entry-point-function-name", Self.liveViewEntryPoint] : ["-parse-as-library"]
    arguments += ["-module-name", module.name]
    arguments += ["-emit-module-path", output + ".swiftmodule"] + module.arguments
    let needed = needed(by: texts)
    arguments += importing(needed) + SwiftNames(modules: needed).arguments
    return arguments + importing(module.imports) + products(output)
  }

  /// The list that names the texts of a module.
  static func list(_ texts: [CompiledText]) -> FileList { FileList(files: texts.map(\.path)) }

  /// Starts one of the tools in a folder; the inputs become its descriptors from 3 on. A tool that
  /// waits for input allocates the memory that it will need in the meantime.
  func start(
    _ arguments: [String], errors: String, folder: String, view: ToolSandbox.View,
    inputs: [Descriptor] = [], waits: Bool = false
  ) throws(EngineFault) -> ChildProcess {
    let none = try Descriptor.open("/dev/null", O_RDWR)
    let errors = try ToolFile.create(errors)
    let process = try ChildProcess(
      tools.request(
        arguments, environment: environment(waits: waits), folder: folder, view: view,
        descriptors: [none.number, none.number, errors.number] + inputs.map(\.number)))
    clangModules.removeLocks(after: { await process.wait() })
    if !waits { process.giveWayWhenSlow() }
    return process
  }

  /// The text that a tool wrote to its standard error.
  static func text(_ path: String, most: Int = 4000) -> String {
    String(decoding: ToolFile.beginning(of: path, most: most), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// The arguments that check a text of Lekplats itself and produce only the C modules that it
  /// imports.
  func typeChecking(_ mode: LanguageMode, file: String) -> [String] {
    common(mode, action: "-typecheck") + [file, "-module-name", Self.pageModule]
  }

  private func common(
    _ mode: LanguageMode, before folder: String? = nil, action: String = "-c"
  ) -> [String] {
    let folders = (folder.map { [$0] } ?? []) + [kit.modules]
    return [
      toolchain.frontEnd, "-frontend", action, "-target", toolchain.target, "-disable-objc-interop",
      // Playgrounds are built for debugging, as in Xcode.
      "-swift-version", mode.rawValue, "-Onone", "-g", "-D", "DEBUG",
      "-no-color-diagnostics", "-diagnostic-style", "llvm", "-empty-abi-descriptor",
      // The compiler's checks of itself take a seventh of the time of a page.
      "-sil-verify-none", "-disable-llvm-verify",
    ] + tools.limits.expressionArguments + [
      // Not a prefix map: the importer would compile the C modules again for each folder.
      "-file-compilation-dir", CompiledText.debugFolder,
    ] + folders.flatMap { ["-I", $0] } + clangModules.arguments + toolchain.pluginArguments
  }

  /// Changes if the same text can compile to something else.
  var identity: String {
    let stamp = FileStamp(path: toolchain.frontEnd)?.description ?? ""
    return [toolchain.version, toolchain.root, stamp, kit.identity].joined(separator: "\n")
  }

  /// The modules to import for some texts without an import line, if they exist.
  func needed(by texts: [CompiledText]) -> [String] {
    present(texts.flatMap { $0.rewritten.neededModules + $0.names.modules })
  }

  /// The same for a page, with the modules that it imports itself: those are loaded before its text
  /// is written.
  func loaded(for page: CompiledText) -> [String] {
    present(
      page.rewritten.neededModules + page.names.modules + page.rewritten.leadingImports)
  }

  private func present(_ names: [String]) -> [String] {
    var present: [String] = []
    for name in names where !present.contains(name) {
      let folders = [kit.modules, toolchain.libraries]
      if folders.contains(where: { access("\($0)/\(name).swiftmodule", F_OK) == 0 }) {
        present.append(name)
      }
    }
    return present
  }

  private func importing(_ names: [String]) -> [String] {
    names.flatMap { ["-import-module", $0] }
  }

  private func importing(_ modules: [ImportedModule]) -> [String] {
    modules.flatMap { module in
      ["-I", module.folder]
        + (module.sight == .everywhere ? ["-import-module", module.name] : [])
    }
  }

  private func products(_ output: String) -> [String] {
    ["-serialize-diagnostics-path", output + ".dia", "-o", output + ".o"]
  }

  func environment(waits: Bool) -> [String: String] {
    let inherited = ProcessInfo.processInfo.environment
    var environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
    for name in ["HOME", "TMPDIR"] {
      environment[name] = tools.mode == .on ? "/tmp" : inherited[name]
    }
    // A compiler allocates much memory, fast; with small pages, that takes a sixth of its time.
    environment["LLVM_DISABLE_SYMBOLIZATION"] = "1"
    environment["GLIBC_TUNABLES"] = "glibc.malloc.hugetlb=1"
    if waits, let library = loadableMemory {
      environment["LD_PRELOAD"] = library
      // The library may have been linked by another path of the same toolchain, which a sandbox
      // lacks.
      environment["LD_LIBRARY_PATH"] = toolchain.libraries
    }
    return environment
  }

  /// The loader ends the name at a space or a colon.
  private var loadableMemory: String? {
    let library = kit.compilerMemory
    guard access(library, R_OK) == 0, !library.contains(" "), !library.contains(":") else {
      return nil
    }
    return library
  }
}
