import CoreGraphics
import Foundation

/// Says something, and lets the user choose: in the middle of the page, or from below.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet, alert
  }

  open private(set) var preferredStyle = Style.alert
  open private(set) var actions: [UIAlertAction] = []
  open var severity = UIAlertControllerSeverity.default
  let fields = AlertFields()

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.preferredStyle = preferredStyle
    (self.title, self.message) = (title, message)
  }

  open override var title: String? {
    didSet { contentChanged() }
  }

  open var message: String? {
    didSet { contentChanged() }
  }

  /// The one the return key chooses, in bold type; it has to be one of the actions.
  open var preferredAction: UIAlertAction? {
    didSet {
      if let preferredAction, !actions.contains(where: { $0 === preferredAction }) {
        fatalError("The preferred action has to be one of the alert's actions.")
      }
      contentChanged()
    }
  }

  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, cancelAction != nil {
      fatalError("UIAlertController can only have one action with a style of cancel.")
    }
    actions.append(action)
    action.changed = { [weak self] in self?.contentChanged() }
    contentChanged()
  }

  /// None where no field was added.
  open var textFields: [UITextField]? { fields.fields.isEmpty ? nil : fields.fields }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      fatalError("Text fields can only be added to an alert of style .alert.")
    }
    let field = AlertField(frame: .zero)
    field.addAction(
      UIAction { [weak self, weak field] _ in field.map { self?.pressedReturn(in: $0) } },
      for: .primaryActionTriggered)
    configurationHandler?(field)
    fields.add(field)
    contentChanged()
  }

  /// The next field, or after the last one what the alert is for.
  private func pressedReturn(in field: UITextField) {
    if let next = fields.field(after: field) {
      next.becomeFirstResponder()
      return
    }
    let others = actions.filter { $0.style != .cancel }
    if let action = preferredAction ?? (others.count == 1 ? others.first : nil) { choose(action) }
  }

  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  // MARK: View

  private var alertView: UIAlertControllerView? { viewIfLoaded as? UIAlertControllerView }

  open override func loadView() {
    view = UIAlertControllerView(fields) { [weak self] in self?.choose($0) }
    contentChanged()
  }

  private func contentChanged() {
    guard let alertView else { return }
    alertView.show(AlertContent(of: self, in: modal.active is UIPopoverPresentationController))
    preferredContentSize = alertView.fittingSize
    view.superview?.setNeedsLayout()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    contentChanged()
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    fields.fields.first?.becomeFirstResponder()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    fields.endEditing(true)
  }

  // MARK: Choosing

  /// The handler is called when the alert has gone, so that it may present another.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled, modal.dismissal == .none else { return }
    presentingViewController?.dismissPresented(.animated) { action.handler?(action) }
  }

  // MARK: Presentation

  override var automaticStyle: UIModalPresentationStyle { .overFullScreen }

  override func ownPresentation(by presenter: UIViewController?) -> UIPresentationController? {
    switch preferredStyle {
    case .alert: AlertPresentation(presentedViewController: self, presenting: presenter)
    case .actionSheet: ActionSheetPopover(presentedViewController: self, presenting: presenter)
    }
  }
}

/// How serious an alert is.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`, critical
}
