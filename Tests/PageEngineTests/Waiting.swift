/// Waits for what other processes do in their own time.
enum Waiting {
  struct InVain: Error {}

  static func until(_ isSo: () -> Bool) async throws {
    for _ in 0..<3_000 {
      if isSo() { return }
      try await Task.sleep(for: .milliseconds(10))
    }
    throw InVain()
  }
}
