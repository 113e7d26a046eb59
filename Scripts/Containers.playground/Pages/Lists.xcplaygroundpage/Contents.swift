import PlaygroundSupport
import SwiftUI

struct Plant: Identifiable, Hashable {
  var name: String
  var isWatered = false
  var parts: [Plant]?
  var id: String { name }
}

struct Lists: View {
  @State private var plants = ["Basil", "Mint", "Sage", "Thyme"].map { Plant(name: $0) }
  @State private var chosen: Set<String> = []
  @State private var isOpen = false
  @State private var style = 0
  @State private var visits = 0
  private let trees = [
    Plant(name: "Conifers", parts: [Plant(name: "Pine"), Plant(name: "Spruce")]),
    Plant(name: "Palms", parts: [Plant(name: "Date")]),
  ]

  var body: some View {
    NavigationStack {
      styled(list)
        .navigationTitle("Plants")
        .refreshable { visits += 1 }
        .toolbar {
          ToolbarItem(placement: .topBarLeading) { EditButton() }
          ToolbarItem(placement: .topBarTrailing) {
            Menu("Style", systemImage: "list.bullet") {
              Picker("Style", selection: $style) {
                Text("Inset grouped").tag(0)
                Text("Grouped").tag(1)
                Text("Plain").tag(2)
                Text("Inset").tag(3)
                Text("Sidebar").tag(4)
              }
            }
          }
        }
    }
  }

  private var list: some View {
    List(selection: $chosen) {
      Section {
        ForEach($plants) { $plant in
          Label(plant.name, systemImage: plant.isWatered ? "drop.fill" : "leaf")
            .badge(plant.isWatered ? "watered" : nil)
            .swipeActions(edge: .leading) {
              Button("Water", systemImage: "drop") { plant.isWatered.toggle() }.tint(.blue)
            }
            .contextMenu {
              Button("Water", systemImage: "drop") { plant.isWatered.toggle() }
            }
        }
        .onDelete { plants.remove(atOffsets: $0) }
        .onMove { plants.move(fromOffsets: $0, toOffset: $1) }
      } header: {
        Text("Herbs")
      } footer: {
        Text("Refreshed \(visits) times")
      }
      Section("Trees") {
        OutlineGroup(trees, children: \.parts) { Text($0.name) }
        DisclosureGroup("Care", isExpanded: $isOpen) {
          Text("Once a week").listRowSeparator(.hidden)
        }
        Text("Marked").listRowBackground(Color.yellow.opacity(0.3))
      }
    }
  }

  @ViewBuilder private func styled(_ list: some View) -> some View {
    switch style {
    case 1: list.listStyle(.grouped)
    case 2: list.listStyle(.plain)
    case 3: list.listStyle(.inset)
    case 4: list.listStyle(.sidebar)
    default: list.listStyle(.insetGrouped)
    }
  }
}

PlaygroundPage.current.setLiveView(Lists())
