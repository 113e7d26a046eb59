import PlaygroundSupport
import SwiftUI

struct Tabs: View {
  @State private var tab = "Home"

  var body: some View {
    TabView(selection: $tab) {
      Tab("Home", systemImage: "house", value: "Home") { Home() }
      Tab("News", systemImage: "newspaper", value: "News") {
        TabView {
          ForEach(1...4, id: \.self) { page in
            Text("Page \(page)").font(.largeTitle).foregroundStyle(.black)
              .frame(maxWidth: .infinity, maxHeight: .infinity)
              .background(Color(hue: Double(page) / 5, saturation: 0.3, brightness: 0.9))
          }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
      }
      .badge(3)
      Tab("Search", systemImage: "magnifyingglass", value: "Search", role: .search) {
        NavigationStack { Text("Nothing yet").navigationTitle("Search") }
      }
    }
  }
}

struct Home: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(1...60, id: \.self) { Text("Row \($0)").padding(8) }
        }
      }
      .navigationTitle("Home")
      .toolbar { Button("Count \(count)") { count += 1 } }
    }
  }
}

PlaygroundPage.current.setLiveView(Tabs())
