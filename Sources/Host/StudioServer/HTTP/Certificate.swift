import CCertificate
import Foundation

/// The certificate that a studio shows when it can be reached from other machines.
///
/// Nobody has signed it but the studio itself, so a browser asks once whether to trust it; it is
/// kept in the state folder, so that it need not ask again. It is made anew a month before its end,
/// and when the studio goes by other names.
struct Certificate: Equatable, Sendable {
  let certificate: URL
  let key: URL

  /// Browsers take no certificate that is good for much longer than a year.
  private static let days: Int32 = 390
  private static let renewal: Int32 = 30

  /// The one for these names, which may be addresses; made where it is missing.
  static func find(
    for hosts: Set<String>, state: StateFolder
  ) -> Result<Certificate, StudioProblem> {
    let folder = state.url.appendingPathComponent("certificate", isDirectory: true)
    let found = Certificate(
      certificate: folder.appendingPathComponent("certificate.pem"),
      key: folder.appendingPathComponent("key.pem"))
    let names = alternativeNames(hosts)
    let list = folder.appendingPathComponent("names")
    let known = try? String(contentsOf: list, encoding: .utf8)
    if known == names, found.daysLeft > renewal { return .success(found) }
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      guard lek_certificate_make(names, found.certificate.path, found.key.path, days) == 0 else {
        return .failure(StudioProblem(message: "no certificate could be made for \(names)"))
      }
      try Data(names.utf8).write(to: list, options: .atomic)
      return .success(found)
    } catch {
      return .failure(
        StudioProblem(message: "no certificate can be kept in \(folder.path)"))
    }
  }

  /// How long it is good for; below 0 where it is not good at all.
  var daysLeft: Int32 { lek_certificate_days(certificate.path, key.path) }

  private static func isPlain(_ letter: Character) -> Bool {
    letter.isASCII && (letter.isLetter || letter.isNumber || ".:-".contains(letter))
  }

  /// As OpenSSL wants them, always in the same order.
  static func alternativeNames(_ hosts: Set<String>) -> String {
    hosts.compactMap { host -> String? in
      let bare = host.filter { $0 != "[" && $0 != "]" }
      guard !bare.isEmpty, bare.allSatisfy(isPlain) else { return nil }
      let isAddress = bare.contains(":") || bare.allSatisfy { $0.isNumber || $0 == "." }
      return (isAddress ? "IP:" : "DNS:") + bare
    }
    .sorted().joined(separator: ",")
  }
}
