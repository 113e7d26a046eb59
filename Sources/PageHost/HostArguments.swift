@_spi(PageHost) import PageRuntime

/// What the engine says on the warm host's command line.
struct HostArguments {
  static let usage = "usage: PageHost --control FD [--fixed-addresses] [--no-seccomp]"

  var control: Int32
  var addresses = Addresses.random
  var walls = WarmHost.Walls.seccomp

  /// Fixed ones make a page that prints an object's address say the same each time.
  enum Addresses {
    case random, fixed
  }

  init?(_ arguments: [String]) {
    guard arguments.count >= 3, arguments[1] == "--control", let control = Int32(arguments[2])
    else { return nil }
    self.control = control
    for option in arguments.dropFirst(3) {
      switch option {
      case "--fixed-addresses": addresses = .fixed
      case "--no-seccomp": walls = .none
      default: return nil
      }
    }
  }
}
