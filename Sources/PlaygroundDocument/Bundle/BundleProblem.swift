/// Why a bundle cannot be opened or saved, in words for the person it belongs to.
public enum BundleProblem: Error, Equatable, Sendable {
  case notThere(path: String)
  case notAPlayground(path: String)
  case hasNoPage(name: String)
  case notReadable(path: String, reason: String)
  case notText(path: String)
  case nameNotAllowed(name: String, reason: String)
  case leadsOutOfTheBundle(path: String)
  case notSaved(path: String, reason: String)

  /// What happened, and what to do about it.
  public var message: String {
    switch self {
    case .notThere(let path):
      "There is nothing at \(path). Check the path, or make a playground with `lek new`."
    case .notAPlayground(let path):
      "\(path) is not a playground. Give the path of a folder whose name ends in .playground."
    case .hasNoPage(let name):
      "\(name) has no page: put a Contents.swift into it."
    case .notReadable(let path, let reason):
      "\(path) cannot be read (\(reason)). Check its permissions."
    case .notText(let path):
      "\(path) is not UTF-8 text. Save it as UTF-8 and open it again."
    case .nameNotAllowed(let name, let reason):
      "“\(name)” cannot be a file's name here: \(reason)."
    case .leadsOutOfTheBundle(let path):
      "\(path) is a link that leads out of the playground; it is left alone."
    case .notSaved(let path, let reason):
      "\(path) could not be saved (\(reason)). Your text is kept; free some space or check permissions."
    }
  }
}
