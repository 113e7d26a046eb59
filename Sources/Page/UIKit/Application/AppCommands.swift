/// The menus that an app has beside its views. A live view has no menu bar: the studio shows them.
@MainActor
final class AppCommands {
  static let shared = AppCommands()

  private weak var owner: AnyObject?
  private var offered: [UIMenuElement] = []
  var elements: [UIMenuElement] { owner == nil ? [] : offered }
  /// Counts how often the menus were replaced.
  private(set) var changes = 0

  fileprivate func take(_ new: [UIMenuElement], of owner: AnyObject) {
    (self.owner, offered) = (owner, new)
    changes += 1
  }

  fileprivate func end(_ owner: AnyObject) {
    guard owner === self.owner else { return }
    (self.owner, offered) = (nil, [])
    changes += 1
  }
}

@_spi(SwiftUI)
extension UIApplication {
  /// Offers menus beside the views, in place of those that were there.
  public static func offerCommands(_ elements: [UIMenuElement], of owner: AnyObject) {
    AppCommands.shared.take(elements, of: owner)
  }

  /// Takes the menus of an owner back, unless others have replaced them.
  public static func removeCommands(of owner: AnyObject) {
    AppCommands.shared.end(owner)
  }
}
