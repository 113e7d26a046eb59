@_spi(SwiftUI) import UIKit

/// Connects the search field of a level with the views that say what it searches.
@MainActor
final class SearchLink: NSObject, UISearchResultsUpdating, UISearchControllerDelegate,
  UISearchBarDelegate
{
  private let suggestions = SuggestionsController()
  let controller: UISearchController
  private var settings: SearchSettings?
  private var scopes: SearchScopeSettings?
  private var focus: FocusLink?
  private weak var tokens: PartNode?
  private lazy var glass = controller.searchBar.searchTextField.leftView
  private var isShowing = false

  override init() {
    controller = UISearchController(searchResultsController: suggestions)
    super.init()
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchResultsUpdater = self
    controller.delegate = self
    controller.searchBar.delegate = self
    suggestions.contentChanged = { [weak self] in self?.showSuggestions() }
  }

  /// Shows in the field what the views say.
  func show(
    _ new: SearchSettings, of all: NavigationSettings, in environment: EnvironmentValues
  ) {
    isShowing = true
    defer { isShowing = false }
    settings = new
    new.state.end = { [weak self] in self?.controller.isActive = false }
    let bar = controller.searchBar
    let text = new.text.wrappedValue
    if bar.text ?? "" != text { bar.text = text }
    bar.placeholder = new.prompt?.string(in: environment) ?? "Search"
    controller.hidesNavigationBarDuringPresentation = new.hidesBar
    show(all.scopes)
    show(tokens: all.entries(.tokens).first?.part)
    suggestions.show(all.entries(.suggestions).first?.part)
    showSuggestions()
    follow(all.searchFocus)
    if let isPresented = new.isPresented { setActive(isPresented) }
  }

  /// Begins or ends the search when the views have been laid out.
  private func setActive(_ isActive: Bool) {
    guard controller.isActive != isActive else { return }
    let controller = controller
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        if controller.isActive != isActive { controller.isActive = isActive }
      }
    }
  }

  private func follow(_ new: FocusLink?) {
    let hasChanged = new?.isWanted != focus?.isWanted
    focus = new
    if hasChanged, let isWanted = new?.isWanted { setActive(isWanted) }
  }

  /// Shows tokens in place of the magnifying glass, where there are some.
  private func show(tokens part: PartNode?) {
    let field = controller.searchBar.searchTextField
    guard let part else {
      if tokens != nil { field.leftView = glass }
      return tokens = nil
    }
    guard tokens !== part else { return }
    tokens = part
    let glass = glass
    func show(_ size: CGSize) {
      let view = size.width > 0 ? part.partView : glass
      if field.leftView !== view { field.leftView = view }
      field.setNeedsLayout()
    }
    part.sizeChanged = { [weak part] size in if part != nil { show(size) } }
    show(part.surface.size ?? .zero)
  }

  private func show(_ new: SearchScopeSettings?) {
    scopes = new
    let bar = controller.searchBar
    let titles = new?.titles
    if bar.scopeButtonTitles ?? [] != titles ?? [] { bar.scopeButtonTitles = titles }
    guard let new else { return }
    controller.scopeBarActivation = new.isOnTextEntry ? .onTextEntry : .onSearchActivation
    if let selected = new.selected, bar.selectedScopeButtonIndex != selected {
      bar.selectedScopeButtonIndex = selected
    }
  }

  private func showSuggestions() {
    let shows = controller.isActive && suggestions.hasContent
    if controller.showsSearchResultsController != shows {
      controller.showsSearchResultsController = shows
    }
  }

  /// The user has chosen a suggestion.
  func complete(_ text: String) {
    controller.searchBar.text = text
    settings?.text.wrappedValue = text
  }

  // MARK: What the user does

  func updateSearchResults(for searchController: UISearchController) {
    guard !isShowing, let settings else { return }
    let text = controller.searchBar.text ?? ""
    if settings.text.wrappedValue != text { settings.text.wrappedValue = text }
  }

  func willPresentSearchController(_ searchController: UISearchController) {
    settings?.changed(true)
    focus?.changed(true)
    showSuggestions()
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    settings?.changed(false)
    focus?.changed(false)
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    settings?.submit()
  }

  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange index: Int) {
    if !isShowing { scopes?.select(index) }
  }
}

/// Shows the suggestions of a search.
final class SuggestionsController: UIViewController {
  private weak var part: PartNode?
  /// Whether there are suggestions: without any, the page's own results are shown.
  private(set) var hasContent = false
  var contentChanged: () -> Void = {}

  func show(_ new: PartNode?) {
    guard part !== new else { return }
    part?.partView.removeFromSuperview()
    part = new
    guard let new else { return hasContent = false }
    new.follow(HasSuggestionsKey.self) { [weak self, weak new] hasContent in
      guard let self, part === new, self.hasContent != hasContent else { return }
      self.hasContent = hasContent
      contentChanged()
    }
    new.partView.frame = view.bounds
    new.partView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(new.partView)
  }
}
