import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// Says whether the user searches.
private struct Searching: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismiss

  var body: some View {
    Button(isSearching ? "Searching" : "Resting") { dismiss() }
  }
}

extension NavigationStage {
  var searchBar: UISearchBar! {
    navigation.topViewController?.navigationItem.searchController?.searchBar
  }
}

@MainActor
@Suite(.serialized)
struct SearchableTests {
  @Test func theFieldAndTheBindingFollowEachOther() throws {
    let text = Holder("")
    try NavigationStage.run(
      Stateful(text) { text in
        NavigationStack {
          Button("Clear") { text.wrappedValue = "" }
            .navigationTitle("Birds")
            .searchable(
              text: text, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find")
        }
      }
    ) { stage in
      #expect(stage.searchBar.placeholder == "Find")
      stage.tap(stage.searchBar.searchTextField)
      stage.searchBar.searchTextField.insertText("owl")
      stage.play()
      #expect(text.value == "owl")
    }
  }

  @Test func viewsKnowWhetherTheUserSearches() throws {
    let text = Holder("")
    try NavigationStage.run(
      Stateful(text) { text in
        NavigationStack { Searching().navigationTitle("Birds").searchable(text: text) }
      }
    ) { stage in
      #expect(stage.texts.contains("Resting"))
      stage.navigation.topViewController?.navigationItem.searchController?.isActive = true
      stage.play()
      #expect(stage.texts.contains("Searching"))
      try stage.tap("Searching")
      #expect(stage.texts.contains("Resting"))
      #expect(
        stage.navigation.topViewController?.navigationItem.searchController?.isActive == false)
    }
  }

  @Test func suggestionsCompleteTheText() throws {
    let text = Holder("")
    try NavigationStage.run(
      Stateful(text) { text in
        NavigationStack {
          Text("Content").navigationTitle("Birds").searchable(text: text)
            .searchSuggestions {
              Text("Owls").searchCompletion("owl")
              Text("Jays").searchCompletion("jay")
            }
        }
      }
    ) { stage in
      #expect(!stage.texts.contains("Owls"))
      stage.navigation.topViewController?.navigationItem.searchController?.isActive = true
      stage.play()
      #expect(stage.texts.contains("Owls"))
      try stage.tap("Jays")
      #expect(text.value == "jay")
    }
  }

  @Test func withoutSuggestionsTheResultsAreSeen() throws {
    let text = Holder("")
    try NavigationStage.run(
      Stateful(text) { text in
        NavigationStack {
          Text("Content").navigationTitle("Birds").searchable(text: text)
            .searchSuggestions {
              if text.wrappedValue.isEmpty { Text("Owls").searchCompletion("owl") }
            }
        }
      }
    ) { stage in
      let search = try #require(stage.navigation.topViewController?.navigationItem.searchController)
      search.isActive = true
      stage.play()
      #expect(search.showsSearchResultsController)
      try stage.tap("Owls")
      stage.play()
      #expect(text.value == "owl" && !search.showsSearchResultsController)
      #expect(stage.texts.contains("Content"))
      search.searchBar.text = ""
      search.searchResultsUpdater?.updateSearchResults(for: search)
      stage.play()
      #expect(text.value.isEmpty && search.showsSearchResultsController)
    }
  }

  @Test func scopesAreOffered() throws {
    let scope = Holder(1)
    try NavigationStage.run(
      Stateful(scope) { scope in
        NavigationStack {
          Text("Content").searchable(text: .constant(""))
            .searchScopes(scope) {
              Text("All").tag(0)
              Text("Some").tag(1)
            }
        }
      }
    ) { stage in
      #expect(stage.searchBar.scopeButtonTitles == ["All", "Some"])
      #expect(stage.searchBar.selectedScopeButtonIndex == 1)
      stage.searchBar.delegate?.searchBar(
        stage.searchBar, selectedScopeButtonIndexDidChange: 0)
      stage.play()
      #expect(scope.value == 0)
    }
  }

  @Test func returnSubmitsTheSearch() throws {
    var submissions = 0
    try NavigationStage.run(
      NavigationStack {
        Text("Content").searchable(text: .constant("owl"))
          .onSubmit(of: .search) { submissions += 1 }
      }
    ) { stage in
      stage.searchBar.delegate?.searchBarSearchButtonClicked(stage.searchBar)
      #expect(submissions == 1)
    }
  }
}
