import CPageEngine
import Dispatch
import Foundation
import Guarded
import PageProtocol

/// A process that we started and that is ours to end.
///
/// Everything the engine starts goes through here: the compiler, the linker, the sandbox with its
/// warm host. Foundation's `Process` hands open descriptors on, cannot change the user, set limits
/// or pass more than three descriptors, so it is not used.
///
/// Always holds: it leads a process group of its own; it gets the descriptors it was given and no
/// other; its group ends when it ends, and when we end; it is reaped; and it is signalled through a
/// descriptor that names exactly this process, or while it is not reaped yet, so never someone who
/// got its number later.
final class ChildProcess: Sendable {
  let identifier: pid_t
  private let state = Guarded(State())
  private let descriptor: Int32
  private let isSandbox: Bool

  private struct State {
    var end: ProcessEnd?
    var waiting: [CheckedContinuation<ProcessEnd, Never>] = []
  }

  /// What is started, and with what.
  struct Request {
    var arguments: [String]
    var environment: [String: String] = [:]
    var folder: String?
    /// What it gets as descriptors 0, 1, 2 and on.
    var descriptors: [Int32]
    var user: PageUser?
    var limits: [ResourceLimit] = []
    var group: ControlGroup?
    var privileges = Privileges.asFound
    var session = Session.inherited
    var addresses = Addresses.shuffled
    /// Whether the program is a sandbox, which reports the signal that ended its child as a status.
    var isSandbox = false

    enum Privileges {
      case asFound
      /// Nothing it starts can gain more than it has.
      case neverMore
    }

    enum Session {
      case inherited
      /// One without a terminal. Its processes still end as one group.
      case own
    }

    /// Where its memory lies.
    enum Addresses {
      case shuffled
      /// The same in every process, so that a page that prints one prints the same twice.
      case same
    }
  }

  /// Starts the process; the path is the first argument.
  init(_ request: Request) throws(EngineFault) {
    isSandbox = request.isSandbox
    let (failure, process) = Self.spawn(request, Watchdog.shared)
    guard failure == 0 else {
      Watchdog.shared?.forget(process)
      throw EngineFault("cannot start \(request.arguments[0])", error: failure)
    }
    identifier = process
    descriptor = lek_process_descriptor(process)
    guard descriptor >= 0 else {
      let error = errno
      Glibc.kill(process, SIGKILL)
      waitpid(process, nil, 0)
      throw EngineFault("cannot watch \(request.arguments[0])", error: error)
    }
    watch()
  }

  /// How it ended, once it has.
  var end: ProcessEnd? { state.withLock { $0.end } }

