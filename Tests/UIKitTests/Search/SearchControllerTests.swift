import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

/// A list of words that can be searched; it writes down what it hears.
@MainActor
private final class Words: UITableViewController, UISearchResultsUpdating,
  UISearchControllerDelegate, UISearchBarDelegate
{
  var heard: [String] = []
  let search: UISearchController

  init(_ results: UIViewController?) {
    search = UISearchController(searchResultsController: results)
    super.init(style: .plain)
    search.searchResultsUpdater = self
    search.delegate = self
    search.searchBar.delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func take() -> [String] {
    defer { heard = [] }
    return heard
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    60
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  func updateSearchResults(for searchController: UISearchController) {
    heard.append("update \(searchController.searchBar.text ?? "")")
  }

  func presentSearchController(_ searchController: UISearchController) { heard.append("present") }
  func willPresentSearchController(_ searchController: UISearchController) {
    heard.append("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    heard.append("didPresent")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    heard.append("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    heard.append("didDismiss")
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("bar begins") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("bar cancelled") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    heard.append("bar text \(searchText)")
  }
}

@MainActor
@Suite(.serialized)
struct SearchControllerTests {
  private func inBar(
    _ results: UIViewController? = nil, _ change: (Words) -> Void = { _ in },
    _ test: (TestStage, Words, UINavigationController) throws -> Void
  ) rethrows {
    let words = Words(results)
    words.title = "Words"
    words.navigationItem.searchController = words.search
    change(words)
    let navigation = UINavigationController(rootViewController: words)
    try TestStage.run { stage in
      stage.stage.show(navigation)
      stage.begin()
      stage.advance(by: 0.1)
      try test(stage, words, navigation)
    }
  }

  @Test func aSearchTellsItsCourse() {
    inBar { stage, words, navigation in
      stage.tap(150, 66)
      stage.advance(by: 0.1)
      #expect(words.take() == ["present", "willPresent", "update ", "bar begins"])
      #expect(words.search.isActive && words.search.searchBar.showsCancelButton)
      stage.play(0.5)
      #expect(words.take() == ["didPresent"])
      TypingHands(stage: stage).type("ab")
      #expect(words.take() == ["bar text a", "update a", "bar text ab", "update ab"])
      words.search.searchBar.cancel.sendActions(for: .touchUpInside)
      #expect(words.take() == ["bar cancelled", "willDismiss", "bar text ", "update "])
      #expect(!words.search.isActive)
      stage.play(0.5)
      #expect(words.take() == ["didDismiss"])
      #expect(words.search.parent == nil && words.search.view.superview == nil)
    }
  }

  @Test func theBarGivesItsRowToTheSearch() {
    inBar { stage, words, navigation in
      let bar = navigation.navigationBar
      #expect(bar.frame.height == 96)
      #expect(words.tableView.adjustedContentInset.top == 96)
      words.search.isActive = true
      stage.play(0.5)
      #expect(bar.frame.height == 52 && words.tableView.contentOffset.y == -52)
      words.search.isActive = false
      stage.play(0.5)
      #expect(bar.frame.height == 96 && words.tableView.contentOffset.y == -96)
    }
    inBar(nil, { $0.search.hidesNavigationBarDuringPresentation = false }) {
      stage, words, navigation in
      words.search.isActive = true
      stage.play(0.5)
      #expect(navigation.navigationBar.frame.height == 96)
    }
  }

  @Test func scrollingTakesTheSearchBarAway() {
    inBar { stage, words, navigation in
      words.tableView.contentOffset.y = -70
      stage.advance(by: 0.1)
      #expect(navigation.navigationBar.frame.height == 70)
      words.tableView.contentOffset.y = 200
      stage.advance(by: 0.1)
      #expect(navigation.navigationBar.frame.height == 44)
    }
    inBar(nil, { $0.navigationItem.hidesSearchBarWhenScrolling = false }) {
      stage, words, navigation in
      words.tableView.contentOffset.y = 200
      stage.advance(by: 0.1)
      #expect(navigation.navigationBar.frame.height == 96)
    }
  }

  @Test func resultsComeWithTheFirstLetter() {
    let results = RecordingController("results")
    inBar(results) { stage, words, navigation in
      RecordingController.log = []
      words.search.isActive = true
      stage.play(0.5)
      let overlay = words.search.view as? SearchOverlay
      #expect(overlay?.dimming?.superview === overlay && results.viewIfLoaded?.window == nil)
      TypingHands(stage: stage).type("a")
      stage.play(0.1)
      #expect(overlay?.dimming?.superview == nil && results.view.window != nil)
      #expect(
        RecordingController.taken().filter { $0.contains("ppear") }.map { $0.prefix(18) } == [
          "results willAppear", "results isAppearin", "results didAppear ",
        ])
      words.search.searchBar.text = ""
      stage.play(0.1)
      #expect(results.view.window == nil && overlay?.dimming?.superview === overlay)
      // A tap beside ends it.
      stage.tap(180, 400)
      stage.play(0.5)
      #expect(!words.search.isActive)
    }
  }

  @Test func aTableKeepsItsSearchBarAtTheTop() {
    let words = Words(nil)
    words.search.obscuresBackgroundDuringPresentation = false
    words.tableView.tableHeaderView = words.search.searchBar
    let navigation = UINavigationController(rootViewController: words)
    TestStage.run { stage in
      stage.stage.show(navigation)
      stage.begin()
      stage.advance(by: 0.1)
      let bar = words.search.searchBar
      #expect(bar.frame == CGRect(x: 0, y: 0, width: 375, height: 56))
      words.search.isActive = true
      stage.play(0.6)
      #expect(navigation.isNavigationBarHidden)
      words.tableView.contentOffset.y = 300
      stage.advance(by: 0.1)
      #expect(bar.convert(CGPoint.zero, to: navigation.view).y == 0)
      words.search.isActive = false
      stage.play(0.6)
      #expect(!navigation.isNavigationBarHidden && bar.frame.minY == 0)
    }
  }

  @Test func scopesAreSeenDuringTheSearch() {
    inBar { stage, words, navigation in
      words.search.searchBar.scopeButtonTitles = ["All", "Short"]
      words.search.isActive = true
      stage.play(0.5)
      #expect(words.search.searchBar.showsScopeBar)
      #expect(navigation.navigationBar.frame.height == 96)
      words.heard = []
      words.search.searchBar.scopes.selectedSegmentIndex = 1
      words.search.searchBar.scopes.sendActions(for: .valueChanged)
      #expect(words.take() == ["update "])
      words.search.isActive = false
      stage.play(0.5)
      #expect(!words.search.searchBar.showsScopeBar)
      #expect(navigation.navigationBar.frame.height == 96)
    }
  }
}
