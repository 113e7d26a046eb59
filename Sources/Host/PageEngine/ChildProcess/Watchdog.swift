import Foundation

/// Ends the groups of our processes when we end, however we end.
///
/// Each process that we start asks the kernel to die with us. What it starts itself need not:
/// bubblewrap dies with `lek`, but the first process of its sandbox waits for a word from it before
/// it asks the same. If bubblewrap is killed before it gives that word, that process waits forever.
///
/// So one shell, in a session of its own, reads from a socket which groups are there, and kills
/// them when the socket's other end is closed.
///
/// **Always holds**: a process is registered before it is another program, so no group is missed.
/// Without a shell there is no watchdog, and processes start all the same.
struct Watchdog: Sendable {
  static let shared = Watchdog()

  /// Receives `+ NUMBER` for each group that ends with us, and `- NUMBER` when it is gone.
  let registry: Descriptor

  private static let shell = "/bin/sh"

  private static let script = """
    groups=
    while read -r sign group; do
      case $sign in
        +) groups="$groups $group" ;;
        -) left=
           for other in $groups; do [ "$other" = "$group" ] || left="$left $other"; done
           groups=$left ;;
      esac
    done
    for group in $groups; do kill -s KILL -- "-$group"; done
    """

  /// Starts the shell. It is the child of one that ends at once, so that it does not die with us.
  private init?() {
    guard let (ours, theirs) = try? Descriptor.socketPair(),
      let none = try? Descriptor.open("/dev/null", O_RDWR)
    else { return nil }
    registry = ours
    let request = ChildProcess.Request(
      arguments: [Self.shell, "-c", "exec 3<&0\n(\(Self.script)\n) <&3 3<&- &"],
      environment: ["PATH": "/usr/bin:/bin"], folder: "/",
      descriptors: [theirs.number, none.number, none.number], session: .own)
    let (failure, process) = ChildProcess.spawn(request, nil)
    guard failure == 0 else { return nil }
    while waitpid(process, nil, 0) < 0, errno == EINTR {}
  }

  /// A group is gone, and its number may become that of another one.
  func forget(_ group: pid_t) {
    let line = "- \(group)\n"
    let quietly = Int32(MSG_NOSIGNAL | MSG_DONTWAIT)
    _ = send(registry.number, line, line.utf8.count, quietly)
  }
}
