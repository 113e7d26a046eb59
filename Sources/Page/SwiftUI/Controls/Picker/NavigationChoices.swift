/// A picker as a link to its choices on the navigation stack around.
struct NavigationChoices<Label: View>: View {
  let label: Label
  let choices: PickerChoices
  let current: AnyView?

  var body: some View {
    NavigationLink {
      ChoiceList(choices: choices)
    } label: {
      LabeledControl(label: label) {
        Group {
          if let current {
            current
          } else {
            Text(verbatim: choices.chosen.map { choices.options[$0].title } ?? "")
          }
        }
        .foregroundStyle(.secondary)
      }
    }
  }
}

/// The choices of a picker as rows. A choice goes back to the picker.
private struct ChoiceList: View {
  let choices: PickerChoices
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      ForEach(choices.options.indices, id: \.self) { index in
        Button {
          choices.choose(index)
          dismiss()
        } label: {
          HStack {
            Text(verbatim: choices.options[index].title).foregroundStyle(Color.primary)
            Spacer()
            if index == choices.chosen {
              Image(systemName: "checkmark").fontWeight(.semibold)
            }
          }
        }
      }
    }
  }
}
