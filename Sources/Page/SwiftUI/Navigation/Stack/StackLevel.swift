import UIKit

/// One level of a navigation stack.
@MainActor @preconcurrency
final class StackLevel {
  enum Origin {
    case root
    /// A value of the path.
    case value(AnyHashable)
    /// A link or a modifier that has a view.
    case view(PushSource)
  }

  let origin: Origin
  private(set) var part: PartNode!
  private(set) var controller: LevelController!
  /// The title, for views that show it.
  let title = StateBox<String?>(nil)
  /// What the views of the level say of their bars.
  private(set) var settings = NavigationSettings()

  /// Whether the content of the level is edited.
  let editing = EditModeSource()
  /// Whether the navigation controller has the level's controller.
  var isHandedOver = false

  init(
    _ origin: Origin, content: AnyView, of model: StackModel, in context: _NodeContext,
    isInSight: Bool
  ) {
    self.origin = origin
    part = PartNode(content, in: context, isInSight: isInSight) { [unowned self, unowned model] in
      model.prepare(&$0, for: self)
    }
    part.partView.backgroundColor = .systemBackground
    controller = LevelController(part)
    part.follow(NavigationSettingsKey.self) { [weak self, weak model] settings in
      guard let self, let model else { return }
      self.settings = settings
      model.settingsChanged(of: self)
    }
  }

  var value: AnyHashable? {
    if case .value(let value) = origin { value } else { nil }
  }
}

/// The controller of a level.
final class LevelController: PartController {
  /// The items above the keyboard.
  var keyboardBar: UIToolbar? {
    didSet { if keyboardBar !== oldValue { viewIfLoaded?.reloadInputViews() } }
  }
  /// The search field of the level, if it has one.
  var search: SearchLink?
  /// The spaces around what stands in the middle of the lower bar.
  let bottomSpaces = (
    UIBarButtonItem(systemItem: .flexibleSpace), UIBarButtonItem(systemItem: .flexibleSpace)
  )

  override var inputAccessoryView: UIView? { keyboardBar }
}
