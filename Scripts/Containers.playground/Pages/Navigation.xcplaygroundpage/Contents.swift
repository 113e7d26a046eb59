import PlaygroundSupport
import SwiftUI

struct Navigation: View {
  @State private var path: [Int] = []
  @State private var words = ""
  @State private var scope = "All"
  private let numbers = Array(1...40)

  var body: some View {
    NavigationStack(path: $path) {
      List(found, id: \.self) { number in
        NavigationLink("Number \(number)", value: number)
      }
      .navigationTitle("Numbers")
      .searchable(text: $words, prompt: "Find a number")
      .searchScopes($scope) {
        Text("All").tag("All")
        Text("Even").tag("Even")
      }
      .searchSuggestions {
        if words.isEmpty { Text("Seven").searchCompletion("7") }
      }
      .navigationDestination(for: Int.self) { number in
        Detail(number: number, path: $path)
      }
      .toolbar {
        ToolbarItem(placement: .bottomBar) { Button("Jump to 5") { path = [1, 5] } }
        ToolbarItem(placement: .status) { Text("\(found.count) numbers").font(.caption) }
        ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") {} }
      }
    }
  }

  private var found: [Int] {
    numbers.filter {
      (words.isEmpty || String($0).contains(words)) && (scope == "All" || $0 % 2 == 0)
    }
  }
}

struct Detail: View {
  let number: Int
  @Binding var path: [Int]
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 20) {
      Image(systemName: "\(min(number, 50)).circle").font(.largeTitle)
      NavigationLink("Twice", value: number * 2)
      Button("Back to the numbers") { path = [] }
      Button("Dismiss") { dismiss() }
    }
    .navigationTitle("Number \(number)")
    .toolbarRole(.editor)
  }
}

PlaygroundPage.current.setLiveView(Navigation())
