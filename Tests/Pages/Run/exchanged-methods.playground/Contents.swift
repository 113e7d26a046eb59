import PlaygroundSupport
import UIKit

extension UIViewController {
  @objc func noting_viewDidAppear(_ animated: Bool) {
    print("\(type(of: self)) will be told")
    noting_viewDidAppear(animated)
  }

  @objc func noting_viewDidLoad() {
    print("loaded")
    noting_viewDidLoad()
  }
}

func swizzle(_ type: AnyClass, _ original: Selector, _ other: Selector) {
  guard let first = class_getInstanceMethod(type, original),
    let second = class_getInstanceMethod(type, other)
  else { return print("nothing to exchange") }
  let isAdded = class_addMethod(
    type, original, method_getImplementation(second), method_getTypeEncoding(second))
  if isAdded {
    class_replaceMethod(
      type, other, method_getImplementation(first), method_getTypeEncoding(first))
  } else {
    method_exchangeImplementations(first, second)
  }
}

extension UIView {
  @objc class func slow_animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    print("slower")
    slow_animate(withDuration: duration * 2, animations: animations, completion: completion)
  }
}

class Greeter: NSObject {
  @objc dynamic func hello(_ name: String) -> String { "Hello, \(name)." }
  @objc dynamic func bye(_ name: String) -> String { "Bye, \(name)." }
}

class Controller: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    print("appearing")
    super.viewDidAppear(animated)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(box)
    UIView.animate(
      withDuration: 0.25, animations: { box.center.x = 90 },
      completion: { print($0, CACurrentMediaTime() - start > 0.45) })
  }
}

swizzle(
  UIViewController.self, #selector(UIViewController.viewDidAppear(_:)),
  #selector(UIViewController.noting_viewDidAppear(_:)))
swizzle(
  UIViewController.self, #selector(UIViewController.viewDidLoad),
  #selector(UIViewController.noting_viewDidLoad))
method_exchangeImplementations(
  class_getClassMethod(
    UIView.self, #selector(UIView.animate(withDuration:animations:completion:)))!,
  class_getClassMethod(
    UIView.self, #selector(UIView.slow_animate(withDuration:animations:completion:)))!)

let hello = class_getInstanceMethod(Greeter.self, #selector(Greeter.hello(_:)))!
let bye = class_getInstanceMethod(Greeter.self, #selector(Greeter.bye(_:)))!
method_exchangeImplementations(hello, bye)
print(Greeter().hello("you"), Greeter().bye("you"))
method_exchangeImplementations(hello, bye)
print(Greeter().hello("you"), Greeter().bye("you"))

let before = layouts
let view = UIView()
view.setNeedsLayout()
view.layoutIfNeeded()
print("layouts", layouts - before)

let start = CACurrentMediaTime()
PlaygroundPage.current.liveView = Controller()
