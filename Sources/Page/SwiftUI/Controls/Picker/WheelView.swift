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
