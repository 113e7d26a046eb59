import SwiftUI

let gauge = Gauge(value: 0.6) {
  Text("Fuel")
} currentValueLabel: {
  Text("60")
} minimumValueLabel: {
  Text("0")
} maximumValueLabel: {
  Text("100")
}

show {
  Specimens(
    "Toggle",
    [
      Specimen("off") { Keeping(false) { Toggle("Toggle", isOn: $0) } },
      Specimen("on") { Keeping(true) { Toggle("Toggle", isOn: $0) } },
      Specimen("pressed") { Keeping(false) { Toggle("Toggle", isOn: $0) } },
      Specimen("disabled, off") { Keeping(false) { Toggle("Toggle", isOn: $0) }.disabled(true) },
      Specimen("disabled, on") { Keeping(true) { Toggle("Toggle", isOn: $0) }.disabled(true) },
    ])
  Specimens(
    "Toggle, button",
    [
      Specimen("off") { Keeping(false) { Toggle("Toggle", isOn: $0) } },
      Specimen("on") { Keeping(true) { Toggle("Toggle", isOn: $0) } },
      Specimen("pressed") { Keeping(true) { Toggle("Toggle", isOn: $0) } },
      Specimen("disabled, off") { Keeping(false) { Toggle("Toggle", isOn: $0) }.disabled(true) },
      Specimen("disabled, on") { Keeping(true) { Toggle("Toggle", isOn: $0) }.disabled(true) },
    ]
  ).toggleStyle(.button)
  Specimens(
    "Slider",
    [
      Specimen("normal") { Keeping(0.4) { Slider(value: $0) } },
      Specimen("pressed") { Keeping(0.5) { Slider(value: $0) } },
      Specimen("disabled") { Keeping(0.4) { Slider(value: $0) }.disabled(true) },
      Specimen("tinted, steps") {
        Keeping(0.5) { Slider(value: $0, in: 0...1, step: 0.25) }.tint(.orange)
      },
      Specimen("labels") {
        Keeping(0.4) { value in
          Slider(value: value) {
            Text("Sound")
          } minimumValueLabel: {
            Image(systemName: "speaker")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3")
          }
        }
      },
    ])
  Specimens(
    "Stepper",
    [
      Specimen("normal") { Keeping(3) { value in Stepper("\(value.wrappedValue)", value: value) } },
      Specimen("pressed") { Keeping(0) { Stepper("", value: $0).labelsHidden() } },
      Specimen("disabled") { Keeping(3) { Stepper("3", value: $0) }.disabled(true) },
      Specimen("at its end") { Keeping(9) { Stepper("9", value: $0, in: 0...9) } },
    ])
  Specimens(
    "ProgressView", height: 60,
    [
      Specimen("linear") { ProgressView(value: 0.4) },
      Specimen("with labels") {
        ProgressView(value: 0.7) {
          Text("Loading")
        } currentValueLabel: {
          Text("70 %")
        }
      },
      Specimen("tinted") { ProgressView(value: 0.4).tint(.green) },
      Specimen("circular") { ProgressView() },
      Specimen("with a title") { ProgressView("Loading") },
    ])
  Specimens(
    "Gauge", height: 70,
    [
      Specimen("automatic") { gauge },
      Specimen("linearCapacity") { gauge.gaugeStyle(.linearCapacity) },
      Specimen("accessoryLinear") { gauge.gaugeStyle(.accessoryLinear) },
      Specimen("accessoryCircular") { gauge.gaugeStyle(.accessoryCircular) },
      Specimen("…Capacity") { gauge.gaugeStyle(.accessoryCircularCapacity) },
    ])
  Specimens(
    "Gauge, tinted", height: 70,
    [
      Specimen("linear") { gauge.gaugeStyle(.linearCapacity) },
      Specimen("…LinearCapacity") { gauge.gaugeStyle(.accessoryLinearCapacity) },
      Specimen("accessoryLinear") { gauge.gaugeStyle(.accessoryLinear) },
      Specimen("accessoryCircular") { gauge.gaugeStyle(.accessoryCircular) },
      Specimen("…Capacity") { gauge.gaugeStyle(.accessoryCircularCapacity) },
    ]
  ).tint(Gradient(colors: [.green, .yellow, .red]))
}
