import UIKit

public var layouts = 0

extension UIView {
  @objc func counting_layoutSubviews() {
    layouts += 1
    counting_layoutSubviews()
  }

  override open class func initialize() {
    guard self === UIView.self else { return }
    let original = class_getInstanceMethod(UIView.self, #selector(layoutSubviews))
    let counting = class_getInstanceMethod(self, #selector(counting_layoutSubviews))
    if let original = original, let counting = counting {
      method_exchangeImplementations(original, counting)
    }
  }
}
