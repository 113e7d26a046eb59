// What Swift 1 and 2 called members of UserDefaults.

import Foundation

extension UserDefaults {
  @available(*, deprecated, renamed: "getter:standard()")
  public class func standardUserDefaults() -> UserDefaults { standard }

  @available(*, deprecated, renamed: "object(forKey:)")
  public func objectForKey(_ key: String) -> Any? { object(forKey: key) }

  @available(*, deprecated, renamed: "string(forKey:)")
  public func stringForKey(_ key: String) -> String? { string(forKey: key) }

  @available(*, deprecated, renamed: "integer(forKey:)")
  public func integerForKey(_ key: String) -> Int { integer(forKey: key) }

  @available(*, deprecated, renamed: "float(forKey:)")
  public func floatForKey(_ key: String) -> Float { float(forKey: key) }

  @available(*, deprecated, renamed: "double(forKey:)")
  public func doubleForKey(_ key: String) -> Double { double(forKey: key) }

  @available(*, deprecated, renamed: "bool(forKey:)")
  public func boolForKey(_ key: String) -> Bool { bool(forKey: key) }

  @available(*, deprecated, renamed: "array(forKey:)")
  public func arrayForKey(_ key: String) -> [Any]? { array(forKey: key) }

  @available(*, deprecated, renamed: "dictionary(forKey:)")
  public func dictionaryForKey(_ key: String) -> [String: Any]? { dictionary(forKey: key) }

  @available(*, deprecated, renamed: "stringArray(forKey:)")
  public func stringArrayForKey(_ key: String) -> [String]? { stringArray(forKey: key) }

  @available(*, deprecated, renamed: "data(forKey:)")
  public func dataForKey(_ key: String) -> Data? { data(forKey: key) }

  @available(*, deprecated, renamed: "set(_:forKey:)")
  public func setObject(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  @available(*, deprecated, renamed: "set(_:forKey:)")
  public func setInteger(_ value: Int, forKey key: String) { set(value, forKey: key) }

  @available(*, deprecated, renamed: "set(_:forKey:)")
  public func setFloat(_ value: Float, forKey key: String) { set(value, forKey: key) }

  @available(*, deprecated, renamed: "set(_:forKey:)")
  public func setDouble(_ value: Double, forKey key: String) { set(value, forKey: key) }

  @available(*, deprecated, renamed: "set(_:forKey:)")
  public func setBool(_ value: Bool, forKey key: String) { set(value, forKey: key) }

  @available(*, deprecated, renamed: "removeObject(forKey:)")
  public func removeObjectForKey(_ key: String) { removeObject(forKey: key) }

  @available(*, deprecated, renamed: "register(defaults:)")
  public func registerDefaults(_ defaults: [String: Any]) { register(defaults: defaults) }
}
