/// The address for another device, and its picture.
struct Invitation: Equatable, Sendable {
  var address: String
  /// The code in rows, of which each is "1" where it is dark and "0" where it is light.
  var code: [String]
}
