import SwiftUI

func button(_ title: String, _ style: some PrimitiveButtonStyle) -> some View {
  Specimens(
    title,
    [
      Specimen("normal") { Button("Button") {}.buttonStyle(style) },
      Specimen("pressed") { Button("Button") {}.buttonStyle(style) },
      Specimen("disabled") { Button("Button") {}.buttonStyle(style).disabled(true) },
      Specimen("destructive") { Button("Delete", role: .destructive) {}.buttonStyle(style) },
      Specimen("tinted") {
        Button("Button", systemImage: "star") {}.buttonStyle(style).tint(.purple)
      },
    ])
}

show {
  button("automatic", .automatic)
  button("plain", .plain)
  button("borderless", .borderless)
  button("bordered", .bordered)
  button("borderedProminent", .borderedProminent)
  Specimens(
    "border shapes",
    [
      Specimen("capsule") { Button("Button") {}.buttonBorderShape(.capsule) },
      Specimen("roundedRectangle") { Button("Button") {}.buttonBorderShape(.roundedRectangle) },
      Specimen("circle") {
        Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).buttonBorderShape(.circle)
      },
      Specimen("radius 2") { Button("Button") {}.buttonBorderShape(.roundedRectangle(radius: 2)) },
    ]
  ).buttonStyle(.bordered)
  Specimens(
    "sizes", height: 54,
    [
      Specimen("mini") { Button("Button") {}.controlSize(.mini) },
      Specimen("small") { Button("Button") {}.controlSize(.small) },
      Specimen("regular") { Button("Button") {}.controlSize(.regular) },
      Specimen("large") { Button("Button") {}.controlSize(.large) },
      Specimen("extraLarge") { Button("Button") {}.controlSize(.extraLarge) },
    ]
  ).buttonStyle(.borderedProminent)
  Specimens(
    "Menu",
    [
      Specimen("normal") { Menu("Menu") { Button("One") {} } },
      Specimen("pressed") { Menu("Menu") { Button("One") {} } },
      Specimen("disabled") { Menu("Menu") { Button("One") {} }.disabled(true) },
      Specimen("bordered") { Menu("Menu") { Button("One") {} }.buttonStyle(.bordered) },
      Specimen("primary action") {
        Menu("Menu") {
          Button("One") {}
        } primaryAction: {
        }
      },
    ])
  Specimens(
    "Link",
    [
      Specimen("normal") { Link("Link", destination: URL(string: "https://swift.org")!) },
      Specimen("pressed") { Link("Link", destination: URL(string: "https://swift.org")!) },
      Specimen("disabled") {
        Link("Link", destination: URL(string: "https://swift.org")!).disabled(true)
      },
      Specimen("Label") { Label("Label", systemImage: "bolt.fill") },
      Specimen("iconOnly") { Label("Label", systemImage: "bolt.fill").labelStyle(.iconOnly) },
    ])
  Specimens(
    "ControlGroup", height: 50,
    [
      Specimen("normal") {
        ControlGroup {
          Button("Cut") {}; Button("Copy") {}
        }
      },
      Specimen("pressed") {
        ControlGroup {
          Button("Cut") {}; Button("Copy") {}
        }
      },
      Specimen("disabled") {
        ControlGroup {
          Button("Cut") {}; Button("Copy") {}
        }.disabled(true)
      },
      Specimen("menu") {
        ControlGroup("Edit") {
          Button("Cut") {}; Button("Copy") {}
        }.controlGroupStyle(.menu)
      },
      Specimen("images") {
        ControlGroup {
          Button("Cut", systemImage: "scissors") {}
          Button("Copy", systemImage: "doc.on.doc") {}
        }
      },
    ])
}
