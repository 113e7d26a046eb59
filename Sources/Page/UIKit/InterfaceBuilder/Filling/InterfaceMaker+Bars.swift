import CoreGraphics
import Foundation

// Bars and what stands in them.

extension InterfaceMaker {
  func fillToolbar(_ view: UIToolbar, _ element: InterfaceElement) {
    element["barStyle"].flatMap { InterfaceWords.barStyles[$0] }.apply { view.barStyle = $0 }
    element.flag("translucent").apply { view.isTranslucent = $0 }
    color("barTintColor", element).apply { view.barTintColor = $0 }
    let items = barButtons(element.group("items"))
    if !items.isEmpty { view.items = items }
  }

  func fillNavigationBar(_ view: UINavigationBar, _ element: InterfaceElement) {
    element["barStyle"].flatMap { InterfaceWords.barStyles[$0] }.apply { view.barStyle = $0 }
    element.flag("translucent").apply { view.isTranslucent = $0 }
    element.flag("largeTitles").apply { view.prefersLargeTitles = $0 }
    color("barTintColor", element).apply { view.barTintColor = $0 }
    titleAttributes("titleTextAttributes", element).apply { view.titleTextAttributes = $0 }
    titleAttributes("largeTitleTextAttributes", element)
      .apply { view.largeTitleTextAttributes = $0 }
    let items = element.group("items").compactMap { make($0) as? UINavigationItem }
    if !items.isEmpty { view.items = items }
  }

  private func titleAttributes(
    _ key: String, _ element: InterfaceElement
  ) -> [NSAttributedString.Key: Any]? {
    guard let value = element.value(key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.foregroundColor] = color("textColor", value)
    attributes[.font] = InterfaceFont.font(value.value("fontDescription"))
    return attributes.isEmpty ? nil : attributes
  }

  func fillTabBar(_ view: UITabBar, _ element: InterfaceElement) {
    element["barStyle"].flatMap { InterfaceWords.barStyles[$0] }.apply { view.barStyle = $0 }
    element.flag("translucent").apply { view.isTranslucent = $0 }
    color("barTintColor", element).apply { view.barTintColor = $0 }
    color("unselectedItemTintColor", element).apply { view.unselectedItemTintColor = $0 }
    let items = element.group("items").compactMap { make($0) as? UITabBarItem }
    if !items.isEmpty { view.items = items }
  }

  func fillSearchBar(_ view: UISearchBar, _ element: InterfaceElement) {
    element.string("placeholder").apply { view.placeholder = $0 }
    element.string("prompt").apply { view.prompt = $0 }
    if element["searchBarStyle"] == "minimal" { view.searchBarStyle = .minimal }
    if element["searchBarStyle"] == "prominent" { view.searchBarStyle = .prominent }
    element.flag("showsCancelButton").apply { view.showsCancelButton = $0 }
    let titles = element.group("scopeButtonTitles").map(\.text)
    if !titles.isEmpty { view.scopeButtonTitles = titles }
    element.flag("showsScopeBar").apply { view.showsScopeBar = $0 }
    color("barTintColor", element).apply { view.barTintColor = $0 }
    InterfaceTextTraits.fill(view, element)
    element.string("text").apply { view.text = $0 }
  }

  // MARK: Items

  func barButtons(_ elements: [InterfaceElement]) -> [UIBarButtonItem] {
    elements.compactMap { make($0) as? UIBarButtonItem }
  }

  private func fillItem(_ item: UIBarItem, _ element: InterfaceElement) {
    element.string("title").apply { item.title = $0 }
    image("image", element).apply { item.image = $0 }
    image("landscapeImage", element).apply { item.landscapeImagePhone = $0 }
    element.flag("enabled").apply { item.isEnabled = $0 }
    element.integer("tag").apply { item.tag = $0 }
    element.value("imageInsets").apply { item.imageInsets = $0.insets }
  }

  func fillBarButton(_ item: UIBarButtonItem, _ element: InterfaceElement) {
    fillItem(item, element)
    if element["style"] == "done" { item.style = .done }
    if element["systemItem"] == "done" || element["systemItem"] == "save" { item.style = .done }
    element.number("width").apply { item.width = $0 }
    color("tintColor", element).apply { item.tintColor = $0 }
    makeView(element.value("customView")).apply { item.customView = $0 }
  }

  func fillTabItem(_ item: UITabBarItem, _ element: InterfaceElement) {
    element["systemItem"].flatMap { Self.tabs[$0] }.apply { item.become($0) }
    fillItem(item, element)
    image("selectedImage", element).apply { item.selectedImage = $0 }
    element.string("badgeValue").apply { item.badgeValue = $0 }
    color("badgeColor", element).apply { item.badgeColor = $0 }
  }

  private static let tabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history,
    "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
    "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]

  func fillNavigationItem(_ item: UINavigationItem, _ element: InterfaceElement) {
    element.string("title").apply { item.title = $0 }
    element.string("prompt").apply { item.prompt = $0 }
    switch element["largeTitleDisplayMode"] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    element.flag("hidesBackButton").apply { item.hidesBackButton = $0 }
    element.flag("leftItemsSupplementBackButton").apply { item.leftItemsSupplementBackButton = $0 }
    element.string("backButtonTitle").apply { item.backButtonTitle = $0 }
    let left = barButtons(element.value("leftBarButtonItem").map { [$0] } ?? [])
    let right = barButtons(element.value("rightBarButtonItem").map { [$0] } ?? [])
    let allLeft = left + barButtons(element.group("leftBarButtonItems"))
    let allRight = right + barButtons(element.group("rightBarButtonItems"))
    if !allLeft.isEmpty { item.leftBarButtonItems = allLeft }
    if !allRight.isEmpty { item.rightBarButtonItems = allRight }
    item.backBarButtonItem = barButtons(element.value("backBarButtonItem").map { [$0] } ?? []).first
    makeView(element.value("titleView")).apply { item.titleView = $0 }
  }
}

extension InterfaceElement {
  /// What a bar button has to know before it is there.
  @MainActor var systemItem: UIBarButtonItem.SystemItem? {
    self["systemItem"].flatMap { Self.systemItems[$0] }
  }

  @MainActor private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind,
    "fastForward": .fastForward, "undo": .undo, "redo": .redo, "pageCurl": .pageCurl,
    "close": .close,
  ]
}
