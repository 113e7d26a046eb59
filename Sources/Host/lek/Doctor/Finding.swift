/// Something that was looked at, and how it was found.
struct Finding: Equatable {
  var name: String
  var state: State
  /// Empty where there is none to tell.
  var version = ""
  /// Where it is, what is wrong, or what to know about it.
  var words: String
  /// What brings it.
  var package: String?

  enum State: String {
    case there = "ok"
    /// Needed, and not there or not working.
    case missing
    /// Not there, and not needed; or simply good to know.
    case note
  }
}
