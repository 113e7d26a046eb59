import Foundation

/// One line of the log.
struct LogLine {
  var message: String
  var category: String
  var time: Date

  /// `2024-01-31 12:00:00.123456+0000 Page[1:1] [category] message`
  func text(process: String, number: Int32, thread: UInt64, zone: TimeZone) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = zone
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    let whole = time.timeIntervalSince1970.rounded(.down)
    let microseconds = Int((time.timeIntervalSince1970 - whole) * 1_000_000)
    let seconds = formatter.string(from: Date(timeIntervalSince1970: whole))
    formatter.dateFormat = "Z"
    let offset = formatter.string(from: time)
    let fraction = String(("000000" + String(microseconds)).suffix(6))
    let place = category.isEmpty ? "" : "[\(category)] "
    return "\(seconds).\(fraction)\(offset) \(process)[\(number):\(thread)] \(place)\(message)\n"
  }

  func write() {
    let thread = UInt64(UInt(pthread_self())) & 0xffffff
    let line = text(
      process: ProcessInfo.processInfo.processName, number: getpid(), thread: thread,
      zone: .current)
    FileHandle.standardError.write(Data(line.utf8))
  }
}
