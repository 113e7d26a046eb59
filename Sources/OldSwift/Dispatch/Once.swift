// swift-format-ignore-file: AlwaysUseLowerCamelCase TypeNamesShouldBeCapitalized
// What Swift 1 and 2 did once.

@available(*, deprecated, message: "Write static let or a global let: it is made once.")
public typealias dispatch_once_t = Int

/// Does it where the token says that nothing was done yet.
@available(*, deprecated, message: "Write static let or a global let: it is made once.")
public func dispatch_once(_ token: inout Int, _ block: () -> Void) {
  guard token == 0 else { return }
  token = -1
  block()
}
