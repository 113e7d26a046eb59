import UIKit

extension LevelController {
  /// Shows in the bar what the views of the level say.
  func show(_ settings: NavigationSettings, in environment: EnvironmentValues) {
    let title = settings.title.map { $0.string(in: environment) }
    if navigationItem.title != title { navigationItem.title = title }
    let mode = settings.largeTitleMode
    if navigationItem.largeTitleDisplayMode != mode {
      navigationItem.largeTitleDisplayMode = mode
    }
    let hidesBack = settings.backIsHidden ?? false
    if navigationItem.hidesBackButton != hidesBack { navigationItem.hidesBackButton = hidesBack }
  }
}

extension NavigationSettings {
  /// Without a title there is no room for one.
  fileprivate var largeTitleMode: UINavigationItem.LargeTitleDisplayMode {
    guard title != nil else { return .never }
    switch displayMode {
    case .inline: return .never
    case .large: return .always
    case .automatic, nil: return .automatic
    }
  }
}

extension Text {
  /// The letters of the text in an environment.
  @MainActor @preconcurrency
  func string(in environment: EnvironmentValues) -> String {
    var builder = TextBuilder(in: environment)
    builder.append(self)
    return builder.result.string
  }
}
