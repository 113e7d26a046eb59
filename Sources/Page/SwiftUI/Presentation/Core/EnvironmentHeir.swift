/// A controller whose views have the environment of the view that presents it.
@MainActor
protocol EnvironmentHeir: UIViewController {
  func receive(_ environment: EnvironmentValues, changed keys: Set<ObjectIdentifier>)
  /// The controller is presented no more: its views disappear.
  func hasGone()
}

/// The environment that the views of a hosting view go on from, and how they are dismissed.
@MainActor @preconcurrency
final class Surroundings {
  var environment: EnvironmentValues
  let dismiss: DismissAction

  init(_ environment: EnvironmentValues, dismiss: DismissAction) {
    self.environment = environment
    self.dismiss = dismiss
  }

  /// The environment for views that are shown with other traits. Where the page has set a value
  /// that traits have too, it stays.
  func environment(with traits: UITraitCollection) -> EnvironmentValues {
    var values = environment
    let outer = EnvironmentValues(traits: environment.hostTraits)
    let inner = EnvironmentValues(traits: traits)
    values.hostTraits = traits
    values.colorScheme = inner.colorScheme
    if environment.layoutDirection == outer.layoutDirection {
      values.layoutDirection = inner.layoutDirection
    }
    (values.isInList, values.isInMenu, values.navigationPlace) = (false, false, nil)
    return values
  }
}

/// A graph whose views are shown in a view of UIKit.
@MainActor @preconcurrency
protocol ViewGraphHost: GraphHost {
  var hostView: UIView { get }
}

extension Graph {
  /// The view in which the views are shown.
  var hostView: UIView? { (host as? any ViewGraphHost)?.hostView }
}
