import Foundation

@available(*, deprecated, renamed: "RunLoop")
public typealias NSRunLoop = RunLoop

@available(*, deprecated, renamed: "RunLoop.Mode")
public typealias RunLoopMode = RunLoop.Mode

@available(*, deprecated, renamed: "RunLoop.Mode.default")
public let NSDefaultRunLoopMode = RunLoop.Mode.default

@available(*, deprecated, renamed: "RunLoop.Mode.common")
public let NSRunLoopCommonModes = RunLoop.Mode.common

extension RunLoop.Mode {
  @available(*, deprecated, renamed: "default")
  public static var defaultRunLoopMode: RunLoop.Mode { .default }

  @available(*, deprecated, renamed: "common")
  public static var commonModes: RunLoop.Mode { .common }
}

extension RunLoop {
  @available(*, deprecated, renamed: "getter:main()")
  public class func mainRunLoop() -> RunLoop { main }

  @available(*, deprecated, renamed: "getter:current()")
  public class func currentRunLoop() -> RunLoop { current }

  @available(*, deprecated, renamed: "add(_:forMode:)")
  public func addTimer(_ timer: Timer, forMode mode: RunLoop.Mode) { add(timer, forMode: mode) }

  @available(*, deprecated, renamed: "run(until:)")
  public func runUntilDate(_ limitDate: Date) { run(until: limitDate) }

  @available(*, deprecated, renamed: "run(mode:before:)")
  @discardableResult
  public func runMode(_ mode: RunLoop.Mode, beforeDate limitDate: Date) -> Bool {
    run(mode: mode, before: limitDate)
  }
}
