import CoreGraphics
import Foundation

/// What was said about something for those who cannot see it. What was not said follows from what
/// it is: a label speaks its text.
///
/// An object of its own, since hardly any view has one.
final class SpokenValues {
  var isElement: Bool?
  var label: String?
  var hint: String?
  var value: String?
  var identifier: String?
  var language: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var path: UIBezierPath?
  var activationPoint: CGPoint?
  var elements: [Any]?
  var customActions: [UIAccessibilityCustomAction]?
  var navigationStyle = UIAccessibilityNavigationStyle.automatic
  var containerType = UIAccessibilityContainerType.none
  var userInputLabels: [String]?
  var areElementsHidden = false
  var isModal = false
  var respondsToUser: Bool?
  var groupsChildren = false
  var ignoresInvertColors = false
}

/// What a kind of view is for those who cannot see it, if nobody says otherwise.
struct SpokenNature {
  var isElement = false
  var label: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  /// Whether a tap on it does something, though it has none of the traits of a control.
  var responds = false
}
