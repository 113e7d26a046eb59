import CPageEngine
import Foundation
import PageProtocol

/// The compiler's front end and the linker, called directly.
///
/// The driver, `swiftc`, would call the same two programs and take longer than both. What it
/// passes by itself is passed here too; pages get the playground transform besides.
struct FrontEnd: Sendable {
  var toolchain: Toolchain
  var kit: PageKit
  /// Where compiled C modules are kept between builds.
  var moduleCache: String

  /// The name every page's texts have in debug information, whatever folder they were built in.
  static let root = "/Playground"
  static let sourcesModule = "Playground_Sources"
  static let pageModule = "Page"
  static let entryPoint = "lek_page_main"

  /// Compiles a page's text, which is read from `file`; both name it relative to the folder the
  /// compiler is started in, so that nothing the page prints shows where it was built.
  func pageArguments(file: String, modules: String?, output: String) -> [String] {
    var arguments = common + ["-primary-file", file]
    arguments += ["-playground", "-module-name", Self.pageModule]
    arguments += ["-entry-point-function-name", Self.entryPoint]
    arguments += ["-import-module", "PageRuntime"]
    if let modules {
      arguments += ["-I", modules, "-import-module", Self.sourcesModule]
    }
    return arguments + products(output)
  }

  /// Compiles all of `Sources` as one module.
  func sourcesArguments(files: [String], output: String) -> [String] {
    var arguments = common + files
    arguments += ["-parse-as-library", "-module-name", Self.sourcesModule]
    arguments += ["-emit-module-path", output + ".swiftmodule"]
    return arguments + products(output)
  }

  /// Links an object; every symbol it lacks is in the page host or a module loaded before.
  func link(_ output: String) async throws(EngineFault) {
    let arguments = [
      toolchain.linker, "-shared", "--threads=1", output + ".o", toolchain.runtimeObject,
      "-o", output + ".so",
    ]
    let process = try start(arguments, errors: output + ".link.txt", folder: "/")
    let end = await process.wait()
    guard end == .exited(status: 0) || Task.isCancelled else {
      throw EngineFault("the linker failed: " + Self.text(output + ".link.txt"))
    }
    // The page may run as another user, whatever our own mask says.
    chmod(output + ".so", 0o644)
  }

  /// Starts one of the tools in a folder; `input` becomes its descriptor 3.
  func start(
    _ arguments: [String], errors: String, folder: String, input: Int32? = nil
  ) throws(EngineFault) -> ChildProcess {
    let none = try Descriptor.open("/dev/null", O_RDWR)
    let errors = try Descriptor.open(errors, O_CREAT | O_TRUNC | O_WRONLY)
    return try ChildProcess(
      ChildProcess.Request(
        arguments: arguments, environment: environment, folder: folder,
        descriptors: [none.number, none.number, errors.number] + (input.map { [$0] } ?? []),
        limits: [ResourceLimit(resource: lek_limit_core, value: 0)]))
  }

  /// What a tool wrote to its standard error.
  static func text(_ path: String) -> String {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: data.prefix(4000), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private var common: [String] {
    [
      toolchain.frontEnd, "-frontend", "-c", "-target", toolchain.target, "-disable-objc-interop",
      "-swift-version", "5", "-Onone", "-g", "-I", kit.modules, "-module-cache-path", moduleCache,
      "-no-color-diagnostics", "-diagnostic-style", "llvm", "-empty-abi-descriptor",
      // Not a prefix map: the importer of C modules would build them anew for each folder.
      "-file-compilation-dir", Self.root,
    ] + toolchain.pluginArguments
  }

  /// Whether a compilation failed because of the compiled C modules, and not because of a text.
  func isModuleCacheAtFault(_ diagnostics: [Diagnostic]) -> Bool {
    let errors = diagnostics.filter { $0.severity == .error }
    return errors.contains { $0.file.isEmpty && $0.message.contains(".pcm'") }
  }

  /// Makes the compiler compile its C modules anew. They may be deleted at any time.
  func forgetModules() {
    try? FileManager.default.removeItem(atPath: moduleCache)
  }

  private func products(_ output: String) -> [String] {
    ["-serialize-diagnostics-path", output + ".dia", "-o", output + ".o"]
  }

  private var environment: [String: String] {
    let inherited = ProcessInfo.processInfo.environment
    var environment = ["PATH": "/usr/bin:/bin", "LANG": "C.UTF-8"]
    for name in ["HOME", "TMPDIR"] { environment[name] = inherited[name] }
    return environment
  }
}
