import Foundation

/// What a closure prints.
@MainActor
func printed(by work: () -> Void) -> String {
  let path = NSTemporaryDirectory() + UUID().uuidString
  fflush(nil)
  let (before, file) = (dup(1), open(path, O_CREAT | O_RDWR, 0o600))
  dup2(file, 1)
  work()
  fflush(nil)
  dup2(before, 1)
  close(before)
  close(file)
  defer { unlink(path) }
  return (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
}
