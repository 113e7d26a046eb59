import UIKit

extension UILabel {
  @objc func own_sizeToFit() {}
}

method_exchangeImplementations(
  class_getInstanceMethod(UILabel.self, #selector(UILabel.sizeToFit))!,
  class_getInstanceMethod(UILabel.self, #selector(UILabel.own_sizeToFit))!)
