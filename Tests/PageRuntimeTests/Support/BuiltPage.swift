import Foundation
import Synchronization

/// A page compiled as the engine compiles it, with nothing but the staged modules to import.
struct BuiltPage {
  let library: String

  static let everyModule = [
    "AppKit", "AudioToolbox", "Combine", "CoreGraphics", "CoreText", "FoundationAdditions",
    "ImageIO", "ObjectiveC", "PageProtocol", "PageRuntime", "PlaygroundQuickLooks",
    "PlaygroundSupport", "QuartzCore", "UIKit", "WebKit", "XCPlayground",
  ]

  init(_ source: String, modules: [String] = everyModule) throws {
    let folder = Self.folder.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Contents.swift").path
    try source.write(toFile: file, atomically: true, encoding: .utf8)
    let object = folder.appendingPathComponent("page.o").path
    library = folder.appendingPathComponent("page.so").path
    try Self.run(
      Self.tool("swift-frontend"),
      [
        "-frontend", "-c", "-playground", "-primary-file", file, "-module-name", "Page",
        "-I", Self.stage(modules), "-import-module", "PageRuntime",
        "-entry-point-function-name", "lek_page_main", "-Onone", "-g", "-suppress-warnings",
        "-o", object,
      ])
    try Self.run(Self.tool("ld.lld"), ["-shared", object, Self.swiftRuntimeObject, "-o", library])
  }

  enum Failure: Error {
    case tool(String, Int32)
  }

  /// Holds all that this process builds, until it ends.
  private static let folder: URL = {
    atexit { try? FileManager.default.removeItem(at: BuiltPage.folder) }
    return FileManager.default.temporaryDirectory.appendingPathComponent("pages-\(getpid())")
  }()

  /// The folders that hold just these modules; each is laid out once.
  private static let staged = Mutex<[[String]: String]>([:])

  private static func stage(_ names: [String]) throws -> String {
    try staged.withLock { known in
      if let folder = known[names] { return folder }
      let folder = Self.folder.appendingPathComponent("modules-\(known.count)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for name in names {
        let module = name + ".swiftmodule"
        try FileManager.default.createSymbolicLink(
          at: folder.appendingPathComponent(module),
          withDestinationURL: TestHost.products.appendingPathComponent("Modules/" + module))
      }
      known[names] = folder.path
      return folder.path
    }
  }

  private static let toolchain: URL = {
    let library = "/lib/swift/linux/libswiftCore.so"
    let bytes = FileHandle(forReadingAtPath: "/proc/self/maps")?.readDataToEndOfFile() ?? Data()
    let maps = String(decoding: bytes, as: UTF8.self)
    let line = maps.split(separator: "\n").first { $0.hasSuffix(library) } ?? ""
    let path = line.drop { $0 != "/" }.dropLast(library.count)
    return URL(fileURLWithPath: String(path))
  }()

  private static var swiftRuntimeObject: String {
    #if arch(arm64)
      toolchain.appendingPathComponent("lib/swift/linux/aarch64/swiftrt.o").path
    #else
      toolchain.appendingPathComponent("lib/swift/linux/x86_64/swiftrt.o").path
    #endif
  }

  private static func tool(_ name: String) -> String {
    toolchain.appendingPathComponent("bin/" + name).path
  }

  private static func run(_ tool: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure.tool(tool, process.terminationStatus)
    }
  }
}
