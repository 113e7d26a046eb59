/// A view that shows how far a task is, or that it goes on.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let fraction: ProgressFraction
  private let label: Label?
  private let currentValueLabel: CurrentValueLabel?

  init(_ fraction: ProgressFraction, _ label: Label?, _ currentValueLabel: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: some View {
    switch fraction {
    case .unknown:
      styled(nil)
    case .share(let share):
      styled(share)
    case .progress(let progress) where progress.isFinished:
      styled(1)
    case .progress(let progress):
      TimelineView(.periodic(from: .now, by: 0.1)) { _ in styled(progress.fractionCompleted) }
    case .timer(let interval, let countsDown):
      TimelineView(ProgressFraction.schedule(of: interval)) { timeline in
        styled(ProgressFraction.share(of: interval, at: timeline.date, countsDown: countsDown))
      }
    }
  }

  private func styled(_ fraction: Double?) -> some View {
    StyledControl { part in
      ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(content: part($0)) },
        currentValueLabel: currentValueLabel.map { .init(content: part($0)) })
    }
  }
}

/// Where a progress view has its value from.
enum ProgressFraction {
  case unknown
  case share(Double)
  case progress(Progress)
  case timer(ClosedRange<Date>, countsDown: Bool)

  init<V: BinaryFloatingPoint>(_ value: V?, of total: V) {
    self =
      value.map { .share(total == 0 ? 0 : min(max(Double($0 / total), 0), 1)) } ?? .unknown
  }

  static func share(of interval: ClosedRange<Date>, at date: Date, countsDown: Bool) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let passed = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
    return countsDown ? 1 - passed : passed
  }

  /// The bar moves by a hundredth of its length, at least once a second.
  static func schedule(of interval: ClosedRange<Date>) -> PeriodicTimelineSchedule {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    return .periodic(from: interval.lowerBound, by: min(max(length / 100, 1.0 / 30), 1))
  }
}
