import Foundation
import PageEngine

/// The built `lek`, with all it needs beside it in a folder of its own.
final class BuiltCommand: Sendable {
  private let folder: URL

  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
    var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  init() throws {
    let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    let here = FileManager.default.fileExists(atPath: products.appendingPathComponent("lek").path)
    let built =
      here
      ? products
      : URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent()
    folder = built.appendingPathComponent("CommandTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for program in ["lek", "PageHost"] {
      try FileManager.default.linkItem(
        at: built.appendingPathComponent(program), to: folder.appendingPathComponent(program))
    }
    for name in ["PageModules", "ClassMembers", "StudioScripts"] {
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent(name),
        withDestinationURL: built.appendingPathComponent(name))
    }
  }

  var program: URL { folder.appendingPathComponent("lek") }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// A playground of one page, which is removed with the command.
  func playground(_ text: String) throws -> String {
    let bundle = folder.appendingPathComponent("\(UUID().uuidString).playground")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: bundle.appendingPathComponent("Contents.swift"))
    try Data("<playground version='5.0' target-platform='ios'/>".utf8)
      .write(to: bundle.appendingPathComponent("contents.xcplayground"))
    return bundle.path
  }

  /// A playground of these files, which is removed with the command.
  func playground(named name: String, _ files: [String: String]) throws -> URL {
    let bundle = folder.appendingPathComponent("\(UUID().uuidString)/\(name).playground")
    for (path, text) in files {
      let file = bundle.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return bundle
  }

  /// A new folder, which is removed with the command.
  func emptyFolder() throws -> URL {
    let made = folder.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: made, withIntermediateDirectories: true)
    return made
  }

  /// An empty studio, so that there is something to serve.
  func studioHome() throws -> String {
    let studio = folder.appendingPathComponent("home/Studio")
    try FileManager.default.createDirectory(at: studio, withIntermediateDirectories: true)
    try Data("<!doctype html>".utf8).write(to: studio.appendingPathComponent("index.html"))
    return folder.appendingPathComponent("home").path
  }

  func start(
    _ arguments: [String], environment: [String: String] = [:], in place: URL? = nil,
    errorsIn file: FileHandle? = nil
  ) throws -> (process: Process, output: Pipe, errors: Pipe) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let place { process.currentDirectoryURL = place }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    if let file { process.standardError = file } else { process.standardError = errors }
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return (process, output, errors)
  }

  func run(
    _ arguments: [String], environment: [String: String] = [:], in place: URL? = nil
  ) throws -> Outcome {
    // Not a pipe: one that nobody reads yet would hold up who writes more than it takes.
    let errors = folder.appendingPathComponent(UUID().uuidString)
    try Data().write(to: errors)
    let (process, output, _) = try start(
      arguments, environment: environment, in: place,
      errorsIn: FileHandle(forWritingTo: errors))
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let words = try String(decoding: Data(contentsOf: errors), as: UTF8.self)
    return Outcome(status: process.terminationStatus, output: text, errors: words)
  }
}
