import CoreGraphics
import Foundation

// Controls that have a value, and views that show one.

extension InterfaceMaker {
  func fillControl(_ view: UIControl, _ element: InterfaceElement) {
    element.flag("enabled").apply { view.isEnabled = $0 }
    element.flag("selected").apply { view.isSelected = $0 }
    element.flag("highlighted").apply { view.isHighlighted = $0 }
    element["contentHorizontalAlignment"].flatMap { InterfaceWords.horizontalAlignments[$0] }
      .apply { view.contentHorizontalAlignment = $0 }
    element["contentVerticalAlignment"].flatMap { InterfaceWords.verticalAlignments[$0] }
      .apply { view.contentVerticalAlignment = $0 }
  }

  func fillImage(_ view: UIImageView, _ element: InterfaceElement) {
    InterfaceImage.preferredConfiguration(of: element)
      .apply { view.preferredSymbolConfiguration = $0 }
    image("image", element).apply { view.image = $0 }
    image("highlightedImage", element).apply { view.highlightedImage = $0 }
    element.flag("highlighted").apply { view.isHighlighted = $0 }
  }

  func fillSwitch(_ view: UISwitch, _ element: InterfaceElement) {
    color("onTintColor", element).apply { view.onTintColor = $0 }
    color("thumbTintColor", element).apply { view.thumbTintColor = $0 }
    element.string("title").apply { view.title = $0 }
    // A file says YES where it is on, and nothing where it is off.
    view.isOn = element.flag("on") ?? false
  }

  func fillSlider(_ view: UISlider, _ element: InterfaceElement) {
    element.number("minValue").apply { view.minimumValue = Float($0) }
    element.number("maxValue").apply { view.maximumValue = Float($0) }
    element.number("value").apply { view.value = Float($0) }
    element.flag("continuous").apply { view.isContinuous = $0 }
    color("minimumTrackTintColor", element).apply { view.minimumTrackTintColor = $0 }
    color("maximumTrackTintColor", element).apply { view.maximumTrackTintColor = $0 }
    color("thumbTintColor", element).apply { view.thumbTintColor = $0 }
    image("minimumValueImage", element).apply { view.minimumValueImage = $0 }
    image("maximumValueImage", element).apply { view.maximumValueImage = $0 }
  }

  func fillStepper(_ view: UIStepper, _ element: InterfaceElement) {
    element.number("minimumValue").apply { view.minimumValue = Double($0) }
    element.number("maximumValue").apply { view.maximumValue = max(Double($0), view.minimumValue) }
    element.number("stepValue").apply { if $0 > 0 { view.stepValue = Double($0) } }
    element.number("value").apply { view.value = Double($0) }
    element.flag("wraps").apply { view.wraps = $0 }
    element.flag("autorepeat").apply { view.autorepeat = $0 }
    element.flag("continuous").apply { view.isContinuous = $0 }
  }

  func fillSegments(_ view: UISegmentedControl, _ element: InterfaceElement) {
    for (index, segment) in element.group("segments").enumerated() {
      if let image = image("image", segment) {
        view.insertSegment(with: image, at: index, animated: false)
      } else {
        view.insertSegment(withTitle: segment.string("title") ?? "", at: index, animated: false)
      }
      segment.number("width").apply { view.setWidth($0, forSegmentAt: index) }
      segment.flag("enabled").apply { view.setEnabled($0, forSegmentAt: index) }
    }
    element.flag("momentary").apply { view.isMomentary = $0 }
    color("selectedSegmentTintColor", element).apply { view.selectedSegmentTintColor = $0 }
    if let index = element.integer("selectedSegmentIndex"), index < view.numberOfSegments {
      view.selectedSegmentIndex = max(index, UISegmentedControl.noSegment)
    }
  }

  func fillProgress(_ view: UIProgressView, _ element: InterfaceElement) {
    if element["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
    color("progressTintColor", element).apply { view.progressTintColor = $0 }
    color("trackTintColor", element).apply { view.trackTintColor = $0 }
    element.number("progress").apply { view.progress = Float($0) }
  }

  func fillActivity(_ view: UIActivityIndicatorView, _ element: InterfaceElement) {
    switch element["style"] {
    case "large": view.style = .large
    case "whiteLarge": (view.style, view.color) = (.large, .white)
    case "white": (view.style, view.color) = (.medium, .white)
    default: view.style = .medium
    }
    color("color", element).apply { view.color = $0 }
    // A file says YES where it hides.
    view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true { view.startAnimating() }
    if element.flag("hidden") == true { view.isHidden = true }
  }

  func fillPages(_ view: UIPageControl, _ element: InterfaceElement) {
    element.integer("numberOfPages").apply { view.numberOfPages = min(max($0, 0), 10_000) }
    element.integer("currentPage").apply { view.currentPage = $0 }
    element.flag("hidesForSinglePage").apply { view.hidesForSinglePage = $0 }
    color("pageIndicatorTintColor", element).apply { view.pageIndicatorTintColor = $0 }
    color("currentPageIndicatorTintColor", element)
      .apply { view.currentPageIndicatorTintColor = $0 }
  }

  func fillDates(_ view: UIDatePicker, _ element: InterfaceElement) {
    let modes: [String: UIDatePicker.Mode] = [
      "date": .date, "time": .time, "dateAndTime": .dateAndTime,
      "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
    ]
    element["datePickerMode"].flatMap { modes[$0] }.apply { view.datePickerMode = $0 }
    let styles: [String: UIDatePickerStyle] = [
      "wheels": .wheels, "compact": .compact, "inline": .inline,
    ]
    element["style"].flatMap { styles[$0] }.apply { view.preferredDatePickerStyle = $0 }
    element.integer("minuteInterval").apply { if $0 > 0 { view.minuteInterval = $0 } }
    func date(_ key: String) -> Date? {
      element.value(key)?.number("timeIntervalSinceReferenceDate")
        .map { Date(timeIntervalSinceReferenceDate: TimeInterval($0)) }
    }
    date("minimumDate").apply { view.minimumDate = $0 }
    date("maximumDate").apply { view.maximumDate = $0 }
    if element.flag("useCurrentDate") != true { date("date").apply { view.date = $0 } }
    element.value("locale")?["localeIdentifier"].apply { view.locale = Locale(identifier: $0) }
    if view.datePickerMode == .countDownTimer {
      element.number("countDownDuration").apply { view.countDownDuration = TimeInterval($0) }
    }
  }
}
