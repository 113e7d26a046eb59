/// A picker in one of its styles.
struct PickerBody<Label: View>: View {
  let label: Label
  let choices: PickerChoices
  let kind: _PickerKind
  /// What is shown of the choice, if it is not the choice itself.
  let current: AnyView?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    switch kind {
    case .automatic, .menu, .navigationLink:
      OptionsReader(content: label) { labels in
        menu
          .accessibilityLabel(labels.map(\.title).filter { !$0.isEmpty }.joined(separator: " "))
          .accessibilityValue(chosenTitle)
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

  private var chosenTitle: String { choices.chosen.map { choices.options[$0].title } ?? "" }

  private var menu: some View {
    MenuButton(makeElements: { choices.actions }) {
      HStack(spacing: 4) {
        if let current { current } else { Text(verbatim: chosenTitle) }
        Image(systemName: "chevron.up.chevron.down").imageScale(.small)
      }
      .foregroundStyle(
        isEnabled
          ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(uiColor: .tertiaryLabel)))
    }
  }
}
