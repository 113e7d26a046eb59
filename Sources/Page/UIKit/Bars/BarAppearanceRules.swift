import Foundation

// What `appearance()` of a bar can set, in a form that can be compared.

extension UINavigationBar {
  /// The appearance that somebody has set.
  var ownStandard: UINavigationBarAppearance? {
    get { legacy.isOverridden ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }

  var saidTitle: NSDictionary? {
    get { legacy.titleAttributes.map { NSDictionary(attributes: $0) } }
    set { titleTextAttributes = newValue?.attributes }
  }

  var saidLargeTitle: NSDictionary? {
    get { legacy.largeTitleAttributes.map { NSDictionary(attributes: $0) } }
    set { largeTitleTextAttributes = newValue?.attributes }
  }

  var saidBackground: UIImage? {
    get { backgroundImage(for: .default) }
    set { setBackgroundImage(newValue, for: .default) }
  }
}

extension UITabBar {
  var ownStandard: UITabBarAppearance? {
    get { hasOwnAppearance ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }
}

extension UIToolbar {
  var ownStandard: UIToolbarAppearance? {
    get { hasOwnAppearance ? standardAppearance : nil }
    set { if let newValue { standardAppearance = newValue } }
  }
}

extension NSDictionary {
  fileprivate convenience init(attributes: TextAttributes) {
    var entries: [String: Any] = [:]
    for (key, value) in attributes { entries[key.rawValue] = value }
    self.init(dictionary: entries)
  }

  fileprivate var attributes: TextAttributes {
    var found: TextAttributes = [:]
    for (key, value) in self {
      if let key = key as? String { found[NSAttributedString.Key(rawValue: key)] = value }
    }
    return found
  }
}
