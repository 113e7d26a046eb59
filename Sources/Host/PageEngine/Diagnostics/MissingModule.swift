/// Says what to do where a page imports a module that is not there.
enum MissingModule {
  private static let words = "no such module '"

  /// The module an error is about; nothing where it is about something else.
  static func name(in diagnostic: Diagnostic) -> String? {
    guard diagnostic.message.hasPrefix(words) else { return nil }
    return String(diagnostic.message.dropFirst(words.count).prefix { $0 != "'" })
  }

  /// The error in words that say what there is instead.
  ///
  /// `absent` says why modules of a package cannot be had.
  static func explain(_ diagnostic: Diagnostic, absent: [String: String] = [:]) -> Diagnostic? {
    guard let name = name(in: diagnostic) else { return nil }
    var explained = diagnostic
    if let reason = absent[name] {
      explained.message = "no such module '\(name)': \(reason)"
      return explained
    }
    let need = ModuleNeeds.of(name).map { " (\($0))" } ?? ""
    explained.message =
      "no such module '\(name)'\(need); a page can import \(list), and what comes with Swift"
    return explained
  }

  private static var list: String {
    let modules = PageKit.importable
    return modules.dropLast().joined(separator: ", ") + (modules.last.map { ", " + $0 } ?? "")
  }
}
