import Foundation
@_spi(Classes) import ObjectiveC

/// Which class an element is made of.
@MainActor
enum InterfaceClasses {
  /// The class that the element names, or the one that its kind has by itself.
  static func type(of element: InterfaceElement, in document: InterfaceDocument) -> AnyClass {
    let own = ownType(of: element, document)
    guard let name = element["customClass"] else { return own }
    guard let custom = named(name) else {
      InterfaceProblem.warn(
        "\(document.name), line \(element.line): there is no class \(name), so \(own) takes its place."
      )
      return own
    }
    guard isKind(custom, of: family(of: own)) else {
      document.problem(
        element,
        "\(name) cannot take the place of a \(own), because it is not a \(family(of: own))."
      ).refuse()
    }
    return custom
  }

  /// The page's class of this name, or one of a framework's; the name may have its module before it.
  static func named(_ name: String) -> AnyClass? {
    LoadedClasses.shared.named(name.split(separator: ".").last.map(String.init) ?? name)
  }

  /// What a class has to be so that it can stand where the element stands.
  private static func family(of type: AnyClass) -> AnyClass {
    let families: [AnyClass] = [
      UITableViewCell.self, UICollectionReusableView.self, UIView.self, UIViewController.self,
      UIGestureRecognizer.self, UIBarButtonItem.self, UITabBarItem.self, UINavigationItem.self,
      UICollectionViewLayout.self,
    ]
    return families.first { isKind(type, of: $0) } ?? NSObject.self
  }

  static func isKind(_ type: AnyClass, of family: AnyClass) -> Bool {
    sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == family }
  }

  private static func ownType(
    of element: InterfaceElement, _ document: InterfaceDocument
  ) -> AnyClass {
    if let type = types[element.name] { return type }
    if let name = elsewhere[element.name], let type = LoadedClasses.shared.named(name) {
      return type
    }
    let type: AnyClass =
      element.name.hasSuffix("Controller") ? UIViewController.self : UIView.self
    InterfaceProblem.warn(
      "\(document.name), line \(element.line): <\(element.name)> is not known, so a \(type) takes its place."
    )
    return type
  }

  /// Classes of other frameworks.
  private static let elsewhere = [
    "mapView": "MKMapView", "wkWebView": "WKWebView",
    "avPlayerViewController": "AVPlayerViewController",
  ]

  private static let types: [String: AnyClass] = [
    "view": UIView.self, "containerView": UIView.self, "control": UIControl.self,
    "label": UILabel.self, "button": UIButton.self, "imageView": UIImageView.self,
    "textField": UITextField.self, "textView": UITextView.self, "switch": UISwitch.self,
    "slider": UISlider.self, "stepper": UIStepper.self,
    "segmentedControl": UISegmentedControl.self, "progressView": UIProgressView.self,
    "activityIndicatorView": UIActivityIndicatorView.self, "pageControl": UIPageControl.self,
    "pickerView": UIPickerView.self, "datePicker": UIDatePicker.self,
    "scrollView": UIScrollView.self, "stackView": UIStackView.self,
    "tableView": UITableView.self, "tableViewCell": UITableViewCell.self,
    "tableViewCellContentView": UIView.self, "collectionViewCellContentView": UIView.self,
    "collectionView": UICollectionView.self,
    "collectionViewCell": UICollectionViewCell.self,
    "collectionReusableView": UICollectionReusableView.self, "toolbar": UIToolbar.self,
    "navigationBar": UINavigationBar.self, "tabBar": UITabBar.self,
    "searchBar": UISearchBar.self, "visualEffectView": UIVisualEffectView.self,
    "refreshControl": UIRefreshControl.self, "colorWell": UIColorWell.self,
    "window": UIWindow.self,
    "viewController": UIViewController.self, "tableViewController": UITableViewController.self,
    "collectionViewController": UICollectionViewController.self,
    "navigationController": UINavigationController.self,
    "tabBarController": UITabBarController.self,
    "pageViewController": UIPageViewController.self,
    "splitViewController": UISplitViewController.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "gestureRecognizer": UIGestureRecognizer.self,
    "barButtonItem": UIBarButtonItem.self, "tabBarItem": UITabBarItem.self,
    "navigationItem": UINavigationItem.self,
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "collectionViewLayout": UICollectionViewFlowLayout.self, "customObject": NSObject.self,
  ]
}
