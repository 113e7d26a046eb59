import Foundation
import PageProtocol

/// The declarations of compiled modules, written out as Swift.
struct ModuleInterfaces: Sendable {
  private var texts: [String: String] = [:]
  private var order: [String] = []

  private static let most = 6
  private static let longest = 8 << 20

  /// The interface of a module; none where the toolchain cannot write it. `folders` hold the
  /// modules of the bundle that it can be, or can import.
  func text(
    of module: String, in folders: [String], _ frontEnd: FrontEnd
  ) async -> String? {
    if let text = texts[module] { return text }
    let toolchain = frontEnd.toolchain
    let program = toolchain.root + "/bin/swift-synthesize-interface"
    guard access(program, X_OK) == 0, WordPlaces.isName(module) else { return nil }
    await frontEnd.readyModules(.usual)
    let arguments =
      [program, "-module-name", module, "-target", toolchain.target, "-I", frontEnd.kit.modules]
      + folders.flatMap { ["-I", $0] } + frontEnd.clangModules.arguments.prefix(2)
    let own = ToolSandbox.View(reads: folders.map { ToolSandbox.Folder($0) })
    let run = try? await ToolOutput.of(
      arguments, in: frontEnd.tools, view: own + frontEnd.clangModules.view)
    guard let output = run?.output, output.end == .exited(status: 0),
      output.text.count < Self.longest
    else { return nil }
    return String(decoding: output.text, as: UTF8.self)
  }

  mutating func keep(_ text: String, of module: String) {
    guard texts.updateValue(text, forKey: module) == nil else { return }
    order.append(module)
    if order.count > Self.most { texts[order.removeFirst()] = nil }
  }
}

/// Finds the line of a declaration in an interface.
enum InterfaceLine {
  private static let words: Set<String> = [
    "func", "var", "let", "case", "class", "struct", "enum", "protocol", "typealias", "init",
    "associatedtype", "actor", "subscript", "macro",
  ]

  /// The line that declares a name, best inside a type of a name; the first where there is none.
  static func of(_ name: String, in type: String?, _ text: String) -> Int {
    var outer = ""
    var best = (line: 1, score: 0)
    for (index, line) in text.utf8.split(separator: 10, omittingEmptySubsequences: false)
      .enumerated()
    {
      let line = Substring(line)
      if let first = line.first, first != " ", first != "}", first != "/" { outer = String(line) }
      guard line.contains(name), declares(name, line) else { continue }
      let isInside = type.map { !WordPlaces.of($0, in: outer).isEmpty } ?? (line.first != " ")
      let score = isInside ? 2 : 1
      if score > best.score { best = (index + 1, score) }
    }
    return best.line
  }

  private static func declares(_ name: String, _ line: Substring) -> Bool {
    let tokens = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    for (index, token) in tokens.enumerated() where words.contains(String(token)) {
      if token == "init" || token == "subscript" { return token == name }
      let next = index + 1 < tokens.count ? tokens[index + 1] : ""
      // `class func` and `static var` say it twice.
      if words.contains(String(next)) { continue }
      return next == name
    }
    return false
  }
}
