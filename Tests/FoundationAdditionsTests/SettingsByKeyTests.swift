import Foundation
import FoundationAdditions
import Testing

/// Settings answer to any key, as a dictionary does.
struct SettingsByKeyTests {
  @Test func valuesAreSetAndReadByKey() throws {
    let settings = try #require(UserDefaults(suiteName: "settings.by.key.tests"))
    settings.setValuesForKeys(["word": "a", "count": 10, "on": false])
    #expect(settings.string(forKey: "word") == "a" && settings.integer(forKey: "count") == 10)
    #expect(settings.value(forKey: "count") as? Int == 10)
    #expect(settings.dictionaryWithValues(forKeys: ["word"])["word"] as? String == "a")
    for key in ["word", "count", "on"] { settings.setValue(nil, forKey: key) }
    #expect(settings.value(forKey: "word") == nil)
  }
}
