/// A source text made by chance, of which is known which words the rules will change.
struct MadeUpSource {
  /// A word in the text.
  struct Word {
    let text: String
    let offset: Int
    let fate: Fate
  }

  enum Fate {
    case kept, changed
  }

  /// Which forms may occur.
  enum Forms {
    case thatKeepLengths, any
  }

  private(set) var text = ""
  private(set) var words: [Word] = []
  private var random: Dice
  private let forms: Forms

  init(seed: UInt64, forms: Forms) {
    random = Dice(seed: seed)
    self.forms = forms
    for _ in 0...random.below(3) { type(depth: 0) }
  }

  private mutating func put(_ word: String, _ fate: Fate = .kept, thenGap: Bool = true) {
    words.append(Word(text: word, offset: text.utf8.count, fate: fate))
    text += word
    if thenGap { gap() }
  }

  private mutating func gap() {
    text += random.pick([
      " ", "  ", "\n", "\r\n", " /* @objc dynamic */ ", " // #selector(f)\n", "\t",
      " /* 🂡 åäö */\n",
    ])
  }

  private mutating func type(depth: Int) {
    put(random.pick(["class", "struct", "enum", "extension"]))
    put(random.pick(["Card", "Åäö", "Board_2"]))
    put("{")
    for _ in 0...random.below(3) {
      if depth < 3, random.below(4) == 0 { type(depth: depth + 1) } else { method() }
    }
    put("}")
  }

  private mutating func method() {
    let exposing = forms == .any ? ["@objc", "@objc(häst:)", "@IBAction"] : []
    for attribute in exposing + ["@IBInspectable", "@nonobjc", "dynamic"] where random.below(4) == 0
    {
      put(attribute, .changed)
    }
    put("func")
    put(random.pick(["f", "häst", "dynamicThing", "objcThing"]), thenGap: false)
    put("(", thenGap: false)
    put(")")
    put("{")
    for _ in 0..<random.below(4) { statement() }
    put("}")
  }

  private mutating func statement() {
    switch random.below(forms == .any ? 10 : 3) {
    case 0: put("let text = \"@objc dynamic #selector(f)\"")
    case 1: put("let häst = \"🂡\"")
    case 2: put("call(1, dynamic: 2)")
    case 3: keyPath()
    case 4: binding(["if let", "if case", "while let"])
    case 5: binding(["for", "for case let"])
    case 6: choice()
    case 7:
      for word in ["let", "(häst,", "b)", "=", "(1,"] { put(word) }
      put("\"🂡\")", thenGap: false)
    default: selector()
    }
    text += ";"
    gap()
  }

  private mutating func binding(_ keywords: [String]) {
    let keyword = random.pick(keywords)
    put(keyword)
    put(keyword.hasSuffix("case") ? ".some(let häst)" : "häst")
    put(keyword.hasPrefix("for") ? "in" : "=")
    put("cards")
    put("{")
    if random.below(2) == 0 { statement() }
    put("}", thenGap: false)
  }

  private mutating func choice() {
    for word in ["switch", "card", "{", "case", ".one(let", "häst),", ".two(let", "häst):"] {
      put(word)
    }
    statement()
    for word in ["default:", "break"] { put(word) }
    put("}", thenGap: false)
  }

  private mutating func keyPath() {
    put("call(", thenGap: false)
    put("#keyPath", .changed, thenGap: false)
    text += "(Card."
    put("häst.name", thenGap: false)
    text += ")"
    put(")")
  }

  private mutating func selector() {
    put("call(", thenGap: false)
    put("#selector", .changed, thenGap: false)
    put("(", thenGap: false)
    switch random.below(3) {
    case 0: put("Card.f(_:)")
    case 1: put("tapped(_:)")
    default:
      put("self", .changed, thenGap: false)
      put(".tapped")
    }
    put(")", thenGap: false)
    put(")")
  }
}

/// The same throws for the same seed.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

  mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }
}
