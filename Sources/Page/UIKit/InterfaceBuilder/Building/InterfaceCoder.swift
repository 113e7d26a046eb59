import Foundation

/// What an object is made with that lies in a file of Interface Builder.
///
/// A page's own class is made by `init(coder:)`, as on a Mac. The class of ours that it inherits from fills the
/// object before the page's code goes on, so that this finds frame, subviews and colours.
@MainActor
final class InterfaceCoder: EmptyCoder, @unchecked Sendable {
  let element: InterfaceElement
  let maker: InterfaceMaker
  private let filler: AnyClass?

  init(_ element: InterfaceElement, of type: AnyClass, _ maker: InterfaceMaker) {
    (self.element, self.maker) = (element, maker)
    filler = sequence(first: type, next: { _getSuperclass($0) }).first {
      Self.fillers.contains(ObjectIdentifier($0))
    }
    super.init()
  }

  /// Whether no class below this one of ours goes on setting the object up.
  func isFilled(by type: AnyClass) -> Bool { filler == type }

  /// The classes whose `init(coder:)` ends by filling the object.
  private static let fillers = Set(
    ([
      UIView.self, UIControl.self, UILabel.self, UIButton.self, UIImageView.self,
      UITextField.self, UITextView.self, UISwitch.self, UISlider.self, UIStepper.self,
      UISegmentedControl.self, UIProgressView.self, UIActivityIndicatorView.self,
      UIPageControl.self, UIPickerView.self, UIDatePicker.self, UIScrollView.self,
      UIStackView.self, UITableView.self, UITableViewCell.self,
      UITableViewHeaderFooterView.self, UICollectionView.self, UICollectionReusableView.self,
      UICollectionViewCell.self, UIToolbar.self, UINavigationBar.self, UITabBar.self,
      UISearchBar.self, UIVisualEffectView.self, UIRefreshControl.self, UIColorWell.self,
      UIWindow.self, UIViewController.self, UITableViewController.self,
      UICollectionViewController.self, UINavigationController.self, UITabBarController.self,
      UIPageViewController.self, UISplitViewController.self,
    ] as [AnyClass]).map { ObjectIdentifier($0) })
}

/// Holds nothing: what is read from it is as if it were made anew.
class EmptyCoder: NSCoder {
  override var allowsKeyedCoding: Bool { false }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
}

extension UIView {
  /// The last line of the `init(coder:)` of a class of ours.
  func fill(from coder: NSCoder, as type: UIView.Type) {
    guard let coder = coder as? InterfaceCoder, coder.isFilled(by: type) else { return }
    coder.maker.fill(self, coder.element)
  }
}

extension UIViewController {
  func fill(from coder: NSCoder, as type: UIViewController.Type) {
    guard let coder = coder as? InterfaceCoder, coder.isFilled(by: type) else { return }
    coder.maker.fill(self, coder.element)
  }
}

extension NSCoder {
  /// The element that an object is made of, for what a class has to know before it is there.
  @MainActor var interfaceElement: InterfaceElement? { (self as? InterfaceCoder)?.element }
}
