/// The segments of a picker.
struct SegmentsView: UIViewRepresentable {
  let choices: PickerChoices

  final class Coordinator {
    var choices: PickerChoices
    init(_ choices: PickerChoices) { self.choices = choices }
  }

  func makeCoordinator() -> Coordinator { Coordinator(choices) }

  func makeUIView(context: Context) -> UISegmentedControl {
    let control = UISegmentedControl()
    let coordinator = context.coordinator
    control.addAction(
      UIAction { [weak control] _ in
        guard let control, control.selectedSegmentIndex >= 0 else { return }
        coordinator.choices.choose(control.selectedSegmentIndex)
      }, for: .valueChanged)
    return control
  }

  func updateUIView(_ control: UISegmentedControl, context: Context) {
    context.coordinator.choices = choices
    let options = choices.options
    while control.numberOfSegments > options.count {
      control.removeSegment(at: control.numberOfSegments - 1, animated: false)
    }
    let chosen = choices.chosen ?? UISegmentedControl.noSegment
    let environment = context.environment
    for (index, option) in options.enumerated() {
      if index >= control.numberOfSegments {
        control.insertSegment(withTitle: option.title, at: index, animated: false)
      }
      var image = option.image
      if index == chosen, case .variant(let variants) = environment.paletteSelectionEffect.kind {
        image = option.image(in: variants, environment)
      }
      if let image, option.title.isEmpty {
        if control.imageForSegment(at: index) !== image {
          control.setImage(image, forSegmentAt: index)
        }
      } else if control.titleForSegment(at: index) != option.title {
        control.setTitle(option.title, forSegmentAt: index)
      }
    }
    if control.selectedSegmentIndex != chosen { control.selectedSegmentIndex = chosen }
    control.isEnabled = environment.isEnabled
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }
}
