import CoreGraphics
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct InspectorTests {
  private func inspected(_ isPresented: Binding<Bool>) -> some View {
    Button("Explain") { isPresented.wrappedValue.toggle() }
      .inspector(isPresented: isPresented) {
        Text("Details").inspectorColumnWidth(200)
      }
  }

  @Test func anInspectorStandsBesideWhereThereIsRoom() throws {
    let isPresented = Holder(false)
    try NavigationStage.run(
      Stateful(isPresented) { inspected($0) }, width: 820, height: 600
    ) { stage in
      #expect(stage.texts == ["Explain"])
      try #expect(stage.frame(of: "Explain").midX == 410)
      try stage.tap("Explain")
      #expect(stage.texts == ["Explain", "Details"])
      try #expect(stage.frame(of: "Details").midX == 720)
      try #expect(stage.frame(of: "Explain").midX < 320)
      try stage.tap("Explain")
      #expect(stage.texts == ["Explain"])
    }
  }

  @Test func anInspectorIsASheetWhereThereIsLittleRoom() throws {
    let isPresented = Holder(false)
    try NavigationStage.run(Stateful(isPresented) { inspected($0) }) { stage in
      try stage.tap("Explain")
      #expect(stage.controller.presentedViewController != nil)
    }
  }
}
