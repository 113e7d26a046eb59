import Foundation
import PageEngine

/// An error that no command has words of its own for.
enum UnforeseenError {
  static func words(for error: any Error) -> String {
    if let fault = error as? EngineFault {
      return "\(fault.description). \(fault.remedy)"
    }
    let what = (error as NSError).localizedDescription
    let end = what.hasSuffix(".") ? "" : "."
    return "this went wrong: \(what)\(end) See what is missing with “lek doctor”, then try again."
  }
}
