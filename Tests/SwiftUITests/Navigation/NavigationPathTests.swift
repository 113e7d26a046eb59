import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// A value of a path. A private type has no name by which it can be found again.
struct City: Hashable, Codable {
  let name: String
}

/// A stack of numbers and cities.
private struct Journey: View {
  @Binding var path: NavigationPath

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("One", value: 1)
        NavigationLink("Lund", value: City(name: "Lund"))
      }
      .navigationTitle("Start")
      .navigationDestination(for: Int.self) { number in
        NavigationLink("More than \(number)", value: number + 1).navigationTitle("Number \(number)")
      }
      .navigationDestination(for: City.self) { city in
        Text("In \(city.name)").navigationTitle(city.name)
      }
    }
  }
}

@MainActor
@Suite(.serialized)
struct NavigationPathTests {
  @Test func linksAddValuesToThePath() throws {
    let path = Holder(NavigationPath())
    try NavigationStage.run(Stateful(path) { Journey(path: $0) }) { stage in
      try stage.tap("One")
      try stage.tap("More than 1")
      #expect(stage.titles == ["Start", "Number 1", "Number 2"])
      #expect(path.value == NavigationPath([1, 2]))
      try stage.goBack()
      #expect(path.value == NavigationPath([1]))
      #expect(stage.texts == ["More than 1"])
    }
  }

  @Test func aPathThatIsThereBeforeTheFirstPictureIsShownAtOnce() throws {
    var start = NavigationPath([1, 2])
    start.append(City(name: "Ystad"))
    let path = Holder(start)
    try NavigationStage.run(Stateful(path) { Journey(path: $0) }) { stage in
      #expect(stage.titles == ["Start", "Number 1", "Number 2", "Ystad"])
      #expect(stage.texts == ["In Ystad"])
      try stage.goBack()
      #expect(stage.texts == ["More than 2"])
      #expect(path.value.count == 2)
    }
  }

  @Test func thePathChangesWhatIsShown() throws {
    let model = Driver([1])
    let view = Driven(driver: model) { _ in
      NavigationStack(path: Binding(get: { model.value }, set: { model.value = $0 })) {
        Text("Root").navigationDestination(for: Int.self) {
          Text("Number \($0)").navigationTitle("\($0)")
        }
      }
    }
    try NavigationStage.run(view) { stage in
      #expect(stage.texts == ["Number 1"])
      model.value = [1, 2, 3]
      stage.play()
      #expect(stage.titles == [nil, "1", "2", "3"])
      #expect(stage.texts == ["Number 3"])
      model.value = [1, 4]
      stage.play()
      #expect(stage.titles == [nil, "1", "4"])
      #expect(stage.texts == ["Number 4"])
      model.value = []
      stage.play()
      #expect(stage.texts == ["Root"])
      #expect(stage.navigation.viewControllers.count == 1)
    }
  }

  @Test func aPathIsEncodedAndDecoded() throws {
    var path = NavigationPath([1, 2])
    path.append(City(name: "Kiruna"))
    path.append("text")
    let data = try JSONEncoder().encode(try #require(path.codable))
    let decoded = try JSONDecoder().decode(
      NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(decoded) == path)
    // The last value comes first, each after the name of its type.
    let strings = try JSONDecoder().decode([String].self, from: data)
    #expect(strings.count == 8)
    #expect(strings[1] == "[\"text\"]")
    #expect(strings[7] == "[1]")
  }

  @Test func aPathWithAValueThatCannotBeEncodedHasNoCodableForm() {
    struct Plain: Hashable {}
    var path = NavigationPath([1])
    path.append(Plain())
    #expect(path.codable == nil)
    path.removeLast()
    #expect(path.codable != nil && path.count == 1)
  }

  @Test func aTypeThatIsUnknownIsAnError() {
    let data = Data("[\"NoSuchType\", \"[1]\"]".utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    }
  }

  @Test func aValueWithoutADestinationIsSaidOnTheConsole() throws {
    struct Unknown: Hashable {}
    let path = Holder(NavigationPath())
    try NavigationStage.run(
      Stateful(path) { path in
        NavigationStack(path: path) { NavigationLink("Go", value: Unknown()) }
      }
    ) { stage in
      let output = printed { try? stage.tap("Go") }
      #expect(output.contains("navigationDestination(for: Unknown.self)"))
      #expect(path.value.count == 1)
    }
  }

  @Test func stateOfALevelIsKeptWhileAnotherCoversIt() throws {
    struct Level: View {
      let number: Int
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Count \(count)") { count += 1 }
          NavigationLink("Next", value: number + 1)
        }
      }
    }
    let path = Holder(NavigationPath([1]))
    try NavigationStage.run(
      Stateful(path) { path in
        NavigationStack(path: path) {
          Text("Root").navigationDestination(for: Int.self) { Level(number: $0) }
        }
      }
    ) { stage in
      try stage.tap("Count 0")
      try stage.tap("Next")
      #expect(stage.texts == ["Count 0", "Next"])
      try stage.goBack()
      #expect(stage.texts == ["Count 1", "Next"])
    }
  }
}
