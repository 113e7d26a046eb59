import SourceDialect

/// A Swift source that chance has broken, in one of the ways that texts break.
struct MutatedSource {
  let text: String
  let role: TextRole
  let platform: Platform
  let others: [String]

  init(seed: UInt64) {
    var dice = Dice(seed: seed)
    var pieces: [String] = []
    for _ in 0...dice.below(3) {
      pieces.append(
        dice.below(3) == 0
          ? MadeUpSource(seed: dice.next(), forms: .any).text : dice.pick(Self.seeds))
    }
    var scalars = Array(pieces.joined(separator: "\n").unicodeScalars)
    for _ in 0..<dice.below(6) { Self.mutate(&scalars, &dice) }
    text = String(String.UnicodeScalarView(scalars))
    role = dice.below(2) == 0 ? .page : .module
    platform = dice.below(4) == 0 ? .macOS : .iOS
    others = dice.below(4) == 0 ? [dice.pick(Self.seeds)] : []
  }

  private static func mutate(_ scalars: inout [Unicode.Scalar], _ dice: inout Dice) {
    let place = dice.below(scalars.count + 1)
    let end = min(scalars.count, place + 1 + dice.below(40))
    switch dice.below(9) {
    case 0: scalars.removeSubrange(place...)
    case 1: scalars.removeSubrange(place..<end)
    case 2: scalars.insert(contentsOf: scalars[place..<end], at: dice.below(scalars.count + 1))
    case 3: scalars.insert(contentsOf: dice.pick(signs).unicodeScalars, at: place)
    case 4: scalars.insert(contentsOf: dice.pick(words).unicodeScalars, at: place)
    case 5:
      let nested = String(repeating: dice.pick(brackets), count: 1 + dice.below(60))
      scalars.insert(contentsOf: nested.unicodeScalars, at: place)
    case 6:
      let long = String(repeating: dice.pick(words) + " ", count: 1 + dice.below(400))
      scalars.insert(contentsOf: long.unicodeScalars, at: place)
    case 7: scalars = scalars.flatMap { $0 == "\n" ? ["\r", "\n"] : [$0] }
    default: if let sign = scalars.randomElement(using: &dice) { scalars.insert(sign, at: place) }
    }
  }

  private static let brackets = [
    "(", "[", "{", "<", ")", "]", "}", "[(", "{(", "if let a = ", "a.", "a?(", "!", "#if os(iOS)\n",
    "class A { ", "\"\\(", "#selector(", "switch a { case .b(let c): ",
  ]

  private static let signs = [
    "{", "}", "(", ")", "\"", "\"\"\"", "`", "@", "#", "\\", "/*", "*/", "//", ";", ":", ",", "\0",
    "\u{FEFF}", "\r", "\n", "\u{2028}", "🂡", "👩‍👩‍👧‍👦", "é", "\u{301}", "\u{7F}", "->", "?", "!", "=",
  ]

  private static let words = [
    "@objc", "optional", "protocol", "class", "extension", "let", "var", "if", "guard", "else",
    "for", "in", "case", "switch", "import Darwin", "#selector", "#keyPath", "os(iOS)", "dynamic",
    "override", "func game", "Delegate", "some View", "~Copyable", "@ViewBuilder", "await",
    "`self`",
  ]

  /// Texts with every form that the rules know.
  private static let seeds = [
    """
    import Darwin.C
    #if os(iOS) && !canImport(AppKit)
    import class UIKit.UIView
    #elseif targetEnvironment(simulator)
    #endif
    @objcMembers class Game: NSObject {
      @objc dynamic var score = 0
      @objc(handle:) private func tapped(_ sender: Any) {}
      @IBAction func press(_ sender: Any?) { go(#selector(tapped), #selector(getter: score)) }
      let path = #keyPath(Game.score), text = "🂡 \\(go(#selector(self.press))) @objc"
    }
    """,
    """
    @objc protocol Delegate {
      @objc optional func game(_ game: Game, didEnd won: Bool) -> Int
      @objc optional func tick()
      @objc optional var name: String { get set }
    }
    class Fan: NSObject, Delegate {
      func game(_ game: Game, didEnd won: Bool) -> Int { 3 }
      public func tick() {}
      var name: String { "åäö" }
    }
    let end = delegate?.game?(game, didEnd: true); delegate?.tick?()
    Selector("tick"); go(self, action: "press:")
    """,
    """
    let (a, b) = (1, 2) // two
    if let x = o, case .a(let y)? = z { f() } else if var q { g() }
    func f() -> Int { if let x = o { x } else { 3 } }
    for (i, e) in xs.enumerated() where i > 2 { print("\\(i) 🂡") }
    for case let i? in xs {}
    while let n = it.next() { n }
    guard let z = o, let self else { fatalError() }
    switch v { case let .a(m), .b(let m): m
    case (let p, _): break
    default: break }
    do { try f() } catch let e as F { print(e) } catch E.a(let n) {}
    """,
    """
    import SwiftUI
    struct V: View { var body: some View { VStack { if let a { Text(a) } } } }
    let s = #\"\"\"
      @objc dynamic #selector(f) \\#(g(#selector(V.f)))
      \"\"\"#
    let r = /@objc (dynamic)/
    xs.forEach { item in if let y = item { print(y) } }
    """,
  ]
}
