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
