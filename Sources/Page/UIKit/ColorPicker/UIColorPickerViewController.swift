import CoreGraphics
import Foundation

/// Lets a person pick a colour: from a grid, from a spectrum, or by its parts.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
  private var color = UIColor.black

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    preferredContentSize = CGSize(width: 375, height: 600)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// Who is told without being a delegate: a colour well.
  var well: ((UIColor, _ continuously: Bool) -> Void)?

  open var selectedColor: UIColor {
    get { color }
    set {
      color = newValue
      face?.show(newValue)
    }
  }

  open var supportsAlpha = true {
    didSet { face?.opacityPart = supportsAlpha ? .shown : .hidden }
  }

  private var face: ColorPickerView? { viewIfLoaded as? ColorPickerView }

  open override func loadView() {
    let made = ColorPickerView(frame: CGRect(x: 0, y: 0, width: 375, height: 600))
    made.opacityPart = supportsAlpha ? .shown : .hidden
    made.show(title: title)
    made.show(color)
    made.picked = { [weak self] color, continuously in self?.picked(color, continuously) }
    made.closed = { [weak self] in self?.presentingViewController?.dismiss(animated: true) }
    view = made
  }

  private func picked(_ color: UIColor, _ continuously: Bool) {
    self.color = color
    well?(color, continuously)
    delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
  }
}
