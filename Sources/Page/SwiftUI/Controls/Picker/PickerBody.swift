/// A picker in one of its styles.
struct PickerBody<Label: View>: View {
  let label: Label
  let choices: PickerChoices
  let kind: _PickerKind

  var body: some View {
    switch kind {
    case .automatic, .menu, .navigationLink:
      MenuButton(makeElements: { choices.actions }) {
        HStack(spacing: 4) {
          Text(verbatim: choices.chosen.map { choices.options[$0].title } ?? "")
          Image(systemName: "chevron.up.chevron.down").imageScale(.small)
        }
        .foregroundStyle(TintShapeStyle())
      }
    case .segmented, .palette:
      SegmentsView(choices: choices)
    case .wheel:
      WheelView(choices: choices)
    case .inline:
      VStack(alignment: .leading, spacing: 12) {
        ForEach(choices.options.indices, id: \.self) { index in
          Button {
            choices.choose(index)
          } label: {
            HStack {
              OptionView(item: choices.options[index].item)
              Spacer()
              if index == choices.chosen {
                Image(systemName: "checkmark").foregroundStyle(TintShapeStyle())
              }
            }
          }
          .buttonStyle(PlainButtonStyle())
        }
      }
    }
  }
}

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
    for (index, option) in options.enumerated() {
      if index >= control.numberOfSegments {
        control.insertSegment(withTitle: option.title, at: index, animated: false)
      }
      if let image = option.image, option.title.isEmpty {
        if control.imageForSegment(at: index) !== image {
          control.setImage(image, forSegmentAt: index)
        }
      } else if control.titleForSegment(at: index) != option.title {
        control.setTitle(option.title, forSegmentAt: index)
      }
    }
    let chosen = choices.chosen ?? UISegmentedControl.noSegment
    if control.selectedSegmentIndex != chosen { control.selectedSegmentIndex = chosen }
    control.isEnabled = context.environment.isEnabled
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context
  ) -> CGSize? {
    let own = uiView.intrinsicContentSize
    return CGSize(width: proposal.width ?? own.width, height: own.height)
  }
}

/// The wheel of a picker.
struct WheelView: UIViewRepresentable {
  let choices: PickerChoices

  final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var choices: PickerChoices
    var titles: [String] = []
    init(_ choices: PickerChoices) { self.choices = choices }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      titles.count
    }

    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { titles[row] }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      choices.choose(row)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(choices) }

  func makeUIView(context: Context) -> UIPickerView {
    let picker = UIPickerView()
    picker.dataSource = context.coordinator
    picker.delegate = context.coordinator
    return picker
  }

  func updateUIView(_ picker: UIPickerView, context: Context) {
    let coordinator = context.coordinator
    coordinator.choices = choices
    let titles = choices.options.map(\.title)
    if titles != coordinator.titles {
      coordinator.titles = titles
      picker.reloadAllComponents()
    }
    if let chosen = choices.chosen, picker.selectedRow(inComponent: 0) != chosen {
      picker.selectRow(chosen, inComponent: 0, animated: context.transaction.isAnimated)
    }
    picker.isUserInteractionEnabled = context.environment.isEnabled
    picker.alpha = context.environment.isEnabled ? 1 : 0.5
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UIPickerView, context: Context
  ) -> CGSize? { CGSize(width: proposal.width ?? 320, height: 216) }
}
