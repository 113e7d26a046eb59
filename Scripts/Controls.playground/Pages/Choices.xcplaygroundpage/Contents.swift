import SwiftUI

let day = Date(timeIntervalSince1970: 1_780_000_000)

func picker(_ title: String, height: CGFloat = 44, _ style: some PickerStyle) -> some View {
  Specimens(
    title, height: height,
    [
      Specimen("normal") { Keeping(2) { choice($0) } },
      Specimen("pressed") { Keeping(2) { choice($0) } },
      Specimen("disabled") { Keeping(2) { choice($0) }.disabled(true) },
      Specimen("tinted") { Keeping(2) { choice($0) }.tint(.orange) },
    ]
  ).pickerStyle(style)
}

func choice(_ selection: Binding<Int>) -> some View {
  Picker("Size", selection: selection) {
    Text("S").tag(1)
    Text("M").tag(2)
    Text("L").tag(3)
  }
}

func date(_ title: String, _ components: DatePickerComponents) -> some View {
  Specimens(
    title,
    [
      Specimen("normal") {
        Keeping(day) { DatePicker("Day", selection: $0, displayedComponents: components) }
      },
      Specimen("pressed") {
        Keeping(day) { DatePicker("Day", selection: $0, displayedComponents: components) }
      },
      Specimen("disabled") {
        Keeping(day) { DatePicker("Day", selection: $0, displayedComponents: components) }
          .disabled(true)
      },
    ]
  ).labelsHidden()
}

show {
  picker("menu", .menu)
  picker("segmented", .segmented)
  picker("inline", height: 110, .inline)
  picker("wheel", height: 110, .wheel)
  date("DatePicker", .date)
  date("time", .hourAndMinute)
  Specimens(
    "ColorPicker",
    [
      Specimen("normal") { Keeping(Color.orange) { ColorPicker("Color", selection: $0) } },
      Specimen("pressed") { Keeping(Color.orange) { ColorPicker("Color", selection: $0) } },
      Specimen("disabled") {
        Keeping(Color.orange) { ColorPicker("Color", selection: $0) }.disabled(true)
      },
    ])
  HStack(alignment: .top) {
    Keeping(day) { DatePicker("Day", selection: $0, displayedComponents: .date) }
      .datePickerStyle(.graphical).frame(width: 320, height: 300)
    Keeping(day) { DatePicker("Day", selection: $0) }
      .datePickerStyle(.wheel).labelsHidden().frame(width: 360)
  }
}
