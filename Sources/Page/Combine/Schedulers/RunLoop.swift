import Foundation

extension RunLoop: Scheduler {
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
    perform { work.value() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    let work = Unchecked(action)
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in work.value() }
    timer.tolerance = tolerance.magnitude
    add(timer, forMode: .common)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    let work = Unchecked(action)
    let timer = Timer(fire: date.date, interval: interval.magnitude, repeats: true) { _ in
      work.value()
    }
    timer.tolerance = tolerance.magnitude
    add(timer, forMode: .common)
    return AnyCancellable { timer.invalidate() }
  }
}

/// What is handed to another thread on its owner's word.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
