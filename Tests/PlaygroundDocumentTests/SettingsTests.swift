import PlaygroundDocument
import Testing

struct SettingsTests {
  @Test func readsWhatXcodeWrites() {
    let settings = PlaygroundSettings(
      text: """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <!-- <playground target-platform='tvos'> -->
        <playground version = "6.0" target-platform='macos'
            executeOnSourceChanges='false' unknown="a &amp; b &#x1F0A1;">
          <pages><page name='First &lt;1&gt;'/><page  name="Second"></page></pages>
        </playground>
        """)
    #expect(settings["version"] == "6.0")
    #expect(settings.platform == .macos)
    #expect(!settings.runsOnChange)
    #expect(settings["unknown"] == "a & b 🂡")
    #expect(settings.pageNames == ["First <1>", "Second"])
    #expect(settings["missing"] == nil)
  }

  @Test(
    arguments: [
      (nil, .ios), ("ios", .ios), ("macos", .macos), ("osx", .macos), ("tvos", .tvos),
      ("visionos", .other("visionos")),
    ] as [(String?, PlaygroundSettings.Platform)])
  func namesThePlatform(attribute: String?, platform: PlaygroundSettings.Platform) {
    var settings = PlaygroundSettings(text: "<playground/>")
    settings["target-platform"] = attribute
    #expect(settings.platform == platform)
  }

  @Test func aChangedValueChangesNothingElse() {
    var settings = PlaygroundSettings(
      text: "<?xml?>\r\n<playground  a=\"1\"\n display-mode = 'raw' z='&#9;'><x y=2>?</x>\u{1}")
    settings["display-mode"] = "it's <new> & \"odd\""
    #expect(
      settings.text
        == "<?xml?>\r\n<playground  a=\"1\"\n display-mode = 'it&apos;s &lt;new> &amp; \"odd\"' "
        + "z='&#9;'><x y=2>?</x>\u{1}")
    #expect(settings["display-mode"] == "it's <new> & \"odd\"")
    #expect(settings["z"] == "\t")
  }

  @Test func valuesCanBeAddedAndTakenOut() {
    var settings = PlaygroundSettings(text: "<playground a=\"1\" b=\"2\"/>")
    settings["c"] = "3"
    #expect(settings.text == "<playground a=\"1\" b=\"2\" c=\"3\"/>")
    settings["b"] = nil
    #expect(settings.text == "<playground a=\"1\" c=\"3\"/>")
    settings["a"] = nil
    settings["c"] = nil
    #expect(settings.text == "<playground/>")
    settings["a"] = "1"
    #expect(settings.text == "<playground a='1'/>")
  }

  @Test(arguments: [
    "<", "<playground", "<playground a", "<playground a=", "<playground a='", "<!--",
  ])
  func textsThatBreakOffAreSurvived(text: String) {
    var settings = PlaygroundSettings(text: text)
    settings["a"] = "1"
    #expect(settings["a"] == nil || settings["a"] == "1")
    #expect(settings.text.hasPrefix(String(text.prefix(11))))
  }

  @Test func everyKnownAttributeIsRead() {
    let settings = PlaygroundSettings(
      text: """
        <playground version='6.0' display-mode='rendered' auto-termination-delay='7.5'
          executeOnSourceChanges='false' buildActiveScheme='true' importAppTypes='YES'
          requires-full-environment='1' last-migration='0820' swift-version='5' allows-reset='no'/>
        """)
    #expect(settings.displayMode == .rendered)
    #expect(settings.terminationDelay == 7.5)
    #expect(!settings.runsOnChange && settings.buildsActiveScheme && settings.importsAppTypes)
    #expect(settings.needsFullEnvironment && !settings.allowsReset)
    #expect(settings[.lastMigration] == "0820" && settings[.swiftVersion] == "5")
    let bare = PlaygroundSettings(text: "<playground auto-termination-delay='soon'/>")
    #expect(bare.displayMode == .raw && bare.terminationDelay == 30 && bare.runsOnChange)
    #expect(!bare.buildsActiveScheme && !bare.importsAppTypes && !bare.needsFullEnvironment)
    #expect(bare.allowsReset && bare.platform == .ios)
  }

  @Test(
    arguments: [
      ("macosx", .macos), ("macosx10.10", .macos), ("iphonesimulator", .ios), ("iphoneos8", .ios),
      ("appletvsimulator", .tvos), ("watch", .other("watch")),
    ] as [(String, PlaygroundSettings.Platform)])
  func theOldestFormNamesThePlatformByItsKit(name: String, platform: PlaygroundSettings.Platform) {
    #expect(PlaygroundSettings(text: "<playground sdk='\(name)'/>").platform == platform)
  }

  @Test func aChangeThatWouldChangeMoreIsRefused() {
    let text = "<playground a='1' b=\"2><pages><page name='One'/><page name='Two' c='>\n"
    var settings = PlaygroundSettings(text: text)
    let before = settings
    settings.pageNames = ["Two", "One"]
    #expect(settings == before)
    settings["d"] = "3"
    #expect(settings["d"] == "3" && settings["a"] == "1")
    #expect(settings.pageNames == before.pageNames)
  }

  @Test(arguments: [
    "&", "<page ", "<page name='", "<!--", "a='", "<page name='x'/>", "</page", "&#",
  ])
  func whatIsRepeatedEndlesslyIsStillRead(unit: String) {
    let text = "<playground " + String(repeating: unit, count: 50_000)
    let settings = PlaygroundSettings(text: text + "'/>")
    #expect(settings.pageNames.count <= 50_000)
    #expect(PlaygroundSettings(text: "<playground a='\(text)'/>").text.count > 50_000)
  }
}
