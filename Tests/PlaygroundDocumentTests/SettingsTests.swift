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
}
