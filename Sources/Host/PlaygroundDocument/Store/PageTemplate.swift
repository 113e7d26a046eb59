/// The text of a new page.
struct PageTemplate {
  struct Links: OptionSet {
    let rawValue: Int
    static let previous = Links(rawValue: 1)
    static let next = Links(rawValue: 2)
  }

  var platform: PlaygroundSettings.Platform
  var links: Links

  var text: String {
    let framework =
      switch platform {
      case .ios, .tvos: "UIKit"
      case .macos: "Cocoa"
      case .other: "Foundation"
      }
    var lines = [
      "import \(framework)", "", "var greeting = \"Hello, playground\"", "print(greeting)",
    ]
    if links.contains(.previous) { lines = ["//: [Previous](@previous)", ""] + lines }
    if links.contains(.next) { lines += ["", "//: [Next](@next)"] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The names of new pages, as Xcode gives them.
  static func names(count: Int) -> [String] {
    var names: [String] = []
    while names.count < count { names.append(freeName(among: names)) }
    return names
  }

  /// The first of Xcode's names that no page has.
  static func freeName(among names: [String]) -> String {
    let taken = Set(names.map { $0.lowercased() })
    var number = 1
    while true {
      let name = number == 1 ? "Untitled Page" : "Untitled Page \(number)"
      if !taken.contains(name.lowercased()) { return name }
      number += 1
    }
  }
}
