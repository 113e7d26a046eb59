import Foundation
import Testing

@testable import PageEngine

struct DiagnosticsTests {
  /// A real file of the compiler, cut off and damaged everywhere: never a crash, never a hang.
  @Test func damagedFilesAreRefusedOrRead() async throws {
    let folder = try SessionFolder()
    defer { folder.remove() }
    let toolchain = try await TestBench.toolchain()
    let file = folder.texts + "/a.swift"
    try "let a: Int = \"\"\nlet b: Int? = c\n".write(
      toFile: file, atomically: true, encoding: .utf8)
    let path = folder.texts + "/a.dia"
    _ = try await ToolOutput.of([
      toolchain.frontEnd, "-frontend", "-typecheck", file, "-serialize-diagnostics-path", path,
    ])
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    #expect(BitstreamReader.read(bytes, magic: "DIAG")?.count == 3)
    #expect(SerializedDiagnostics(path: path)?.diagnostics.count == 2)
    for length in stride(from: 0, to: bytes.count, by: 4) {
      _ = BitstreamReader.read(Array(bytes[..<length]), magic: "DIAG")
    }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0xff
      try Data(damaged).write(to: URL(fileURLWithPath: path))
      _ = SerializedDiagnostics(path: path)
    }
  }

  /// Warnings give way to errors, and a last warning tells how many are left out.
  @Test func aThousandDiagnosticsAreRead() async throws {
    let folder = try SessionFolder()
    defer { folder.remove() }
    let toolchain = try await TestBench.toolchain()
    let file = folder.texts + "/a.swift"
    let text =
      String(repeating: "do { let b = 1 }\n", count: 700)
      + String(repeating: "_ = c\n", count: 800)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let path = folder.texts + "/a.dia"
    _ = try await ToolOutput.of([
      toolchain.frontEnd, "-frontend", "-typecheck", file, "-serialize-diagnostics-path", path,
    ])
    let whole = try #require(SerializedDiagnostics(path: path)?.diagnostics.count)
    #expect(whole > 1000)
    let compiled = CompiledText(PageInput.Text(path: file, text: text))
    let read = try #require(DiagnosticReader(texts: [compiled]).read(path))
    #expect(read.count == 1001)
    #expect(read.count { $0.severity == .error } == 800)
    #expect(
      read.last?.message == "the compiler has \(whole - 1000) more errors and warnings")
  }

  @Test func theInnermostFrameInATextOfOursIsTheCrash() {
    let backtrace = """
      0      0x00007f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra] 0x00007f UIView.init() + 64 in PageHost at Sources/UIKit/UIView.swift:9:9
      1 [ra] 0x00007f P.f(_:) + 64 in page-1.so at /Playground/Sources/A: B.swift:2:30
      2 [ra] 0x00007f go() + 29 in page-1.so at /Playground/Contents.swift:3:24
      """
    let text = CompiledText(PageInput.Text(path: "Sources/A: B.swift", text: "\n\n"))
    let reader = CrashReader(texts: [text])
    #expect(
      reader.place(in: backtrace)
        == CrashReader.Place(file: "Sources/A: B.swift", line: 2, column: 30))
  }

  @Test func withoutABacktraceTheLastWordsNameTheLine() {
    let text = CompiledText(PageInput.Text(path: "Contents.swift", text: "\n\nfatalError()\n"))
    let crash = CrashReader(texts: [text]).crash(
      .signalled(signal: SIGILL), backtrace: "",
      lastWords: "before\nPage/Contents.swift:3: Fatal error: no more\n")
    #expect(
      crash == Crash(message: "Fatal error: no more", file: "Contents.swift", line: 3, column: 1))
  }
}
