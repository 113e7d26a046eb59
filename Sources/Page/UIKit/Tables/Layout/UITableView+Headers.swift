import CoreGraphics
import Foundation

/// What stands above and below sections.
extension UITableView {
  func showHeaders() {
    let seen = geometry.sections(from: bounds.minY, to: bounds.maxY)
    for section in Array(headers.keys) where !seen.contains(section) { takeAwayHeader(section) }
    for section in Array(footers.keys) where !seen.contains(section) { takeAwayFooter(section) }
    for section in seen {
      if headers[section] == nil, geometry.sections[section].header > 0 { makeHeader(section) }
      if footers[section] == nil, geometry.sections[section].footer > 0 { makeFooter(section) }
    }
    UIView.performWithoutAnimation {
      for (section, view) in headers { view.frame = headerPlace(section) }
      for (section, view) in footers { view.frame = footerPlace(section) }
    }
  }

  /// A plain table's header stays at the top while its section is there.
  private func headerPlace(_ section: Int) -> CGRect {
    var rect = geometry.rect(ofHeader: section)
    guard style == .plain else { return rect }
    let whole = geometry.rect(ofSection: section)
    let top = bounds.minY + adjustedContentInset.top
    rect.origin.y = max(rect.minY, min(top, whole.maxY - rect.height))
    return rect
  }

  private func footerPlace(_ section: Int) -> CGRect {
    var rect = geometry.rect(ofFooter: section)
    guard style == .plain else { return rect }
    let whole = geometry.rect(ofSection: section)
    let bottom = bounds.maxY - adjustedContentInset.bottom
    rect.origin.y = min(rect.minY, max(bottom - rect.height, whole.minY))
    return rect
  }

  private func makeHeader(_ section: Int) {
    let view =
      rowDelegate?.tableView(self, viewForHeaderInSection: section)
      ?? headerTitle(section).map { titled($0, .header) }
    guard let view else { return }
    headers[section] = view
    addSubview(view)
    rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
  }

  private func makeFooter(_ section: Int) {
    let view =
      rowDelegate?.tableView(self, viewForFooterInSection: section)
      ?? footerTitle(section).map { titled($0, .footer) }
    guard let view else { return }
    footers[section] = view
    addSubview(view)
    rowDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
  }

  private func titled(_ title: String, _ place: UITableViewHeaderFooterView.Place) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.show(title, place, style, margin: sideMargin)
    return view
  }

  func takeAwayHeader(_ section: Int) {
    guard let view = headers.removeValue(forKey: section) else { return }
    recycle(view)
    rowDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
  }

  func takeAwayFooter(_ section: Int) {
    guard let view = footers.removeValue(forKey: section) else { return }
    recycle(view)
    rowDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
  }

  private func recycle(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    pool.put(view, identifier, .header)
  }

  func reusedHeader(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = pool.take(identifier, .header) as? UITableViewHeaderFooterView {
      view.prepareForReuse()
      return view
    }
    if let view: UITableViewHeaderFooterView = pool.made(identifier, .header) {
      view.reuseIdentifier = identifier
      return view
    }
    guard let type = pool.registered(identifier, .header) else { return nil }
    return UITableViewHeaderFooterView.instance(of: type, identifier: identifier)
  }
}
