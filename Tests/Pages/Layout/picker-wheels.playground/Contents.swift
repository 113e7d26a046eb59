import PlaygroundSupport
import UIKit

// A picker whose wheel is turned by a finger, and below it a date in words.

class Chooser: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let sizes = ["Small", "Medium", "Large", "Huge"]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 375, height: 160))
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
    let date = UIDatePicker()
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    date.calendar = calendar
    date.locale = Locale(identifier: "en_US")
    date.datePickerMode = .date
    date.preferredDatePickerStyle = .compact
    date.date = Date(timeIntervalSince1970: 1_716_986_220)
    date.frame = CGRect(x: 20, y: 180, width: 140, height: 34)
    view.addSubview(date)
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    sizes.count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { sizes[row] }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    print("chosen:", sizes[row])
  }
}

PlaygroundPage.current.liveView = Chooser()
