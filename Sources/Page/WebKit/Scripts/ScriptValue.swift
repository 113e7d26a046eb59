import Foundation

/// Values of scripts, which cross over as JSON: `{"value": …}`, or `{}` for what is undefined.
enum ScriptValue {
  static func value(of text: String) -> Any? {
    let bytes = Data(text.utf8)
    let whole = try? JSONSerialization.jsonObject(with: bytes)
    return (whole as? [String: Any])?["value"]
  }
}
