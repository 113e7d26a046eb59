import CoreGraphics
import Foundation
@_spi(UIKit) import QuartzCore

/// Collects what the keyframes of one animation change, and makes an animation of each value.
@MainActor
final class KeyframeRecorder {
  struct Span {
    var start: Double
    var end: Double

    static let whole = Span(start: 0, end: 1)

    /// A part of it, in shares of its length.
    func part(from share: Double, length: Double) -> Span {
      let whole = end - start
      let first = start + min(max(share, 0), 1) * whole
      return Span(start: first, end: min(first + max(length, 0) * whole, end))
    }
  }

  private struct Frame {
    let span: Span
    let value: Any
  }

  private struct Course {
    let view: UIView
    let key: String
    let first: Any?
    let isAdditive: Bool
    var frames: [Frame] = []
  }

  let options: UIView.KeyframeAnimationOptions
  /// What changes belong to now.
  private(set) var span = Span.whole
  private var courses: [Course] = []

  init(_ options: UIView.KeyframeAnimationOptions) {
    self.options = options
  }

  /// Changes within are a keyframe's.
  func within(_ inner: Span, _ changes: () -> Void) {
    let outer = span
    span = inner
    changes()
    span = outer
  }

  func note(_ key: String, of view: UIView, from first: Any?, additive: Bool) {
    guard let value = view.layer.value(forKey: key) ?? first else { return }
    let frame = Frame(span: span, value: value)
    if let index = courses.firstIndex(where: { $0.view === view && $0.key == key }) {
      courses[index].frames.append(frame)
    } else {
      courses.append(
        Course(view: view, key: key, first: first, isAdditive: additive, frames: [frame]))
    }
  }

  /// Starts what was collected.
  func start(in block: AnimationBlock) {
    for course in courses {
      let animation = animation(of: course)
      animation.isAdditive = course.isAdditive
      guard animation.animate(through: animation.values ?? [], of: course.view.layer) else {
        continue
      }
      let key =
        animation.isAdditive ? course.view.layer.freeAnimationKey(for: course.key) : course.key
      block.start(animation, on: course.view, forKey: key)
    }
    courses = []
  }

  // MARK: One value

  private func animation(of course: Course) -> CAKeyframeAnimation {
    let animation = CAKeyframeAnimation(keyPath: course.key)
    animation.calculationMode = options.calculationMode
    let frames = course.frames.enumerated()
      .sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }
      .map(\.element)
    let (values, times) =
      switch options.calculationMode {
      case .discrete: steps(from: course.first, frames)
      case .paced, .cubicPaced: stations(from: course.first, frames)
      default:
        overlapping(course) ?? ways(from: course.first, frames)
      }
    animation.values = values
    animation.keyTimes = times.map { NSNumber(value: $0) }
    return animation
  }

  /// Keyframes that run at the same time add up: one moves a view across, another one down.
  private func overlapping(_ course: Course) -> ([Any], [Double])? {
    let spans = course.frames.map(\.span).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    guard zip(spans, spans.dropFirst()).contains(where: { $0.end > $1.start + 1e-9 }) else {
      return nil
    }
    return CAKeyframeAnimation.sum(
      of: course.frames.map { ($0.span.start, $0.span.end, $0.value) }, from: course.first,
      forKey: course.key)
  }

  /// Held until a keyframe begins, and there when it ends.
  private func ways(from first: Any?, _ frames: [Frame]) -> ([Any], [Double]) {
    var values = [first ?? NSNull()]
    var times = [0.0]
    for frame in frames {
      let (last, time) = (values[values.count - 1], times[times.count - 1])
      if frame.span.start > time {
        values.append(last)
        times.append(frame.span.start)
      }
      values.append(frame.value)
      times.append(max(frame.span.end, time))
    }
    if times[times.count - 1] < 1 {
      values.append(values[values.count - 1])
      times.append(1)
    }
    return (values, times)
  }

  /// There from the moment at which a keyframe begins.
  private func steps(from first: Any?, _ frames: [Frame]) -> ([Any], [Double]) {
    var (values, times): ([Any], [Double]) = ([], [])
    if let start = frames.first?.span.start, start > 0 {
      values = [first ?? NSNull()]
      times = [0]
    }
    for frame in frames {
      values.append(frame.value)
      times.append(frame.span.start)
    }
    return (values, times)
  }

  /// From one to the next, evenly; times are of no account.
  private func stations(from first: Any?, _ frames: [Frame]) -> ([Any], [Double]) {
    let values = [first ?? NSNull()] + frames.map(\.value)
    return (values, values.indices.map { Double($0) / Double(values.count - 1) })
  }
}
