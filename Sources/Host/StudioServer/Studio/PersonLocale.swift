public import Foundation

/// The person's language, as browsers name it.
public enum PersonLocale {
  /// From the environment, in the order in which programs look: `sv_SE.UTF-8` is `sv-SE`.
  public static func name(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    let given =
      ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty } ?? ""
    let name = given.prefix { $0 != "." && $0 != "@" }
    guard name.first?.isLetter == true, name != "C", name != "POSIX" else { return "en" }
    return name.replacingOccurrences(of: "_", with: "-")
  }
}
