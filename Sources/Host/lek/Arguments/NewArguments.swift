import PlaygroundDocument

/// What `lek new` is given.
struct NewArguments: Equatable {
  /// A name or a path, with or without its extension.
  var name = ""
  var platform = PlaygroundSettings.Platform.ios
  var pages = 1
  var template = PlaygroundTemplate.empty
  /// The name of a shipped playground to copy.
  var example: String?

  private static let mostPages = 999

  init(_ reader: ArgumentReader) throws(UsageProblem) {
    var reader = reader
    while let word = try reader.next() {
      switch word {
      case .flag("--platform"):
        platform = try reader.choice(of: "--platform") == "macos" ? .macos : .ios
      case .flag("--pages"): pages = try reader.whole(of: "--pages", in: 1...Self.mostPages)
      case .flag("--template"):
        let choice = try reader.choice(of: "--template")
        template = PlaygroundTemplate(rawValue: choice) ?? .empty
      case .flag("--example"):
        example = try reader.text(of: "--example", as: "the name of an example")
      case .flag(let flag): throw .noFlag(flag, of: CommandTable.new)
      case .value(let value) where name.isEmpty: name = value
      case .value(let value): throw .tooMany(value, for: CommandTable.new)
      }
    }
    try check()
    let last = name.split(separator: "/").last
    guard let last, last != ".", last != ".." else {
      throw UsageProblem(message: "lek new needs a name, such as lek new Hello")
    }
  }

  /// What a template or an example contains cannot be chosen as well.
  private func check() throws(UsageProblem) {
    if template != .empty, pages > 1 {
      throw UsageProblem(message: "a template has pages of its own; leave out --pages")
    }
    guard example != nil else { return }
    if pages > 1 || template != .empty {
      throw UsageProblem(message: "an example is copied whole; leave out --pages and --template")
    }
    if platform != .ios {
      throw UsageProblem(message: "an example has a platform of its own; leave out --platform")
    }
  }
}
