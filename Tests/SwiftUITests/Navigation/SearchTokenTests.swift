import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

private struct Tag: Identifiable, Equatable {
  let id: String
}

@MainActor
@Suite(.serialized)
struct SearchTokenTests {
  @Test func tokensStandInTheFieldAndATapRemovesThem() throws {
    let tokens = Holder([Tag(id: "red"), Tag(id: "blue")])
    try NavigationStage.run(
      Stateful(tokens) { tokens in
        NavigationStack {
          Text("Content").navigationTitle("Birds")
            .searchable(text: .constant(""), tokens: tokens) { Text($0.id) }
        }
      }
    ) { stage in
      stage.play()
      let field = try #require(stage.searchBar).searchTextField
      #expect(field.views(of: UILabel.self).compactMap(\.text).contains("red"))
      try stage.tap("red", in: field)
      #expect(tokens.value == [Tag(id: "blue")])
    }
  }

  @Test func suggestedTokensBecomeTokens() throws {
    let tokens = Holder<[Tag]>([])
    let suggested = Holder([Tag(id: "red"), Tag(id: "blue")])
    try NavigationStage.run(
      Stateful(tokens) { tokens in
        Stateful(suggested) { suggested in
          NavigationStack {
            Text("Content").navigationTitle("Birds")
              .searchable(text: .constant(""), tokens: tokens, suggestedTokens: suggested) {
                Text($0.id)
              }
          }
        }
      }
    ) { stage in
      stage.navigation.topViewController?.navigationItem.searchController?.isActive = true
      stage.play()
      try stage.tap("blue")
      #expect(tokens.value == [Tag(id: "blue")])
      #expect(suggested.value == [Tag(id: "red")])
    }
  }

  @Test func aPickerShowsItsChoicesOnALevel() throws {
    let choice = Holder(1)
    try NavigationStage.run(
      Stateful(choice) { choice in
        NavigationStack {
          Form {
            Picker("Bird", selection: choice) {
              Text("Owl").tag(1)
              Text("Jay").tag(2)
            }
            .pickerStyle(.navigationLink)
          }
        }
      }
    ) { stage in
      #expect(stage.texts == ["Bird", "Owl"])
      try stage.tap("Owl")
      #expect(stage.navigation.viewControllers.count == 2)
      try stage.tap("Jay")
      #expect(choice.value == 2)
      #expect(stage.texts == ["Bird", "Jay"])
    }
  }
}
