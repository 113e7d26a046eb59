import PlaygroundSupport
import SwiftUI

/// A stack in a tab: a link in a list leads to a bird, whose button leads back.
struct BirdList: View {
  @State private var path: [String] = []
  @State private var visits = 0

  var body: some View {
    NavigationStack(path: $path) {
      List(["Jay", "Owl", "Wren"], id: \.self) { bird in
        NavigationLink(bird, value: bird)
      }
      .navigationTitle("Birds")
      .navigationDestination(for: String.self) { bird in
        BirdDetail(bird: bird, visits: $visits)
      }
      .toolbar {
        Text("\(visits) visits")
      }
    }
    .onChange(of: path) { print("The path is \(path).") }
  }
}

struct BirdDetail: View {
  let bird: String
  @Binding var visits: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Leave the \(bird)") { dismiss() }
      .navigationTitle(bird)
      .navigationBarTitleDisplayMode(.inline)
      .onAppear {
        visits += 1
        print("The \(bird) appears.")
      }
      .onDisappear { print("The \(bird) disappears.") }
  }
}

struct Content: View {
  var body: some View {
    TabView {
      Tab("Birds", systemImage: "bird") { BirdList() }
      Tab("Settings", systemImage: "gear") { Text("Nothing to set") }
    }
  }
}

PlaygroundPage.current.setLiveView(Content())
