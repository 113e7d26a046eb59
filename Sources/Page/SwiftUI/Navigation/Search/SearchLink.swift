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
  private var isShowing = false

  override init() {
    controller = UISearchController(searchResultsController: suggestions)
    super.init()
    controller.obscuresBackgroundDuringPresentation = false
    controller.searchResultsUpdater = self
    controller.delegate = self
    controller.searchBar.delegate = self
  }

  /// Shows in the field what the views say.
  func show(
    _ new: SearchSettings, scopes: SearchScopeSettings?, suggestions parts: [PartNode],
    in environment: EnvironmentValues
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
    show(scopes)
    suggestions.show(parts.first)
    showSuggestions()
    guard let isPresented = new.isPresented, isPresented != controller.isActive else { return }
    let controller = controller
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        if controller.isActive != isPresented { controller.isActive = isPresented }
      }
    }
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
    showSuggestions()
  }

  func willDismissSearchController(_ searchController: UISearchController) {
    settings?.changed(false)
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

  var hasContent: Bool { part != nil }

  func show(_ new: PartNode?) {
    guard part !== new else { return }
    part?.partView.removeFromSuperview()
    part = new
    guard let new else { return }
    new.partView.frame = view.bounds
    new.partView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(new.partView)
  }
}
