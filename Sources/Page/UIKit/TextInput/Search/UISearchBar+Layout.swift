import CoreGraphics
import Foundation

extension UISearchBar {
  private static let ownMargin: CGFloat = 8
  private static let fieldHeight: CGFloat = 36
  private static let barHeight: CGFloat = 56
  private static let scopeHeight: CGFloat = 32
  private static let promptHeight: CGFloat = 16

  /// In a navigation bar its ends stand where those of the title do.
  private var margin: CGFloat {
    hostBar == nil ? Self.ownMargin : BarMetrics.margin(in: bounds.width)
  }

  private var rowHeight: CGFloat { hostBar == nil ? Self.barHeight : Self.barHeight - 4 }

  var ownHeight: CGFloat {
    rowHeight + (hasPrompt ? Self.promptHeight : 0)
      + (hasScopes ? Self.scopeHeight + 12 : 0)
  }

  private var hasPrompt: Bool { prompt?.isEmpty == false }
  private var hasScopes: Bool { areScopesShown && scopeButtonTitles?.isEmpty == false }

  private var cancelWidth: CGFloat { cancel.sizeThatFits(bounds.size).width.rounded(.up) }

  func placeParts() {
    let width = bounds.width
    let top: CGFloat = hasPrompt ? Self.promptHeight : 0
    hold(promptLabel, at: .front, if: hasPrompt)
    promptLabel.frame = CGRect(x: 0, y: 4, width: width, height: Self.promptHeight)
    let row = hasScopes ? rowHeight : bounds.height - top
    let y = top + ((row - Self.fieldHeight) / 2).rounded()
    let taken = isCancelShown ? cancelWidth + margin : 0
    let isFromRight = readsFromTheRight
    field.frame = CGRect(
      x: margin + (isFromRight ? taken : 0), y: y,
      width: max(0, width - 2 * margin - taken), height: Self.fieldHeight)
    cancel.frame = CGRect(
      x: isFromRight ? margin : width - margin - cancelWidth, y: y,
      width: cancelWidth, height: Self.fieldHeight)
    hold(scopes, at: .front, if: hasScopes)
    scopes.frame = CGRect(
      x: margin, y: top + rowHeight, width: max(0, width - 2 * margin),
      height: Self.scopeHeight)
    line.frame = CGRect(x: 0, y: bounds.height - 0.5, width: width, height: 0.5)
  }

  func showCancel(animated: Bool) {
    if isCancelShown {
      layoutIfNeeded()
      cancel.frame.origin.x = readsFromTheRight ? -cancelWidth : bounds.width
      cancel.alpha = animated ? 0 : 1
    }
    hold(cancel, at: .front, if: isCancelShown || animated)
    guard animated else { return setNeedsLayout() }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      self.placeParts()
      self.field.layoutIfNeeded()
      self.cancel.alpha = self.isCancelShown ? 1 : 0
    } completion: { _ in
      self.hold(self.cancel, at: .front, if: self.isCancelShown)
    }
  }

  func closeByEscape() -> Bool {
    guard isCancelShown || searcher?.isActive == true else { return false }
    cancelled()
    return true
  }

  func cancelled() {
    delegate?.searchBarCancelButtonClicked(self)
    searcher?.cancelled()
  }
}

/// What a bar with a plate is made of.
enum SearchColors {
  static let plate = UIColor { traits in
    traits.userInterfaceStyle == .dark
      ? UIColor(white: 0.11, alpha: 1) : UIColor(red: 0.975, green: 0.975, blue: 0.98, alpha: 1)
  }
  static let line = UIColor.separator
}

/// Says for a search bar what its field says.
@MainActor
final class SearchListener: NSObject, UITextFieldDelegate {
  private unowned let bar: UISearchBar

  init(_ bar: UISearchBar) {
    self.bar = bar
  }

  func listen() {
    bar.field.delegate = self
    let action = UIAction { [weak self] _ in self?.changed() }
    bar.field.addAction(action, for: .editingChanged)
  }

  private func changed() {
    bar.delegate?.searchBar(bar, textDidChange: bar.field.text ?? "")
    bar.searcher?.updateResults()
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    bar.searcher?.activate()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    bar.delegate?.searchBarSearchButtonClicked(bar)
    if bar.searcher != nil { bar.resignFirstResponder() }
    return false
  }
}
