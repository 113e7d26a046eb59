import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct FormTests {
  private func heights<V: View>(_ view: V) -> [CGFloat] {
    HostedView(view, width: 375, height: 900).frames { $0 is RowView }.map(\.height)
  }

  @Test func controlsAreRowsOfOneHeight() {
    let heights = heights(
      Form {
        TextField("Name", text: .constant(""))
        Toggle("On", isOn: .constant(true))
        Stepper("Count", value: .constant(1))
        Slider(value: .constant(0.5))
        LabeledContent("Version", value: "1")
        DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 0)))
        Picker("Color", selection: .constant(1)) { Text("Red").tag(1) }
        Button("Save") {}
        Label("Wi-Fi", systemImage: "wifi")
      })
    #expect(heights == Array(repeating: 44, count: 9))
  }

  @Test func theChoicesOfAnInlinePickerAreRows() throws {
    let choice = Holder(1)
    let view = Stateful(choice) { choice in
      Form {
        Picker("Size", selection: choice) {
          ForEach(1..<4) { Text("Size \($0)") }
        }
        .pickerStyle(.inline)
      }
    }
    AnimatedStage.run(view) { stage in
      let rows = stage.host.views(of: RowView.self)
      #expect(rows.count == 3)
      stage.tap(rows[2])
      #expect(choice.value == 3)
    }
  }

  @Test func aMenuPickerShowsItsLabelAndItsChoice() {
    let view = Form {
      Picker("Color", selection: .constant(2)) {
        Text("Red").tag(1)
        Text("Blue").tag(2)
      }
    }
    AnimatedStage.run(view) { #expect($0.texts == ["Color", "Blue"]) }
  }

  @Test func aFormHasAStyle() {
    struct Framed: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text("frame")
          configuration.content
        }
      }
    }
    AnimatedStage.run(Form { Text("A") }.formStyle(Framed())) {
      #expect($0.texts == ["frame", "A"])
      #expect($0.host.views(of: RowView.self).isEmpty)
    }
    AnimatedStage.run(Form { Text("A") }.formStyle(.columns)) {
      #expect($0.host.views(of: RowView.self).isEmpty)
    }
    AnimatedStage.run(Form { Text("A") }.formStyle(.grouped)) {
      #expect($0.host.views(of: RowView.self).count == 1)
    }
  }

  @Test func aNavigationPickerShowsItsChoicesOnTheStack() throws {
    let choice = Holder(1)
    let view = Stateful(choice) { choice in
      NavigationStack {
        Form {
          Picker("Size", selection: choice) {
            ForEach(1..<4) { Text("Size \($0)") }
          }
          .pickerStyle(.navigationLink)
        }
      }
    }
    try AnimatedStage.run(view) { stage in
      let row = try #require(stage.host.views(of: RowView.self).first)
      #expect(row.item?.showsChevron == true)
      stage.tap(row)
      stage.advance(by: 1)
      let third = try #require(
        stage.host.views(of: UILabel.self).first { $0.text == "Size 3" && $0.window != nil })
      stage.tap(third)
      stage.advance(by: 1)
      #expect(choice.value == 3)
    }
  }
}
