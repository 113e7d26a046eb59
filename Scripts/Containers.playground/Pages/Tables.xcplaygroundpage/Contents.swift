import PlaygroundSupport
import SwiftUI

struct Planet: Identifiable {
  let name: String
  let moons: Int
  let day: Double
  var id: String { name }
}

struct Tables: View {
  @State private var planets = [
    Planet(name: "Earth", moons: 1, day: 24), Planet(name: "Mars", moons: 2, day: 24.6),
    Planet(name: "Jupiter", moons: 95, day: 9.9), Planet(name: "Saturn", moons: 146, day: 10.7),
    Planet(name: "Neptune", moons: 16, day: 16.1),
  ]
  @State private var order = [KeyPathComparator(\Planet.name)]
  @State private var chosen: String?

  var body: some View {
    NavigationStack {
      Table(planets.sorted(using: order), selection: $chosen, sortOrder: $order) {
        TableColumn("Planet", value: \.name)
        TableColumn("Moons", value: \.moons) { Text("\($0.moons)") }
        TableColumn("Day", value: \.day) { Text("\($0.day, specifier: "%.1f") h") }
      }
      .navigationTitle("Planets")
    }
  }
}

PlaygroundPage.current.setLiveView(Tables())
