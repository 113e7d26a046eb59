//: [Previous: Lists](@previous)
/*:
 # Screens

 A `NavigationStack` shows one screen above another. A link carries a *value*, and
 `navigationDestination` says which view a value of its type leads to. A sheet comes from below
 and is shown for as long as a condition is true.
 */
import PlaygroundSupport
import SwiftUI

struct Plant: Identifiable, Hashable {
  let id: String
  let light: String
  let symbol: String
}

let plants = [
  Plant(id: "Fern", light: "Shade", symbol: "cloud.fill"),
  Plant(id: "Aloe", light: "Full sun", symbol: "sun.max.fill"),
  Plant(id: "Monstera", light: "Half shade", symbol: "sun.min.fill"),
]

struct PlantsView: View {
  @State private var isAsking = false
  @State private var path: [Plant] = []

  var body: some View {
    NavigationStack(path: $path) {
      List(plants) { plant in
        NavigationLink(value: plant) {
          Label(plant.id, systemImage: "leaf.fill")
        }
      }
      .navigationTitle("Plants")
      .navigationDestination(for: Plant.self) { plant in
        PlantView(plant: plant)
      }
      .toolbar {
        Button("Help", systemImage: "questionmark.circle") {
          isAsking = true
        }
      }
      .sheet(isPresented: $isAsking) {
        HelpView()
          .presentationDetents([.medium])
      }
    }
  }
}

struct PlantView: View {
  let plant: Plant

  var body: some View {
    ContentUnavailableView(
      plant.light, systemImage: plant.symbol, description: Text("is what this plant needs.")
    )
    .navigationTitle(plant.id)
  }
}

struct HelpView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 20) {
      Text("Choose a plant to see how much light it needs.")
        .multilineTextAlignment(.center)
      Button("Done") { dismiss() }
        .buttonStyle(.bordered)
    }
    .padding()
  }
}

PlaygroundPage.current.setLiveView(PlantsView())
/*:
 - Experiment: Begin with `path` as `[plants[1]]`. Which screen does the page start with, and
   where does its back button lead?

 - Experiment: Put a second link on `PlantView` that leads to another plant.
 */
//: [Next: Motion](@next)
