@_spi(PageHost) import PageRuntime

/// What the engine says on the warm host's command line.
struct HostArguments {
  static let usage = "usage: PageHost --control FD [--no-seccomp] [--keep-home]"

  var control: Int32
  var walls = WarmHost.Walls.seccomp
  var home = WarmHost.Home.emptied

  init?(_ arguments: [String]) {
    guard arguments.count >= 3, arguments[1] == "--control", let control = Int32(arguments[2])
    else { return nil }
    self.control = control
    for option in arguments.dropFirst(3) {
      switch option {
      case "--no-seccomp": walls = .none
      case "--keep-home": home = .kept
      default: return nil
      }
    }
  }
}
