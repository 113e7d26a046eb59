import Foundation
import Testing

/// How the studio comes into the browser of a desktop.
@Suite(.serialized) struct DesktopBrowserTests {
  private let lek: BuiltCommand

  init() throws {
    lek = try BuiltCommand()
  }

  @Test func theKeyIsInNoArgumentOfAProcess() async throws {
    let folder = try lek.emptyFolder()
    let opener = folder.appendingPathComponent("xdg-open")
    let (opened, kept) = (folder.path + "/opened", folder.path + "/kept")
    try Data(
      "#!/bin/sh\ncp -p \"$1\" \(kept)\necho \"$@\" >\(opened).new\nmv \(opened).new \(opened)\n"
        .utf8
    )
    .write(to: opener)
    chmod(opener.path, 0o755)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let (process, output, _) = try lek.start(
      ["open", try lek.playground("let a = 1")],
      environment: [
        "LEK_HOME": try lek.studioHome(), "DISPLAY": ":77", "PATH": folder.path + ":" + path,
      ])
    defer { process.terminate() }
    let line = output.fileHandleForReading.line()
    let address = line.trimmingCharacters(in: .newlines)
    while access(opened, F_OK) != 0 { try await Task.sleep(for: .milliseconds(20)) }
    let file = try String(contentsOfFile: opened, encoding: .utf8)
      .trimmingCharacters(in: .newlines)
    #expect(!file.contains("token") && file.hasPrefix("/"))
    #expect(try mode(of: file) == 0o600)
    #expect(try mode(of: (file as NSString).deletingLastPathComponent) == 0o700)
    #expect(address.contains("token"))
    #expect(try String(contentsOfFile: kept, encoding: .utf8).contains("url=\(address)\""))
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(access(file, F_OK) != 0)
  }

  private func mode(of path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require(attributes[.posixPermissions] as? Int)
  }
}
