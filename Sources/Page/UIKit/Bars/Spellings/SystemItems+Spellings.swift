// swift-format-ignore-file: AlwaysUseLowerCamelCase
// As Swift 2 spelled them.

extension UIBarButtonItem.SystemItem {
  @available(*, deprecated, renamed: "done")
  public static var Done: UIBarButtonItem.SystemItem { .done }
  @available(*, deprecated, renamed: "cancel")
  public static var Cancel: UIBarButtonItem.SystemItem { .cancel }
  @available(*, deprecated, renamed: "edit")
  public static var Edit: UIBarButtonItem.SystemItem { .edit }
  @available(*, deprecated, renamed: "save")
  public static var Save: UIBarButtonItem.SystemItem { .save }
  @available(*, deprecated, renamed: "add")
  public static var Add: UIBarButtonItem.SystemItem { .add }
  @available(*, deprecated, renamed: "flexibleSpace")
  public static var FlexibleSpace: UIBarButtonItem.SystemItem { .flexibleSpace }
  @available(*, deprecated, renamed: "fixedSpace")
  public static var FixedSpace: UIBarButtonItem.SystemItem { .fixedSpace }
  @available(*, deprecated, renamed: "compose")
  public static var Compose: UIBarButtonItem.SystemItem { .compose }
  @available(*, deprecated, renamed: "reply")
  public static var Reply: UIBarButtonItem.SystemItem { .reply }
  @available(*, deprecated, renamed: "action")
  public static var Action: UIBarButtonItem.SystemItem { .action }
  @available(*, deprecated, renamed: "organize")
  public static var Organize: UIBarButtonItem.SystemItem { .organize }
  @available(*, deprecated, renamed: "bookmarks")
  public static var Bookmarks: UIBarButtonItem.SystemItem { .bookmarks }
  @available(*, deprecated, renamed: "search")
  public static var Search: UIBarButtonItem.SystemItem { .search }
  @available(*, deprecated, renamed: "refresh")
  public static var Refresh: UIBarButtonItem.SystemItem { .refresh }
  @available(*, deprecated, renamed: "stop")
  public static var Stop: UIBarButtonItem.SystemItem { .stop }
  @available(*, deprecated, renamed: "camera")
  public static var Camera: UIBarButtonItem.SystemItem { .camera }
  @available(*, deprecated, renamed: "trash")
  public static var Trash: UIBarButtonItem.SystemItem { .trash }
  @available(*, deprecated, renamed: "play")
  public static var Play: UIBarButtonItem.SystemItem { .play }
  @available(*, deprecated, renamed: "pause")
  public static var Pause: UIBarButtonItem.SystemItem { .pause }
  @available(*, deprecated, renamed: "rewind")
  public static var Rewind: UIBarButtonItem.SystemItem { .rewind }
  @available(*, deprecated, renamed: "fastForward")
  public static var FastForward: UIBarButtonItem.SystemItem { .fastForward }
  @available(*, deprecated, renamed: "undo")
  public static var Undo: UIBarButtonItem.SystemItem { .undo }
  @available(*, deprecated, renamed: "redo")
  public static var Redo: UIBarButtonItem.SystemItem { .redo }
}

extension UITabBarItem.SystemItem {
  @available(*, deprecated, renamed: "more")
  public static var More: UITabBarItem.SystemItem { .more }
  @available(*, deprecated, renamed: "favorites")
  public static var Favorites: UITabBarItem.SystemItem { .favorites }
  @available(*, deprecated, renamed: "featured")
  public static var Featured: UITabBarItem.SystemItem { .featured }
  @available(*, deprecated, renamed: "topRated")
  public static var TopRated: UITabBarItem.SystemItem { .topRated }
  @available(*, deprecated, renamed: "recents")
  public static var Recents: UITabBarItem.SystemItem { .recents }
  @available(*, deprecated, renamed: "contacts")
  public static var Contacts: UITabBarItem.SystemItem { .contacts }
  @available(*, deprecated, renamed: "history")
  public static var History: UITabBarItem.SystemItem { .history }
  @available(*, deprecated, renamed: "bookmarks")
  public static var Bookmarks: UITabBarItem.SystemItem { .bookmarks }
  @available(*, deprecated, renamed: "search")
  public static var Search: UITabBarItem.SystemItem { .search }
  @available(*, deprecated, renamed: "downloads")
  public static var Downloads: UITabBarItem.SystemItem { .downloads }
  @available(*, deprecated, renamed: "mostRecent")
  public static var MostRecent: UITabBarItem.SystemItem { .mostRecent }
  @available(*, deprecated, renamed: "mostViewed")
  public static var MostViewed: UITabBarItem.SystemItem { .mostViewed }
}
