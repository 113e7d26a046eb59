import CoreGraphics
import Foundation

/// How the segments of a control look, by their states.
struct SegmentStyle {
  /// A line between two segments, by the states of both.
  struct Sides: Hashable {
    var left, right: UIControl.State
    var metrics: UIBarMetrics

    init(_ left: UIControl.State, _ right: UIControl.State, _ metrics: UIBarMetrics) {
      (self.left, self.right, self.metrics) = (left, right, metrics)
    }
  }

  /// A kind of segment in a kind of bar.
  struct Place: Hashable {
    var segment: UISegmentedControl.Segment
    var metrics: UIBarMetrics

    init(_ segment: UISegmentedControl.Segment, _ metrics: UIBarMetrics) {
      (self.segment, self.metrics) = (segment, metrics)
    }
  }

  /// What titles are written with, by state, in a form that can be compared.
  struct Attributes: Equatable {
    var byState: [UIControl.State: [NSAttributedString.Key: Any]]

    static func == (first: Attributes, second: Attributes) -> Bool {
      first.byState.mapValues { $0 as NSDictionary }
        == second.byState.mapValues { $0 as NSDictionary }
    }
  }

  var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  var backgrounds: [UIBarMetrics: StatePictures] = [:]
  var dividers: [Sides: UIImage] = [:]
  var adjustments: [Place: UIOffset] = [:]

  /// A title's attributes in a state: the usual ones, the normal state's, and then its own.
  func titleAttributes(in state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let weight: UIFont.Weight = state.contains(.selected) ? .semibold : .medium
    let color: UIColor = state.contains(.disabled) ? .tertiaryLabel : .label
    let usual: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 13, weight: weight), .foregroundColor: color,
    ]
    return usual.merging(attributes[.normal] ?? [:]) { $1 }
      .merging(state == .normal ? [:] : attributes[state] ?? [:]) { $1 }
  }

  func background(in state: UIControl.State) -> UIImage? {
    backgrounds[.default]?.shown(in: state)
  }

  var hasBackgrounds: Bool { backgrounds[.default]?.shown(in: .normal) != nil }

  func divider(_ left: UIControl.State, _ right: UIControl.State) -> UIImage? {
    dividers[Sides(left, right, .default)] ?? dividers[Sides(.normal, .normal, .default)]
  }

  /// How far content is moved in a segment, by its place among all.
  func adjustment(of index: Int, among count: Int) -> UIOffset {
    let place: UISegmentedControl.Segment =
      count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
    return adjustments[Place(place, .default)] ?? adjustments[Place(.any, .default)] ?? .zero
  }
}
