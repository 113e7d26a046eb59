import Foundation
import PageEngine
import Testing

@testable import lek

struct DoctorTests {
  /// A machine that has just these files.
  private func machine(_ files: [String: String]) throws -> Machine {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("lek-machine-\(UUID().uuidString)")
    for (path, text) in files {
      let file = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      chmod(file.path, 0o755)
    }
    return Machine(root: root.path, environment: ["PATH": "/nowhere:/usr/bin"])
  }

  private func installed(_ names: [String]) -> String {
    names.map {
      "Package: \($0)\nStatus: install ok installed\nDescription: a\n b\nVersion: 1.2-3\n"
    }
    .joined(separator: "\n")
  }

  @Test func thePackagesAreThoseThatSetupInstalls() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let script = try String(
      contentsOf: root.appendingPathComponent("Scripts/setup"), encoding: .utf8)
    for (list, need) in [
      ("run_packages", RequiredPackage.Need.running), ("test_packages", .testing),
    ] {
      let block = try #require(script.components(separatedBy: "\(list)=(\n").last)
      let names = block.components(separatedBy: "\n)")[0].split(separator: "\n")
        .compactMap { $0.split(separator: "|").first?.drop { " \"".contains($0) } }.map(String.init)
      #expect(RequiredPackage.all.filter { $0.need == need }.map(\.name) == names)
    }
  }

  @Test func theToolchainsLibrariesAreThoseThatSetupInstalls() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let script = try String(
      contentsOf: root.appendingPathComponent("Scripts/setup"), encoding: .utf8)
    let block = try #require(script.components(separatedBy: "toolchain_libraries=(\n").last)
    let entries = block.components(separatedBy: "\n)")[0].split(separator: "\n").map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " \"")).split(separator: "|").map(
        String.init)
    }
    #expect(
      Dictionary(uniqueKeysWithValues: entries.map { ($0[0], $0[1]) })
        == ToolchainLibraries.packages)
    let programs = ToolchainLibraries.programs.joined(separator: " ")
    #expect(script.contains("toolchain_programs=(\(programs))\n"))
  }

  @Test func eachLibraryThatTheToolchainLacksIsNamedWithItsPackage() {
    let findings = Examination.findings(missingLibraries: ["libncurses.so.6", "libunknown.so.1"])
    #expect(findings.map(\.state) == [.missing, .missing])
    #expect(findings.map(\.name) == ["libncurses.so.6", "libunknown.so.1"])
    let text = DoctorCommand.text(of: findings)
    #expect(text.hasSuffix("apt-get install libncurses6"), "\(text)")
    #expect(Examination.findings(missingLibraries: []).map(\.state) == [.there])
  }

  @Test func whatIsInstalledHasItsVersionAndPlace() throws {
    let machine = try machine([
      "var/lib/dpkg/status": installed(RequiredPackage.all.map(\.name)), "usr/bin/bwrap": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: machine.root) }
    let findings = Examination(machine: machine).packages(.running)
    #expect(findings.allSatisfy { $0.state == .there && $0.version == "1.2-3" })
    #expect(findings.contains { $0.words == "/usr/bin/bwrap" })
    #expect(DoctorCommand.status(of: findings) == .done)
    #expect(DoctorCommand.text(of: findings).hasSuffix("\n\nEverything that is needed is there."))
  }

  @Test func whatIsMissingIsNamedWithTheCommandThatGetsIt() throws {
    let there = RequiredPackage.all.map(\.name)
      .filter { !["bubblewrap", "libbox2d-dev", "chromium-headless-shell"].contains($0) }
    let removed = "\nPackage: bubblewrap\nStatus: deinstall ok config-files\nVersion: 1\n"
    let machine = try machine(["var/lib/dpkg/status": installed(there) + removed])
    defer { try? FileManager.default.removeItem(atPath: machine.root) }
    let findings = Examination(machine: machine).packages(.running)
    #expect(findings.filter { $0.state == .missing }.map(\.name) == ["Bubblewrap", "Box2D"])
    #expect(DoctorCommand.status(of: findings) == .unavailable)
    let text = DoctorCommand.text(of: findings)
    #expect(text.hasSuffix("apt-get install bubblewrap libbox2d-dev"))
    // What only the tests need is told, and is no reason to say that something is missing.
    let tests = Examination(machine: machine).packages(.testing)
    #expect(tests.map(\.state) == [.note, .there, .there])
    #expect(DoctorCommand.status(of: tests) == .done)
  }

  @Test func withoutAPackageManagerThingsAreFoundByTheirFiles() throws {
    let machine = try machine([
      "usr/bin/bwrap": "", "usr/lib/x86_64-linux-gnu/pkgconfig/cairo.pc": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: machine.root) }
    let findings = Examination(machine: machine).packages(.running)
    #expect(findings.filter { $0.state == .there }.map(\.name) == ["Bubblewrap", "Cairo"])
  }

  @Test func cgroupsAreSaidToHoldOnlyWhereTheyCanBeWritten() throws {
    let machine = try machine([
      "proc/self/cgroup": "0::/user\n", "sys/fs/cgroup/user/cgroup.procs": "",
    ])
    defer { try? FileManager.default.removeItem(atPath: machine.root) }
    #expect(Examination(machine: machine).cgroup().state == .there)
    try FileManager.default.removeItem(atPath: machine.root + "/sys/fs/cgroup/user/cgroup.procs")
    #expect(Examination(machine: machine).cgroup().state == .note)
    #expect(Examination(machine: Machine(root: "/nowhere")).cgroup().state == .note)
  }

  @Test func theTableIsAligned() {
    let findings = [
      Finding(name: "A", state: .there, version: "1.0", words: "/a"),
      Finding(name: "Long name", state: .missing, words: "get it"),
    ]
    let lines = DoctorCommand.text(of: findings).split(separator: "\n")
    #expect(lines[0] == "ok       A          1.0  /a")
    #expect(lines[1] == "missing  Long name       get it")
    #expect(lines[2] == "Something is missing; the lines above say what to do.")
  }

  @Test(arguments: [
    (0, "0 bytes"), (999, "999 bytes"), (1500, "1.5 kB"), (67_400_000, "67 MB"),
    (1_500_000_000, "1.5 GB"),
  ])
  func sizesAreReadable(bytes: Int64, words: String) {
    #expect(Disk.words(bytes) == words)
  }

  @Test func aFolderThatIsNotThereYetIsMeasuredWhereItWouldBe() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("lek-disk-\(UUID().uuidString)")
    #expect(Disk(folder: folder.path).free > 0 && Disk(folder: folder.path).used == 0)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(repeating: 1, count: 10_000).write(to: folder.appendingPathComponent("a"))
    #expect(Disk(folder: folder.path).used >= 10_000)
  }
}
