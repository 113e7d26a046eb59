import Foundation
import Glibc

/// A browser as far as the wire shows it, with every header in the test's own hands.
final class RawClient {
  private let socket: Int32
  private var pending: [UInt8] = []

  struct Reply {
    var status: Int
    var headers: [String: String]
    var body: [UInt8]
    var text: String { String(decoding: body, as: UTF8.self) }
  }

  enum Message: Equatable {
    case text(String)
    case binary([UInt8])
    case close(Int)
    case end
  }

  init(port: Int) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else { throw POSIXError(.ECONNREFUSED) }
    var patience = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(
      socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(socket) }

  func request(
    _ path: String, method: String = "GET", headers: [String: String] = [:]
  ) -> Reply? {
    var text = "\(method) \(path) HTTP/1.1\r\n"
    for (name, value) in headers { text += "\(name): \(value)\r\n" }
    send(Array((text + "\r\n").utf8))
    return readReply(hasBody: method != "HEAD")
  }

  /// Asks for a WebSocket; the reply's status is 101 where there is one.
  func upgrade(_ path: String, headers: [String: String]) -> Reply? {
    request(
      path,
      headers: headers.merging([
        "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
      ]) { mine, _ in mine })
  }

  func send(text: String) { sendFrame(kind: 1, Array(text.utf8)) }
  func send(binary: [UInt8]) { sendFrame(kind: 2, binary) }

  /// The next message, its pieces joined.
  func receive() -> Message {
    var whole: [UInt8] = []
    var wholeKind: UInt8 = 0
    while true {
      guard let head = take(2) else { return .end }
      var length = Int(head[1] & 0x7f)
      if length >= 126 {
        guard let more = take(length == 126 ? 2 : 8) else { return .end }
        length = more.reduce(0) { $0 << 8 | Int($1) }
      }
      guard let payload = take(length) else { return .end }
      let kind = head[0] & 0x0f
      if kind == 8 {
        return .close(payload.prefix(2).reduce(0) { $0 << 8 | Int($1) })
      }
      if kind >= 9 { continue }
      if kind != 0 { wholeKind = kind }
      whole += payload
      guard head[0] & 0x80 != 0 else { continue }
      return wholeKind == 1 ? .text(String(decoding: whole, as: UTF8.self)) : .binary(whole)
    }
  }

  private func sendFrame(kind: UInt8, _ payload: [UInt8]) {
    var frame: [UInt8] = [0x80 | kind]
    if payload.count < 126 {
      frame.append(0x80 | UInt8(payload.count))
    } else {
      frame.append(0x80 | 127)
      for shift in stride(from: 56, through: 0, by: -8) {
        frame.append(UInt8(truncatingIfNeeded: payload.count >> shift))
      }
    }
    send(frame + [0, 0, 0, 0] + payload)
  }

  private func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private func readReply(hasBody: Bool) -> Reply? {
    var head: [UInt8] = []
    while !head.suffix(4).elementsEqual([13, 10, 13, 10]) {
      guard let byte = take(1) else { return nil }
      head += byte
    }
    let lines = String(decoding: head, as: UTF8.self).split(separator: "\r\n")
    guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let halves = line.split(separator: ":", maxSplits: 1).map(String.init)
      headers[halves[0].lowercased()] = halves[1].trimmingCharacters(in: .whitespaces)
    }
    let length = hasBody ? Int(headers["content-length"] ?? "0") ?? 0 : 0
    return take(length).map { Reply(status: status, headers: headers, body: $0) }
  }

  private func take(_ count: Int) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 256 * 1024)
    while pending.count < count {
      let received = recv(socket, &buffer, buffer.count, 0)
      guard received > 0 else { return nil }
      pending += buffer[..<received]
    }
    defer { pending.removeFirst(count) }
    return Array(pending[..<count])
  }
}
