import CoreGraphics
import Foundation
import Testing

@testable @_spi(UIKit) import QuartzCore
@testable @_spi(PageRuntime) import UIKit

private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  let columns = [["Apple", "Pear", "Plum", "Cherry", "Quince"], ["One", "Two"]]
  var log: [String] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { columns[component][row] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    log.append(columns[component][row])
  }
}

private final class Boxes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 80 }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    50
  }
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let box = view ?? UIView()
    box.tag = row + 1
    return box
  }
}

@MainActor
@Suite(.serialized)
struct PickerTests {
  private let fruits = Fruits()

  private func run(_ test: (TestStage, UIPickerView) throws -> Void) rethrows {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    let picker = UIPickerView(frame: .zero)
    picker.dataSource = fruits
    picker.delegate = fruits
    root.addSubview(picker)
    try TestStage.run(showing: root) { stage in try test(stage, picker) }
  }

  @Test func rowsStandAroundTheChosenOne() {
    run { _, picker in
      #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 5)
      #expect(picker.selectedRow(inComponent: 0) == 0)
      picker.selectRow(2, inComponent: 0, animated: false)
      let middle = picker.view(forRow: 2, forComponent: 0) as? UILabel
      let above = picker.view(forRow: 1, forComponent: 0)
      #expect(middle?.text == "Plum" && middle?.center.y == 108 && middle?.alpha == 1)
      #expect((above?.center.y ?? 200) < 80 && (above?.alpha ?? 1) < 0.6)
      #expect(fruits.log.isEmpty)
    }
  }

  @Test func aWheelThatIsTurnedComesToRestAtARow() {
    run { stage, picker in
      stage.drag(from: CGPoint(x: 80, y: 108), by: CGVector(dx: 0, dy: -70), over: 3)
      stage.play(1.5)
      #expect(picker.selectedRow(inComponent: 0) == 2 && fruits.log == ["Plum"])
      stage.drag(from: CGPoint(x: 80, y: 108), by: CGVector(dx: 0, dy: -90), over: 0.1)
      stage.play(2)
      #expect(picker.selectedRow(inComponent: 0) == 4 && fruits.log.last == "Quince")
      #expect(picker.view(forRow: 4, forComponent: 0)?.center.y == 108)
    }
  }

  @Test func aTapBringsARowToTheMiddle() {
    run { stage, picker in
      stage.tap(240, 140)
      stage.play(1)
      #expect(picker.selectedRow(inComponent: 1) == 1 && fruits.log == ["Two"])
    }
  }

  @Test func choosingInCodeMovesAndTellsNobody() {
    run { stage, picker in
      picker.selectRow(3, inComponent: 0, animated: true)
      #expect(picker.selectedRow(inComponent: 0) == 3)
      stage.play(0.1)
      #expect((picker.view(forRow: 3, forComponent: 0)?.center.y ?? 0) > 110)
      stage.play(1.5)
      #expect(picker.view(forRow: 3, forComponent: 0)?.center.y == 108 && fruits.log.isEmpty)
      picker.reloadAllComponents()
      #expect(picker.selectedRow(inComponent: 0) == 3)
    }
  }

  @Test func viewsOfAPagesOwnHaveTheirSize() {
    let boxes = Boxes()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 160))
    picker.dataSource = boxes
    picker.delegate = boxes
    TestStage.run(showing: picker) { _ in
      #expect(picker.rowSize(forComponent: 0) == CGSize(width: 80, height: 50))
      #expect(picker.view(forRow: 0, forComponent: 0)?.tag == 1)
      #expect(picker.view(forRow: 0, forComponent: 0)?.bounds.size.height == 50)
    }
  }
}
