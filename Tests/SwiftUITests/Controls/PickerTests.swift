import CoreGraphics
import Testing

@testable import SwiftUI
@testable @_spi(PageRuntime) import UIKit

@MainActor
@Suite(.serialized)
struct PickerTests {
  private enum Fruit: String, CaseIterable, Identifiable {
    case apple, pear, plum
    var id: Self { self }
  }

  private func fruits(_ selection: Binding<Fruit>) -> some View {
    Picker("Fruit", selection: selection) {
      ForEach(Fruit.allCases) { Text($0.rawValue) }
    }
  }

  /// Taps a segment of the first segmented control.
  private func tap<V: View>(segment index: Int, _ stage: AnimatedStage<V>) throws {
    let control = try stage.first(UISegmentedControl.self)
    let frame = control.convert(control.bounds, to: stage.host)
    let width = frame.width / CGFloat(control.numberOfSegments)
    stage.tap(frame.minX + width * (CGFloat(index) + 0.5), frame.midY)
    stage.advance(by: 0.5)
  }

  @Test func segmentsChooseTheIdsOfForEach() throws {
    let fruit = Holder(Fruit.pear)
    let view = Stateful(fruit) { fruits($0).pickerStyle(.segmented) }
    try AnimatedStage.run(view) { stage in
      let control = try stage.first(UISegmentedControl.self)
      #expect((0..<3).map { control.titleForSegment(at: $0) } == ["apple", "pear", "plum"])
      #expect(control.selectedSegmentIndex == 1)
      try tap(segment: 2, stage)
      try tap(segment: 0, stage)
    }
    #expect(fruit.history == [.plum, .apple])
  }

  @Test func tagsChooseOptionals() throws {
    let choice = Holder<Int?>(nil)
    let view = Stateful(choice) {
      Picker("Number", selection: $0) {
        Text("None").tag(nil as Int?)
        Text("One").tag(1)
        Text("Two").tag(2 as Int?)
      }
      .pickerStyle(.segmented)
    }
    try AnimatedStage.run(view) { stage in
      let control = try stage.first(UISegmentedControl.self)
      #expect(control.selectedSegmentIndex == 0)
      for index in [1, 2, 0] { try tap(segment: index, stage) }
    }
    #expect(choice.history == [1, 2, nil])
  }

  @Test func anUnknownSelectionChoosesNothing() throws {
    let view = Picker("Number", selection: .constant(7)) {
      Text("One").tag(1)
      Text("Two").tag(2)
    }
    try AnimatedStage.run(view.pickerStyle(.segmented)) {
      let control = try $0.first(UISegmentedControl.self)
      #expect(control.selectedSegmentIndex == -1)
    }
    try AnimatedStage.run(view.pickerStyle(.menu)) {
      #expect($0.texts.filter { !$0.isEmpty } == [])
      let menu = try $0.first(MenuHost.self).menu
      #expect(menu?.children.count == 2)
    }
  }

  @Test func aMenuShowsTheChoiceAndItsCheckmark() throws {
    let fruit = Holder(Fruit.plum)
    try AnimatedStage.run(Stateful(fruit) { fruits($0) }) { stage in
      #expect(stage.texts == ["plum"])
      let actions = try stage.first(MenuHost.self).menu?.children.compactMap { $0 as? UIAction }
      #expect(actions?.map(\.title) == ["apple", "pear", "plum"])
      #expect(actions?.map(\.state) == [.off, .off, .on])
      actions?.first?.performWithSender(nil, target: nil)
      stage.advance(by: 0.1)
      #expect(stage.texts == ["apple"])
    }
    #expect(fruit.value == .apple)
  }

  @Test func anOpenedMenuIsTapped() throws {
    let fruit = Holder(Fruit.apple)
    try AnimatedStage.run(Stateful(fruit) { fruits($0).pickerStyle(.menu) }) { stage in
      stage.tap(try stage.first(MenuHost.self))
      stage.advance(by: 1)
      let window = try #require(stage.host.window)
      let line = try #require(
        window.views(of: UILabel.self).last { $0.text == "plum" && $0.window != nil })
      let point = line.convert(CGPoint(x: line.bounds.midX, y: line.bounds.midY), to: stage.host)
      stage.tap(point.x, point.y)
      stage.advance(by: 1)
    }
    #expect(fruit.history == [.plum])
  }

  @Test func aWheelTurnsToTheChoice() throws {
    let fruit = Holder(Fruit.pear)
    try AnimatedStage.run(Stateful(fruit) { fruits($0).pickerStyle(.wheel) }) { stage in
      let wheel = try stage.first(UIPickerView.self)
      #expect(wheel.numberOfRows(inComponent: 0) == 3)
      #expect(wheel.selectedRow(inComponent: 0) == 1)
      #expect(wheel.bounds.height == 216)
      stage.tap(100, 150 + wheel.rowSize(forComponent: 0).height)
      for _ in 0..<10 { stage.advance(by: 0.1) }
      #expect(wheel.selectedRow(inComponent: 0) == 2)
    }
    #expect(fruit.history == [.plum])
  }

  @Test func inlineLinesAreTapped() throws {
    let fruit = Holder(Fruit.apple)
    try AnimatedStage.run(Stateful(fruit) { fruits($0).pickerStyle(.inline) }) { stage in
      #expect(stage.texts == ["apple", "pear", "plum"])
      let lines = stage.host.views(of: PressControl.self)
      #expect(lines.count == 3)
      stage.tap(lines[1])
      #expect(stage.host.views(of: PressControl.self).count == 3)
    }
    #expect(fruit.history == [.pear])
  }

  @Test func choicesFollowTheirData() throws {
    let names = Holder(["a", "b"])
    let view = Stateful(names) { names in
      Picker("Name", selection: .constant("b")) {
        ForEach(names.wrappedValue, id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Button("More") { names.wrappedValue.insert("c", at: 0) }
    }
    try AnimatedStage.run(view) { stage in
      let control = try stage.first(UISegmentedControl.self)
      #expect(control.numberOfSegments == 2 && control.selectedSegmentIndex == 1)
      stage.tap(try stage.first(PressControl.self))
      #expect((0..<3).map { control.titleForSegment(at: $0) } == ["c", "a", "b"])
      #expect(control.selectedSegmentIndex == 2)
    }
  }

  @Test func sourcesAreChosenTogether() throws {
    let values = Holder([1, 2])
    let view = Stateful(values) { values in
      Picker("Number", sources: [values[0], values[1]], selection: \.self) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented)
    }
    try AnimatedStage.run(view) { stage in
      #expect(try stage.first(UISegmentedControl.self).selectedSegmentIndex == -1)
      try tap(segment: 1, stage)
      #expect(try stage.first(UISegmentedControl.self).selectedSegmentIndex == 1)
    }
    #expect(values.value == [2, 2])
  }

  @Test func theLabelOfTheChoiceIsThePages() {
    let view = Picker("Number", selection: .constant(1)) {
      Text("One").tag(1)
    } currentValueLabel: {
      Text("chosen")
    }
    AnimatedStage.run(view) { #expect($0.texts == ["chosen"]) }
  }
}
