/// The methods of the frameworks that a page can exchange for its own: those are `dynamic` in them.
enum ExchangeableMethods {
  /// A method, as it is declared today.
  struct Entry: Sendable {
    /// What Objective-C calls it.
    let selector: String
    /// The class that declares it.
    let type: String
    var isStatic = false
    /// Its name, `action(for:forKey:)`.
    let name: String
    let parameters: [String]
    var result = "Void"
  }

  static let all: [Entry] = [
    Entry(
      selector: "actionForLayer:forKey:", type: "UIView", name: "action(for:forKey:)",
      parameters: ["CALayer", "String"], result: "CAAction?"),
    Entry(selector: "layoutSubviews", type: "UIView", name: "layoutSubviews()", parameters: []),
    Entry(
      selector: "didMoveToSuperview", type: "UIView", name: "didMoveToSuperview()", parameters: []),
    Entry(selector: "didMoveToWindow", type: "UIView", name: "didMoveToWindow()", parameters: []),
    Entry(
      selector: "willMoveToSuperview:", type: "UIView", name: "willMove(toSuperview:)",
      parameters: ["UIView?"]),
    Entry(
      selector: "willMoveToWindow:", type: "UIView", name: "willMove(toWindow:)",
      parameters: ["UIWindow?"]),
    Entry(
      selector: "didAddSubview:", type: "UIView", name: "didAddSubview(_:)",
      parameters: ["UIView"]),
    animation("", [], "", completes: false),
    animation("", [], ""),
    animation("delay:options:", ["TimeInterval", "UIView.AnimationOptions"], "delay:options:"),
    animation(
      "delay:usingSpringWithDamping:initialSpringVelocity:options:",
      ["TimeInterval", "CGFloat", "CGFloat", "UIView.AnimationOptions"],
      "delay:usingSpringWithDamping:initialSpringVelocity:options:"),
    Entry(
      selector: "actionForKey:", type: "CALayer", name: "action(forKey:)", parameters: ["String"],
      result: "CAAction?"),
    Entry(selector: "viewDidLoad", type: "UIViewController", name: "viewDidLoad()", parameters: []),
    appearance("viewWillAppear"), appearance("viewDidAppear"),
    appearance("viewWillDisappear"), appearance("viewDidDisappear"),
    Entry(
      selector: "viewWillLayoutSubviews", type: "UIViewController",
      name: "viewWillLayoutSubviews()", parameters: []),
    Entry(
      selector: "viewDidLayoutSubviews", type: "UIViewController", name: "viewDidLayoutSubviews()",
      parameters: []),
    Entry(
      selector: "presentViewController:animated:completion:", type: "UIViewController",
      name: "present(_:animated:completion:)",
      parameters: ["UIViewController", "Bool", "(() -> Void)?"]),
    Entry(
      selector: "pushViewController:animated:", type: "UINavigationController",
      name: "pushViewController(_:animated:)", parameters: ["UIViewController", "Bool"]),
    Entry(
      selector: "sendAction:to:forEvent:", type: "UIControl", name: "sendAction(_:to:for:)",
      parameters: ["Selector", "Any?", "UIEvent?"]),
    Entry(
      selector: "sendAction:to:from:forEvent:", type: "UIApplication",
      name: "sendAction(_:to:from:for:)", parameters: ["Selector", "Any?", "Any?", "UIEvent?"],
      result: "Bool"),
    Entry(
      selector: "sendEvent:", type: "UIApplication", name: "sendEvent(_:)",
      parameters: ["UIEvent"]),
    Entry(selector: "sendEvent:", type: "UIWindow", name: "sendEvent(_:)", parameters: ["UIEvent"]),
    Entry(selector: "reloadData", type: "UITableView", name: "reloadData()", parameters: []),
  ]

  private static func appearance(_ name: String) -> Entry {
    Entry(
      selector: name + ":", type: "UIViewController", name: name + "(_:)", parameters: ["Bool"])
  }

  private static func animation(
    _ selector: String, _ parameters: [String], _ labels: String, completes: Bool = true
  ) -> Entry {
    let end = completes ? "completion:" : ""
    return Entry(
      selector: "animateWithDuration:\(selector)animations:\(end)", type: "UIView",
      isStatic: true, name: "animate(withDuration:\(labels)animations:\(end))",
      parameters: ["TimeInterval"] + parameters + ["@escaping () -> Void"]
        + (completes ? ["((Bool) -> Void)?"] : []))
  }
}
