import Testing

@testable import StudioServer

struct PersonLocaleTests {
  @Test(arguments: [
    (["LANG": "sv_SE.UTF-8"], "sv-SE"), (["LANG": "C.UTF-8"], "en"), ([:], "en"),
    (["LANG": "sv", "LC_ALL": "de_AT@euro"], "de-AT"), (["LC_ALL": "", "LANG": "en_GB"], "en-GB"),
    (["LANG": "POSIX"], "en"), (["LANG": "<script>"], "en"),
  ])
  func theFirstThatIsSetIsTaken(environment: [String: String], name: String) {
    #expect(PersonLocale.name(environment: environment) == name)
  }
}
