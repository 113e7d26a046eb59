import CoreGraphics
import Foundation

// Controls that have a value, and views that show one.

extension InterfaceMaker {
  func fillControl(_ view: UIControl, _ element: InterfaceElement) {
    element.flag("enabled").map { view.isEnabled = $0 }
    element.flag("selected").map { view.isSelected = $0 }
    element.flag("highlighted").map { view.isHighlighted = $0 }
    element["contentHorizontalAlignment"].flatMap { InterfaceWords.horizontalAlignments[$0] }
      .map { view.contentHorizontalAlignment = $0 }
    element["contentVerticalAlignment"].flatMap { InterfaceWords.verticalAlignments[$0] }
      .map { view.contentVerticalAlignment = $0 }
  }

  func fillImage(_ view: UIImageView, _ element: InterfaceElement) {
    InterfaceImage.preferredConfiguration(of: element)
      .map { view.preferredSymbolConfiguration = $0 }
    image("image", element).map { view.image = $0 }
    image("highlightedImage", element).map { view.highlightedImage = $0 }
    element.flag("highlighted").map { view.isHighlighted = $0 }
  }

  func fillSwitch(_ view: UISwitch, _ element: InterfaceElement) {
    color("onTintColor", element).map { view.onTintColor = $0 }
    color("thumbTintColor", element).map { view.thumbTintColor = $0 }
    element.string("title").map { view.title = $0 }
    // A file says YES where it is on, and nothing where it is off.
    view.isOn = element.flag("on") ?? false
  }

  func fillSlider(_ view: UISlider, _ element: InterfaceElement) {
    element.number("minValue").map { view.minimumValue = Float($0) }
    element.number("maxValue").map { view.maximumValue = Float($0) }
    element.number("value").map { view.value = Float($0) }
    element.flag("continuous").map { view.isContinuous = $0 }
    color("minimumTrackTintColor", element).map { view.minimumTrackTintColor = $0 }
    color("maximumTrackTintColor", element).map { view.maximumTrackTintColor = $0 }
    color("thumbTintColor", element).map { view.thumbTintColor = $0 }
    image("minimumValueImage", element).map { view.minimumValueImage = $0 }
    image("maximumValueImage", element).map { view.maximumValueImage = $0 }
  }

  func fillStepper(_ view: UIStepper, _ element: InterfaceElement) {
    element.number("minimumValue").map { view.minimumValue = Double($0) }
    element.number("maximumValue").map { view.maximumValue = max(Double($0), view.minimumValue) }
    element.number("stepValue").map { if $0 > 0 { view.stepValue = Double($0) } }
    element.number("value").map { view.value = Double($0) }
    element.flag("wraps").map { view.wraps = $0 }
    element.flag("autorepeat").map { view.autorepeat = $0 }
    element.flag("continuous").map { view.isContinuous = $0 }
  }

  func fillSegments(_ view: UISegmentedControl, _ element: InterfaceElement) {
    for (index, segment) in element.group("segments").enumerated() {
      if let image = image("image", segment) {
        view.insertSegment(with: image, at: index, animated: false)
      } else {
        view.insertSegment(withTitle: segment.string("title") ?? "", at: index, animated: false)
      }
      segment.number("width").map { view.setWidth($0, forSegmentAt: index) }
      segment.flag("enabled").map { view.setEnabled($0, forSegmentAt: index) }
    }
    element.flag("momentary").map { view.isMomentary = $0 }
    color("selectedSegmentTintColor", element).map { view.selectedSegmentTintColor = $0 }
    if let index = element.integer("selectedSegmentIndex"), index < view.numberOfSegments {
      view.selectedSegmentIndex = max(index, UISegmentedControl.noSegment)
    }
  }

  func fillProgress(_ view: UIProgressView, _ element: InterfaceElement) {
    if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
    color("progressTintColor", element).map { view.progressTintColor = $0 }
    color("trackTintColor", element).map { view.trackTintColor = $0 }
    element.number("progress").map { view.progress = Float($0) }
  }

  func fillActivity(_ view: UIActivityIndicatorView, _ element: InterfaceElement) {
    switch element["style"] {
    case "large": view.style = .large
    case "whiteLarge": (view.style, view.color) = (.large, .white)
    case "white": (view.style, view.color) = (.medium, .white)
    default: view.style = .medium
    }
    color("color", element).map { view.color = $0 }
    // A file says YES where it hides.
    view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true { view.startAnimating() }
    if element.flag("hidden") == true { view.isHidden = true }
  }

  func fillPages(_ view: UIPageControl, _ element: InterfaceElement) {
    element.integer("numberOfPages").map { view.numberOfPages = min(max($0, 0), 10_000) }
    element.integer("currentPage").map { view.currentPage = $0 }
    element.flag("hidesForSinglePage").map { view.hidesForSinglePage = $0 }
    color("pageIndicatorTintColor", element).map { view.pageIndicatorTintColor = $0 }
    color("currentPageIndicatorTintColor", element)
      .map { view.currentPageIndicatorTintColor = $0 }
  }

  func fillDates(_ view: UIDatePicker, _ element: InterfaceElement) {
    let modes: [String: UIDatePicker.Mode] = [
      "date": .date, "time": .time, "dateAndTime": .dateAndTime,
      "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
    ]
    element["datePickerMode"].flatMap { modes[$0] }.map { view.datePickerMode = $0 }
    let styles: [String: UIDatePickerStyle] = [
      "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
    element["style"].flatMap { styles[$0] }.map { view.preferredDatePickerStyle = $0 }
    element.integer("minuteInterval").map { if $0 > 0 { view.minuteInterval = $0 } }
    func date(_ key: String) -> Date? {
      element.value(key)?.number("timeIntervalSinceReferenceDate")
        .map { Date(timeIntervalSinceReferenceDate: TimeInterval($0)) }
    }
    date("minimumDate").map { view.minimumDate = $0 }
    date("maximumDate").map { view.maximumDate = $0 }
    if element.flag("useCurrentDate") != true { date("date").map { view.date = $0 } }
    element.value("locale")?["localeIdentifier"].map { view.locale = Locale(identifier: $0) }
    if view.datePickerMode == .countDownTimer {
      element.number("countDownDuration").map { view.countDownDuration = TimeInterval($0) }
    }
  }
}
