import Foundation

extension OperationQueue: Scheduler {
  /// A moment.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The moment as a date.
    public var date: Date
    public init(_ date: Date) { self.date = date }

    public func distance(to other: SchedulerTimeType) -> Stride {
      Stride(other.date.timeIntervalSince(date))
    }

    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(date + n.magnitude)
    }

    /// A span of time in seconds.
    public struct Stride: SecondsStride, Codable, Hashable {
      public var magnitude: Double
      public init(_ seconds: Double) { magnitude = seconds }
    }
  }

  /// What can be said of how it runs: nothing.
  public struct SchedulerOptions: Sendable { public init() {} }

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    let work = Unchecked(action)
    addOperation { work.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = Unchecked((self, action))
    DispatchQueue.global().asyncAfter(deadline: .now() + date.date.timeIntervalSinceNow) {
      work.value.0.schedule(options: nil, work.value.1)
    }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = Unchecked((self, action))
    let queue = DispatchQueue.global()
    let first = DispatchQueue.SchedulerTimeType(.now() + date.date.timeIntervalSinceNow)
    return queue.schedule(after: first, interval: .seconds(interval.magnitude)) {
      work.value.0.schedule(options: nil, work.value.1)
    }
  }
}
