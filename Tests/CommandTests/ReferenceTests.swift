import Foundation
import Testing

@testable import lek

/// Help is made of the table; everything that is written by hand is held against it.
struct ReferenceTests {
  static let forms = ReferenceFile.allCases
  private let helpFlag = CommandTable.helpFlag.name

  @Test(arguments: CommandTable.commands.map(\.name))
  func helpNamesEveryFlagAndStatus(name: String) throws {
    let command = try #require(CommandTable.command(named: name))
    let text = HelpCommand(command: name).text
    #expect(text.hasPrefix(command.usage + "\n"))
    for flag in command.flags { #expect(text.contains("\n  \(flag.form)  "), "\(flag.name)") }
    for status in command.statuses { #expect(text.contains(command.meaning(of: status))) }
    for example in command.examples { #expect(text.contains(example.line)) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    #expect(HelpCommand().text.contains("\n  lek \(name)"))
  }

  /// Examples are command lines that are taken.
  @Test func examplesAreRight() {
    for example in CommandTable.commands.flatMap(\.examples) {
      let line = example.line.split(separator: " | ")[0]
      let words = line.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        .flatMap { $0.offset % 2 == 1 ? [String($0.element)] : String($0.element).words }
      guard case .success = Invocation.parse(Array(words.dropFirst())) else {
        Issue.record("\(example.line): \(Invocation.parse(Array(words.dropFirst())))")
        continue
      }
    }
  }

  @Test(arguments: forms, CommandTable.commands)
  func whatIsWrittenByHandNamesTheSameFlags(file: ReferenceFile, command: CommandEntry) throws {
    let flags = try file.flags(of: command.name, in: file.text())
    #expect(flags.subtracting([helpFlag]) == Set(command.flags.map(\.name)), "\(file.rawValue)")
  }

  @Test(arguments: forms) func whatIsWrittenByHandNamesEveryCommand(file: ReferenceFile) throws {
    let text = try file.text().replacing("\\-", with: "-")
    for command in CommandTable.commands {
      #expect(file.names(command.name, in: text), "\(file.rawValue) \(command.name)")
    }
    for flag in [CommandTable.helpFlag.name, CommandTable.versionFlag.name] {
      #expect(text.contains(flag) || text.contains("-l \(flag.dropFirst(2))"))
    }
  }

  /// Seen to fail: a flag that is left out is missed, in each of them.
  @Test(arguments: forms) func aFlagThatIsLeftOutIsMissed(file: ReferenceFile) throws {
    let text = try file.text()
    for name in ["seed", "tree-at"] {
      let escaped = name.replacing("-", with: "\\-")
      let poorer = text.replacing("-l \(name) ", with: "").replacing("--\(name)", with: "")
        .replacing("\\-\\-\(escaped)", with: "")
      #expect(!file.flags(of: "run", in: poorer).contains("--\(name)"))
      #expect(file.flags(of: "run", in: text).contains("--\(name)"))
    }
  }

  @Test func theManualNamesEveryStatusAndEvent() throws {
    let text = try ReferenceFile.manual.text()
    for status in ExitStatus.allCases {
      #expect(text.contains(".B \(status.rawValue)\n\(status.meaning)\n"))
    }
    for event in [
      "diagnostic", "console", "result", "liveView", "tree", "crash", "timing",
      "nondeterministic", "exit",
    ] {
      #expect(text.contains("\n.B \(event)\n"))
    }
    #expect(text.contains("Lekplats \(VersionCommand.version)"))
  }
}

extension CommandEntry: CustomTestStringConvertible {
  public var testDescription: String { name }
}
