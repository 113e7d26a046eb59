import Foundation
import Testing

/// What the command does in surroundings that few people have.
@Suite(.serialized) struct SurroundingsTests {
  private let lek: BuiltCommand

  init() throws {
    lek = try BuiltCommand()
  }

  /// What a shell says and how it ends; `$lek` and `$page` are the command and a page that prints "hej".
  private func shell(_ line: String) throws -> (status: Int32, errors: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", line]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "lek": lek.program.path, "page": try lek.playground("print(\"hej\")"),
    ]) { $1 }
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, words)
  }

  @Test(arguments: ["run \"$page\"", "run \"$page\" --json", "--help", "--version"])
  func outputThatCannotBeWrittenIsSaid(words: String) throws {
    let end = try shell("\"$lek\" \(words) >/dev/full")
    #expect(end.status == 74)
    #expect(end.errors == "lek: cannot write to standard output: No space left on device\n")
  }

  @Test func outputThatCanBeWrittenIsNoLoss() throws {
    let end = try shell("\"$lek\" run \"$page\" >/dev/null")
    #expect(end.status == 0 && end.errors.isEmpty)
  }

  @Test func aTerminalThatDoesNotWaitLosesNothing() throws {
    // A pipe of one page that nobody reads at first, and that does not wait.
    let program = """
      import fcntl, os, subprocess, sys, time
      reading, writing = os.pipe()
      fcntl.fcntl(writing, fcntl.F_SETPIPE_SZ, 4096)
      os.write(writing, bytes(3000))
      os.set_blocking(writing, False)
      process = subprocess.Popen([os.environ["lek"], "help", "run"], stdout=writing)
      os.close(writing)
      whole = subprocess.run([os.environ["lek"], "help", "run"], capture_output=True).stdout
      assert 3000 + len(whole) > 4096
      assert process.poll() is None, "it has lost what did not fit"
      assert open(reading, "rb").read() == bytes(3000) + whole
      sys.exit(process.wait())
      """
    let end = try shell("python3 - <<'END'\n\(program)\nEND")
    #expect(end.status == 0, "\(end.errors)")
  }

  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
  func streamsThatAreClosedTakeNothingOfARun(closed: String) throws {
    let end = try shell("\"$lek\" run \"$page\" \(closed)")
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.errors.isEmpty)
  }

  @Test func aTemporaryFolderMayBeNamedFromHere() throws {
    let folder = try lek.emptyFolder().path
    // Without a runtime folder of the user's, which comes before it.
    let end = try shell(
      "cd \"\(folder)\" && mkdir some && XDG_RUNTIME_DIR= TMPDIR=some \"$lek\" run \"$page\"")
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.errors.isEmpty)
  }
}
