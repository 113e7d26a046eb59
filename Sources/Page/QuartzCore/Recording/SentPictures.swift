/// The pictures that a player has.
///
/// Players keep a bounded number of bytes, and drop first what was not named for the longest time.
/// **Always holds**: what is remembered here takes less than any player keeps, so a picture that a
/// player may have dropped is sent again.
struct SentPictures {
  private var sent: [UInt64: (turn: Int, bytes: Int)] = [:]
  private var bytes = 0
  private var turn = 0
  private let most: Int

  init(most: Int = 128 << 20) {
    self.most = most
  }

  /// Notes that a picture is named; tells whether it has to be sent.
  mutating func insert(_ hash: UInt64, pixels: Int) -> Bool {
    turn += 1
    if let known = sent[hash] {
      sent[hash] = (turn, known.bytes)
      return false
    }
    sent[hash] = (turn, pixels * 4)
    bytes += pixels * 4
    if bytes > most { forget() }
    return true
  }

  /// Forgets what was not named for the longest time, but never what is named now.
  private mutating func forget() {
    for (hash, picture) in sent.sorted(by: { $0.value.turn < $1.value.turn }) {
      guard bytes > most / 2, picture.turn < turn else { return }
      bytes -= picture.bytes
      sent[hash] = nil
    }
  }
}
