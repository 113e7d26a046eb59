import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

/// A value that can be encoded, and one that cannot.
struct CodedTown: Hashable, Codable {
  let name: String
}

private struct Plain: Hashable {
  let number = 1
}

/// A path that links made can be stored, if all its values can be encoded.
@MainActor
@Suite(.serialized)
struct LinkCodingTests {
  private func path<V: View>(after link: V) throws -> NavigationPath {
    let path = Holder(NavigationPath())
    let view = Stateful(path) { path in
      NavigationStack(path: path) {
        link
          .navigationDestination(for: CodedTown.self) { Text("In \($0.name)") }
          .navigationDestination(for: Plain.self) { _ in Text("Plain") }
      }
    }
    try NavigationStage.run(view) { try $0.tap("Go") }
    return path.value
  }

  @Test func linksOfCodableValuesMakePathsThatAreEncoded() throws {
    let (town, title): (CodedTown, Substring) = (CodedTown(name: "Lund"), "Go")
    for link in [
      AnyView(NavigationLink(value: town) { Text("Go") }),
      AnyView(NavigationLink("Go", value: town)),
      AnyView(NavigationLink(title, value: town)),
    ] {
      let path = try path(after: link)
      let data = try JSONEncoder().encode(try #require(path.codable))
      let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
      #expect(path.count == 1 && NavigationPath(read) == path)
    }
  }

  @Test func aValueThatCannotBeEncodedLeavesThePathWithoutACodableForm() throws {
    let path = try path(after: NavigationLink("Go", value: Plain()))
    #expect(path.count == 1 && path.codable == nil)
  }
}