  /// Waits for its end. Cancellation of the waiting task kills it.
  func wait() async -> ProcessEnd {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let end = state.withLock { state in
          if state.end == nil { state.waiting.append(continuation) }
          return state.end
        }
        if let end { continuation.resume(returning: end) }
      }
    } onCancel: {
      kill()
    }
  }

  /// Ends it and its group now.
  func kill() {
    state.withLock { state in
      guard state.end == nil else { return }
      Glibc.kill(-identifier, SIGKILL)
    }
  }

  /// Lets every other process that has something to do go first.
  func giveWay() {
    state.withLock { state in
      guard state.end == nil else { return }
      // The group, because the program may be the child of a sandbox.
      _ = setpriority(__priority_which_t(PRIO_PGRP.rawValue), id_t(identifier), 10)
    }
  }

  /// Lets others go first once it has run for a second: what takes longer than an edit should must
  /// not delay the touches of another page.
  func giveWayWhenSlow() {
    DispatchQueue.global(qos: .userInitiated).asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.giveWay()
    }
  }

  private func watch() {
    let source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: .global(qos: .userInitiated))
    // The source holds itself, and with it us, until there is nothing left to wait for.
    source.setEventHandler { [self] in
      if reap() { source.cancel() }
    }
    source.setCancelHandler { [descriptor] in close(descriptor) }
    source.activate()
  }

  /// Whether the process is gone.
  private func reap() -> Bool {
    let (end, waiting) = state.withLock {
      state -> (ProcessEnd?, [CheckedContinuation<ProcessEnd, Never>]) in
      var status: Int32 = 0
      guard state.end == nil, hasEnded else { return (nil, []) }
      // What it has left in its group; the group keeps its number until the process is reaped.
      Glibc.kill(-identifier, SIGKILL)
      guard waitpid(identifier, &status, WNOHANG) == identifier else {
        return (nil, [])
      }
      let end = ProcessEnd(waitStatus: status, ofSandbox: isSandbox)
      state.end = end
      defer { state.waiting = [] }
      return (end, state.waiting)
    }
    guard let end else { return false }
    Watchdog.shared?.forget(identifier)
    for continuation in waiting { continuation.resume(returning: end) }
    return true
  }

  private var hasEnded: Bool {
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, 0) == 1
  }

  /// Starts a process; the watchdog, if there is one, is told its number before it is a program.
  static func spawn(_ request: Request, _ watchdog: Watchdog?) -> (failure: Int32, process: pid_t) {
    var process: pid_t = 0
    let environment = request.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let limits = request.limits.map {
      lek_limit(resource: $0.resource, soft: $0.value, hard: $0.hard)
    }
    let failure = withCStrings(request.arguments) { arguments in
      withCStrings(environment, request.group?.doors ?? []) { environment, doors in
        withOptionalCString(request.folder) { folder in
          request.descriptors.withUnsafeBufferPointer { descriptors in
            limits.withUnsafeBufferPointer { limits in
              var spawn = lek_spawn_request()
              spawn.path = UnsafePointer(arguments[0])
              spawn.arguments = arguments
              spawn.environment = environment
              spawn.folder = folder
              spawn.descriptors = descriptors.baseAddress
              spawn.descriptor_count = Int32(descriptors.count)
              spawn.user = request.user?.user ?? 0
              spawn.group = request.user?.group ?? 0
              spawn.doors = doors
              spawn.limits = limits.baseAddress
              spawn.limit_count = Int32(limits.count)
              spawn.no_new_privileges = request.privileges == .neverMore ? 1 : 0
              spawn.new_session = request.session == .own ? 1 : 0
              spawn.same_addresses = request.addresses == .same ? 1 : 0
              spawn.registry = watchdog?.registry.number ?? 0
              spawn.has_registry = watchdog == nil ? 0 : 1
              return lek_spawn(&spawn, &process)
            }
          }
        }
      }
    }
    return (failure, process)
  }
}

extension ProcessEnd {
  /// What `waitpid` said.
  init(waitStatus status: Int32, ofSandbox: Bool = false) {
    let (signal, code) = (status & 0x7f, (status >> 8) & 0xff)
    if signal != 0 {
      self = .signalled(signal: signal)
    } else if ofSandbox, code > Self.signalled, code < Self.signalled + 64 {
      self = .signalled(signal: code - Self.signalled)
    } else {
      self = .exited(status: code)
    }
  }

  /// Shells and bubblewrap add this to the number of a signal.
  private static let signalled: Int32 = 128
}

private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers = strings.map { strdup($0) }
  pointers.append(nil)
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeBufferPointer { body($0.baseAddress!) }
}

private func withCStrings<Result>(
  _ first: [String], _ second: [String],
  _ body: (
    UnsafePointer<UnsafeMutablePointer<CChar>?>, UnsafePointer<UnsafeMutablePointer<CChar>?>
  ) -> Result
) -> Result {
  withCStrings(first) { first in withCStrings(second) { body(first, $0) } }
}

private func withOptionalCString<Result>(
  _ string: String?, _ body: (UnsafePointer<CChar>?) -> Result
) -> Result {
  guard let string else { return body(nil) }
  return string.withCString { body($0) }
}
