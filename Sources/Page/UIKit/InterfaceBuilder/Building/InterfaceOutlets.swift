import Foundation
@_spi(Properties) import ObjectiveC

/// Sets an outlet: a property of the page's own class, or one of UIKit's.
@MainActor
enum InterfaceOutlets {
  /// False where the class has none of this name that could hold the value.
  static func set(_ value: Any?, named name: String, of object: NSObject) -> Bool {
    if let property = declared(name, object), property.set(value, of: object) { return true }
    return setOwn(value, name, object)
  }

  /// A property of the page's own class, and none that one of ours only stores: its setter does more.
  static func declared(_ name: String, _ object: NSObject) -> DeclaredProperty? {
    DeclaredProperty(named: name, of: object, below: ownBase(of: type(of: object)))
  }

  /// The nearest class that is not the page's.
  private static func ownBase(of type: AnyClass) -> AnyClass {
    sequence(first: type, next: { _getSuperclass($0) }).first {
      let module = String(reflecting: $0).prefix { $0 != "." }
      return frameworks.contains(String(module))
    } ?? type
  }

  private static let frameworks: Set = [
    "UIKit", "Foundation", "MapKit", "WebKit", "AVKit", "QuartzCore", "GameplayKit",
  ]

  private static func setOwn(_ value: Any?, _ name: String, _ object: NSObject) -> Bool {
    switch name {
    case "delegate": setDelegate(value, object)
    case "dataSource": setDataSource(value, object)
    case "view", "tableView", "collectionView": setView(value, name, object)
    case "refreshControl":
      set(value, object, \UITableViewController.refreshControl)
        || set(value, object, \UIScrollView.refreshControl)
    case "tableHeaderView": set(value, object, \UITableView.tableHeaderView)
    case "tableFooterView": set(value, object, \UITableView.tableFooterView)
    case "prefetchDataSource": setPrefetching(value, object)
    case "backgroundView":
      set(value, object, \UITableView.backgroundView)
        || set(value, object, \UICollectionView.backgroundView)
        || set(value, object, \UITableViewCell.backgroundView)
        || set(value, object, \UICollectionViewCell.backgroundView)
    case "selectedBackgroundView":
      set(value, object, \UITableViewCell.selectedBackgroundView)
        || set(value, object, \UICollectionViewCell.selectedBackgroundView)
    case "accessoryView": set(value, object, \UITableViewCell.accessoryView)
    case "editingAccessoryView": set(value, object, \UITableViewCell.editingAccessoryView)
    case "leftView": set(value, object, \UITextField.leftView)
    case "rightView": set(value, object, \UITextField.rightView)
    case "inputView": setInput(value, object)
    case "inputAccessoryView": setAccessory(value, object)
    case "titleView": set(value, object, \UINavigationItem.titleView)
    case "customView": set(value, object, \UIBarButtonItem.customView)
    default: false
    }
  }

  private static func set<Owner, Value>(
    _ value: Any?, _ object: NSObject, _ property: ReferenceWritableKeyPath<Owner, Value?>
  ) -> Bool {
    guard let owner = object as? Owner else { return false }
    owner[keyPath: property] = value as? Value
    return true
  }

  /// Sets a view that loads once it is read, which setting through a key path may do first.
  private static func setView(_ value: Any?, _ name: String, _ object: NSObject) -> Bool {
    switch (name, object) {
    case ("view", let owner as UIViewController):
      owner.view = value as? UIView
    case ("tableView", let owner as UITableViewController):
      owner.tableView = value as? UITableView
    case ("collectionView", let owner as UICollectionViewController):
      owner.collectionView = value as? UICollectionView
    default: return false
    }
    return true
  }

  private static func setDelegate(_ value: Any?, _ object: NSObject) -> Bool {
    switch object {
    case let view as UITableView: view.delegate = value as? any UITableViewDelegate
    case let view as UICollectionView: view.delegate = value as? any UICollectionViewDelegate
    case let view as UITextView: view.delegate = value as? any UITextViewDelegate
    case let view as UIScrollView: view.delegate = value as? any UIScrollViewDelegate
    case let view as UITextField: view.delegate = value as? any UITextFieldDelegate
    case let view as UISearchBar: view.delegate = value as? any UISearchBarDelegate
    case let view as UIPickerView: view.delegate = value as? any UIPickerViewDelegate
    case let view as UITabBar: view.delegate = value as? any UITabBarDelegate
    case let view as UINavigationBar: view.delegate = value as? any UINavigationBarDelegate
    case let view as UIToolbar: view.delegate = value as? any UIToolbarDelegate
    case let owner as UINavigationController:
      owner.delegate = value as? any UINavigationControllerDelegate
    case let owner as UITabBarController: owner.delegate = value as? any UITabBarControllerDelegate
    case let owner as UIPageViewController:
      owner.delegate = value as? any UIPageViewControllerDelegate
    case let owner as UISplitViewController:
      owner.delegate = value as? any UISplitViewControllerDelegate
    case let owner as UIGestureRecognizer:
      owner.delegate = value as? any UIGestureRecognizerDelegate
    default: return false
    }
    return true
  }

  private static func setDataSource(_ value: Any?, _ object: NSObject) -> Bool {
    switch object {
    case let view as UITableView: view.dataSource = value as? any UITableViewDataSource
    case let view as UICollectionView: view.dataSource = value as? any UICollectionViewDataSource
    case let view as UIPickerView: view.dataSource = value as? any UIPickerViewDataSource
    case let owner as UIPageViewController:
      owner.dataSource = value as? any UIPageViewControllerDataSource
    default: return false
    }
    return true
  }

  private static func setPrefetching(_ value: Any?, _ object: NSObject) -> Bool {
    switch object {
    case let view as UITableView:
      view.prefetchDataSource = value as? any UITableViewDataSourcePrefetching
    case let view as UICollectionView:
      view.prefetchDataSource = value as? any UICollectionViewDataSourcePrefetching
    default: return false
    }
    return true
  }

  private static func setInput(_ value: Any?, _ object: NSObject) -> Bool {
    set(value, object, \UITextField.inputView) || set(value, object, \UITextView.inputView)
  }

  private static func setAccessory(_ value: Any?, _ object: NSObject) -> Bool {
    set(value, object, \UITextField.inputAccessoryView)
      || set(value, object, \UITextView.inputAccessoryView)
  }
}
