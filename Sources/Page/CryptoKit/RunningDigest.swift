@_implementationOnly import CCrypto

/// A digest under way, which is copied when one of two owners goes on.
final class RunningDigest: @unchecked Sendable {
  private let context: UnsafeMutableRawPointer

  init(_ name: String) {
    guard let context = lek_digest_begin(name) else {
      fatalError("the system's cryptography library (libcrypto) has no \(name) here")
    }
    self.context = context
  }

  private init(_ context: UnsafeMutableRawPointer) { self.context = context }

  deinit { lek_digest_free(context) }

  func copy() -> RunningDigest { RunningDigest(lek_digest_copy(context)!) }

  func update(_ bytes: UnsafeRawBufferPointer) {
    lek_digest_update(context, bytes.baseAddress, bytes.count)
  }

  /// The digest so far; more may follow.
  func result(_ count: Int) -> [UInt8] {
    let end = copy()
    var bytes = [UInt8](repeating: 0, count: count)
    lek_digest_end(end.context, &bytes)
    return bytes
  }
}
