import SwiftUI

func field(_ title: String, _ style: some TextFieldStyle) -> some View {
  Specimens(
    title,
    [
      Specimen("empty") { Keeping("") { TextField("Name", text: $0) } },
      Specimen("filled") { Keeping("Ada") { TextField("Name", text: $0) } },
      Specimen("focused") { Keeping("Ada") { TextField("Name", text: $0) } },
      Specimen("disabled") { Keeping("Ada") { TextField("Name", text: $0) }.disabled(true) },
      Specimen("too long") {
        Keeping("Ada Lovelace of Ockham Park") { TextField("Name", text: $0) }
      },
    ]
  ).textFieldStyle(style)
}

show {
  field("automatic", .automatic)
  field("plain", .plain)
  field("roundedBorder", .roundedBorder)
  Specimens(
    "SecureField",
    [
      Specimen("empty") { Keeping("") { SecureField("Password", text: $0) } },
      Specimen("filled") { Keeping("secret") { SecureField("Password", text: $0) } },
      Specimen("focused") { Keeping("secret") { SecureField("Password", text: $0) } },
      Specimen("disabled") {
        Keeping("secret") { SecureField("Password", text: $0) }.disabled(true)
      },
    ]
  ).textFieldStyle(.roundedBorder)
  Specimens(
    "format",
    [
      Specimen("number") {
        Keeping(1234.5) { TextField("Amount", value: $0, format: .number) }
      },
      Specimen("percent") {
        Keeping(0.25) { TextField("Amount", value: $0, format: .percent) }
      },
      Specimen("focused") {
        Keeping(1234.5) { TextField("Amount", value: $0, format: .number) }
      },
    ]
  ).textFieldStyle(.roundedBorder)
  Specimens(
    "vertical axis", height: 80,
    [
      Specimen("empty") { Keeping("") { TextField("Notes", text: $0, axis: .vertical) } },
      Specimen("filled") {
        Keeping("Two lines\nof text") { TextField("Notes", text: $0, axis: .vertical) }
      },
      Specimen("focused") {
        Keeping("Two lines\nof text") { TextField("Notes", text: $0, axis: .vertical) }
      },
    ]
  ).textFieldStyle(.roundedBorder)
  Specimens(
    "TextEditor", height: 80,
    [
      Specimen("empty") { Keeping("") { TextEditor(text: $0) }.border(.quaternary) },
      Specimen("filled") { Keeping("Two lines\nof text") { TextEditor(text: $0) } },
      Specimen("focused") { Keeping("Two lines\nof text") { TextEditor(text: $0) } },
      Specimen("disabled") {
        Keeping("Two lines\nof text") { TextEditor(text: $0) }.disabled(true)
      },
    ])
  Specimens(
    "Text", height: 60,
    [
      Specimen("styles") {
        Text("**Bold** *italic* ~~out~~ `code`")
      },
      Specimen("hierarchy") {
        VStack {
          Text("primary"); Text("secondary").foregroundStyle(.secondary)
          Text("tertiary").foregroundStyle(.tertiary)
        }.font(.footnote)
      },
      Specimen("redacted") { Text("Not there yet").redacted(reason: .placeholder) },
      Specimen("truncated") { Text("A line that is too long").lineLimit(1) },
      Specimen("link") { Text("[Swift](https://swift.org)") },
    ])
}
