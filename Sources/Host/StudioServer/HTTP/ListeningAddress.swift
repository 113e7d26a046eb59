import Foundation
import Glibc

/// Where a server listens, and under which names it may be called.
struct ListeningAddress: Equatable, Sendable {
  /// In numbers, for the kernel; none means everywhere.
  var number: String?
  /// As it is shown to people and typed into browsers.
  var name: String
  /// Under all these names it is called rightly, besides those of the loopback.
  var hosts: Set<String>
  /// Whether only this machine can reach it.
  var isLoopback: Bool

  /// What a person gave for `--host`; none where no such host is known here.
  init?(host: String) {
    let bare =
      host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
    guard let number = Self.numbers(of: bare).first else { return nil }
    if number == "0.0.0.0" || number == "::" {
      self.number = nil
      let host = ProcessInfo.processInfo.hostName
      let addresses = Self.ownAddresses()
      // A name is often known to this machine alone.
      name = addresses.filter(Self.isReachable).sorted().first ?? host
      hosts = addresses.union([host, name])
      isLoopback = false
    } else {
      self.number = number
      name = bare.contains(":") ? "[\(bare)]" : bare
      hosts = [name, number.contains(":") ? "[\(number)]" : number]
      isLoopback = number.hasPrefix("127.") || number == "::1"
    }
  }

  /// Whether other machines may reach an address of this one: a plain one that is not its own
  /// loop.
  private static func isReachable(_ address: String) -> Bool {
    !address.hasPrefix("127.") && !address.hasPrefix("169.254.") && !address.contains(":")
  }

  private static func numbers(of host: String) -> [String] {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, &hints, &found) == 0 else { return [] }
    defer { freeaddrinfo(found) }
    return sequence(first: found, next: { $0?.pointee.ai_next }).compactMap { entry in
      entry.flatMap { text(of: $0.pointee.ai_addr, length: $0.pointee.ai_addrlen) }
    }
  }

  private static func ownAddresses() -> Set<String> {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    let texts = sequence(first: first, next: { $0?.pointee.ifa_next }).compactMap { entry in
      entry.flatMap { text(of: $0.pointee.ifa_addr, length: nil) }
    }
    return Set(texts.map { $0.contains(":") ? "[\($0)]" : $0 })
  }

  private static func text(
    of address: UnsafeMutablePointer<sockaddr>?, length: socklen_t?
  ) -> String? {
    guard let address else { return nil }
    let size: Int
    switch Int32(address.pointee.sa_family) {
    case AF_INET: size = MemoryLayout<sockaddr_in>.size
    case AF_INET6: size = MemoryLayout<sockaddr_in6>.size
    default: return nil
    }
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let result = getnameinfo(
      address, length ?? socklen_t(size), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST)
    return result == 0
      ? String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self) : nil
  }
}
