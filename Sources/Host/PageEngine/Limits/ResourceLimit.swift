/// One limit that the kernel keeps for a process.
struct ResourceLimit: Equatable, Sendable {
  var resource: Int32
  var value: UInt64
  /// Where the kernel ends the process without a warning.
  var hard: UInt64

  init(resource: Int32, value: UInt64, hard: UInt64? = nil) {
    (self.resource, self.value, self.hard) = (resource, value, hard ?? value)
  }
}
