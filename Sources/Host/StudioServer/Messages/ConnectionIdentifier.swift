/// The connection of one window to the studio; a number is never used twice.
struct ConnectionIdentifier: Hashable, Sendable {
  var number: UInt64
}
