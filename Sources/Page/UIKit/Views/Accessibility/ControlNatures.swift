import CoreGraphics
import Foundation

/// A kind of responder that is spoken without anyone's having said how.
@MainActor
protocol NaturallySpoken {
  var spokenNature: SpokenNature { get }
}

/// A kind whose value can be made larger and smaller without touching it.
@MainActor
protocol NaturallyAdjustable {
  /// A step up for 1, down for -1.
  func adjust(by direction: Int)
}

extension UIControl {
  /// Traits that follow from what state it is in.
  func traits(_ own: UIAccessibilityTraits) -> UIAccessibilityTraits {
    var traits = own
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }
}

extension UIButton: NaturallySpoken {
  var spokenNature: SpokenNature {
    let title = currentTitle ?? currentAttributedTitle?.string
    return SpokenNature(
      isElement: true, label: title ?? currentImage?.spokenName, traits: traits(.button))
  }
}

extension UISwitch: NaturallySpoken {
  var spokenNature: SpokenNature {
    SpokenNature(
      isElement: true, label: title, value: isOn ? "1" : "0",
      traits: traits([.button, .toggleButton])
    )
  }
}

extension UISlider: NaturallySpoken, NaturallyAdjustable {
  var spokenNature: SpokenNature {
    let span = maximumValue - minimumValue
    let share = span > 0 ? (value - minimumValue) / span : 0
    return SpokenNature(
      isElement: true, value: "\(Int((share * 100).rounded()))%", traits: traits(.adjustable))
  }

  func adjust(by direction: Int) {
    let before = value
    setValue(before + (maximumValue - minimumValue) / 10 * Float(direction), animated: false)
    if value != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}

extension UIPageControl: NaturallySpoken, NaturallyAdjustable {
  var spokenNature: SpokenNature {
    SpokenNature(
      isElement: true, value: "page \(currentPage + 1) of \(numberOfPages)",
      traits: traits([.adjustable, .updatesFrequently]))
  }

  func adjust(by direction: Int) {
    let before = currentPage
    currentPage = before + direction
    if currentPage != before { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}

extension UIColorWell: NaturallySpoken {
  var spokenNature: SpokenNature {
    SpokenNature(isElement: true, label: title ?? "Color well", traits: traits(.button))
  }
}

extension UIProgressView: NaturallySpoken {
  var spokenNature: SpokenNature {
    SpokenNature(
      isElement: true, label: "Progress", value: "\(Int((progress * 100).rounded()))%",
      traits: .updatesFrequently)
  }
}

extension UIActivityIndicatorView: NaturallySpoken {
  var spokenNature: SpokenNature {
    SpokenNature(isElement: true, label: isAnimating ? "In progress" : "Progress halted")
  }
}

extension SegmentView: NaturallySpoken {
  var spokenNature: SpokenNature {
    let control = superview as? UISegmentedControl
    var traits = UIAccessibilityTraits.button
    if let index = control?.segments.firstIndex(where: { $0 === self }),
      control?.selectedSegmentIndex == index
    {
      traits.insert(.selected)
    }
    if !content.isEnabled || control?.isEnabled == false { traits.insert(.notEnabled) }
    return SpokenNature(
      isElement: true, label: content.title ?? content.image?.spokenName, traits: traits)
  }
}

extension StepperSide: NaturallySpoken {
  var spokenNature: SpokenNature { SpokenNature(isElement: true, traits: .button) }
}

extension AlertButton: NaturallySpoken {
  var spokenNature: SpokenNature {
    SpokenNature(
      isElement: true, label: action.title, traits: isEnabled ? .button : [.button, .notEnabled])
  }
}

extension UIImage {
  /// What can be said of a picture by its file's name: `left-arrow` is a left arrow.
  var spokenName: String? {
    fileName.map { name in
      String(name.map { "-_.".contains($0) ? " " : $0 })
    }
  }
}
