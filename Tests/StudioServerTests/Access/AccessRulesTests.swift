import Testing

@testable import StudioServer

/// Each wall keeps out a request that breaks just it; with just that wall lifted it comes in.
struct AccessRulesTests {
  private static let token = AccessToken(text: "0123456789abcdef0123456789abcdef")

  private func rules(lifting walls: Set<AccessRules.Wall> = []) -> AccessRules {
    var rules = AccessRules(token: Self.token, hosts: ["lek.local"], port: 80)
    rules.lifted = walls
    return rules
  }

  private func request(
    host: String? = "127.0.0.1:80", origin: String? = "http://127.0.0.1:80",
    token: String = Self.token.text
  ) -> HTTPRequest {
    HTTPRequest(path: "/socket", host: host, origin: origin, cookies: ["lek-80": token])
  }

  private func isAdmitted(_ request: HTTPRequest, by rules: AccessRules) -> Bool {
    rules.judgeSocket(request) == .admitted
  }

  @Test(arguments: ["127.0.0.1:80", "localhost:80", "[::1]:80", "lek.local", "LEK.local:80"])
  func everyNameOfOursIsHeard(host: String) {
    let request = request(host: host, origin: "http://\(host.lowercased())")
    #expect(isAdmitted(request, by: rules()))
  }

  @Test(arguments: [
    nil, "evil.example:80", "127.0.0.1.evil.example", "127.0.0.1:80x", "127.0.0.1:8٠", "",
  ])
  func anotherNameIsNotHeardUnlessTheWallIsLifted(host: String?) {
    let request = request(host: host, origin: "http://\(host ?? "")")
    #expect(!isAdmitted(request, by: rules(lifting: [.origin])))
    #expect(isAdmitted(request, by: rules(lifting: [.origin, .host])))
  }

  @Test(arguments: ["", "0123456789abcdef0123456789abcdee", "0123456789abcdef0123456789abcdef0"])
  func anotherTokenIsNotTakenUnlessTheWallIsLifted(token: String) {
    let request = request(token: token)
    #expect(!isAdmitted(request, by: rules()))
    #expect(isAdmitted(request, by: rules(lifting: [.token])))
  }

  @Test(arguments: [
    nil, "http://evil.example", "https://127.0.0.1:80", "http://127.0.0.1:81", "null",
  ])
  func anotherSiteOpensNoSocketUnlessTheWallIsLifted(origin: String?) {
    let request = request(origin: origin)
    #expect(!isAdmitted(request, by: rules()))
    #expect(isAdmitted(request, by: rules(lifting: [.origin])))
  }
}
