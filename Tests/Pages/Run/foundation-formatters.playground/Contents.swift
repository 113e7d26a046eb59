import Foundation

let time = DateComponentsFormatter()
time.unitsStyle = .full
print(time.string(from: 3725)!)
time.unitsStyle = .positional
time.allowedUnits = [.minute, .second]
time.zeroFormattingBehavior = .pad
print(time.string(from: 65)!)

let relative = RelativeDateTimeFormatter()
relative.dateTimeStyle = .named
print(relative.localizedString(from: DateComponents(day: -1)))
print(ListFormatter.localizedString(byJoining: ["one", "two", "three"]))

let distance = MeasurementFormatter()
distance.unitOptions = .providedUnit
print(distance.string(from: Measurement(value: 42.195, unit: UnitLength.kilometers)))
print(String(format: "%@ and %@", NSNumber(value: 5), [1, 2] as NSArray))

// A text is a number only as a whole.
let reader = NumberFormatter()
let plain = ["8", "8s", " 8 ", "8.50", "-3", "1,000", "", "abc", "0x1F"].map { reader.number(from: $0) }
reader.numberStyle = .decimal
let grouped = ["1,000", "1,000.50", "1,000x", "0.0"].map { reader.number(from: $0) }
reader.numberStyle = .percent
let shares = ["8%", "8%x"].map { reader.number(from: $0) }
print(plain, grouped, shares)
