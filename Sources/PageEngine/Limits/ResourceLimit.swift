/// One limit the kernel keeps for a process.
struct ResourceLimit: Equatable, Sendable {
  var resource: Int32
  var value: UInt64
}
