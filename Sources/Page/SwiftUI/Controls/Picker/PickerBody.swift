/// A picker in one of its styles.
struct PickerBody<Label: View>: View {
  let label: Label
  let choices: PickerChoices
  let kind: _PickerKind
  /// What is shown of the choice, if it is not the choice itself.
  let current: AnyView?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.isInList) private var isInList
  @Environment(\.navigationPlace) private var navigation
  @Environment(\.labelsAreHidden) private var isLabelHidden

  var body: some View {
    switch kind {
    case .automatic, .menu:
      menu
    case .navigationLink where navigation == nil:
      menu
    case .navigationLink:
      NavigationLink {
        ChoiceLevel(choices: choices, label: label)
      } label: {
        if !isLabelHidden { label }
        Spacer(minLength: 8)
        chosen.foregroundStyle(Color(uiColor: .secondaryLabel))
      }
    case .segmented, .palette:
      SegmentsView(choices: choices)
    case .wheel:
      WheelView(choices: choices)
    case .inline where isInList:
      InlineChoices(choices: choices)
    case .inline:
      VStack(alignment: .leading, spacing: 12) {
        InlineChoices(choices: choices).buttonStyle(PlainButtonStyle())
      }
    }
  }

  private var menu: some View {
    OptionsReader(content: label) { labels in
      MenuButton(makeElements: { choices.actions }) {
        if isInList, !isLabelHidden {
          label
          Spacer(minLength: 8)
          value.foregroundStyle(Color(uiColor: .secondaryLabel))
        } else {
          value.foregroundStyle(
            isEnabled
              ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(uiColor: .tertiaryLabel)))
        }
      }
      .accessibilityLabel(labels.map(\.title).filter { !$0.isEmpty }.joined(separator: " "))
      .accessibilityValue(chosenTitle)
    }
  }

  private var chosenTitle: String { choices.chosen.map { choices.options[$0].title } ?? "" }

  @ViewBuilder private var chosen: some View {
    if let current { current } else { Text(verbatim: chosenTitle) }
  }

  /// The choice, with a sign that there are others.
  private var value: some View {
    HStack(spacing: 4) {
      chosen
      Image(systemName: "chevron.up.chevron.down").imageScale(.small)
    }
  }
}

/// The choices of a picker on a level of their own. Choosing one leads back.
private struct ChoiceLevel<Label: View>: View {
  let choices: PickerChoices
  let label: Label
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List { InlineChoices(choices: choices.choosing { dismiss() }) }
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { ToolbarItem(placement: .principal) { label.font(.headline) } }
  }
}

/// A line for each choice, with a checkmark at the chosen one. In a list each line is a row.
private struct InlineChoices: View {
  let choices: PickerChoices

  var body: some View {
    ForEach(choices.options.indices, id: \.self) { index in
      Button {
        choices.choose(index)
      } label: {
        HStack {
          OptionView(item: choices.options[index].item).foregroundStyle(Color.primary)
          Spacer()
          if index == choices.chosen {
            Image(systemName: "checkmark")
              .fontWeight(.semibold)
              .foregroundStyle(TintShapeStyle())
          }
        }
      }
    }
  }
}
