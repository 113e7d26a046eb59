/// One thing a step asks for.
struct Requirement {
  /// What it is, as a sentence that is true once it is there.
  let what: String
  let isMet: () -> Bool
  /// What helps until then; asked for anew at each look.
  let hint: () -> String

  init(_ what: String, isMet: @escaping () -> Bool, hint: @escaping () -> String) {
    self.what = what
    self.isMet = isMet
    self.hint = hint
  }

  init(_ what: String, hint: String, isMet: @escaping () -> Bool) {
    self.init(what, isMet: isMet, hint: { hint })
  }
}
