// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Swift 1 gave a place for an error, `error: &error`, where one is thrown now.

import Foundation

public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?

/// What comes of it; nothing, and the error in its place, where it fails.
private func attempt<Value>(_ error: NSErrorPointer, _ work: () throws -> Value) -> Value? {
  do { return try work() } catch let problem {
    error?.pointee = problem as NSError
    return nil
  }
}

extension FileManager {
  @available(
    *, deprecated, message: "Say try contentsOfDirectory(atPath:) in do { … } catch { … }."
  )
  public func contentsOfDirectoryAtPath(_ path: String, error: NSErrorPointer) -> [AnyObject]? {
    attempt(error) { try contentsOfDirectory(atPath: path).map { $0 as NSString } }
  }

  @available(*, deprecated, message: "Say try attributesOfItem(atPath:) in do { … } catch { … }.")
  public func attributesOfItemAtPath(
    _ path: String, error: NSErrorPointer
  ) -> [FileAttributeKey: Any]? {
    attempt(error) { try attributesOfItem(atPath: path) }
  }

  @available(
    *, deprecated,
    message: "Say try createDirectory(atPath:withIntermediateDirectories:) in do { … } catch { … }."
  )
  @discardableResult
  public func createDirectoryAtPath(
    _ path: String, withIntermediateDirectories: Bool, attributes: [FileAttributeKey: Any]?,
    error: NSErrorPointer
  ) -> Bool {
    attempt(error) {
      try createDirectory(
        atPath: path, withIntermediateDirectories: withIntermediateDirectories,
        attributes: attributes)
    } != nil
  }

  @available(*, deprecated, message: "Say try removeItem(atPath:) in do { … } catch { … }.")
  @discardableResult
  public func removeItemAtPath(_ path: String, error: NSErrorPointer) -> Bool {
    attempt(error) { try removeItem(atPath: path) } != nil
  }

  @available(*, deprecated, message: "Say try copyItem(atPath:toPath:) in do { … } catch { … }.")
  @discardableResult
  public func copyItemAtPath(
    _ path: String, toPath destination: String, error: NSErrorPointer
  ) -> Bool {
    attempt(error) { try copyItem(atPath: path, toPath: destination) } != nil
  }

  @available(*, deprecated, message: "Say try moveItem(atPath:toPath:) in do { … } catch { … }.")
  @discardableResult
  public func moveItemAtPath(
    _ path: String, toPath destination: String, error: NSErrorPointer
  ) -> Bool {
    attempt(error) { try moveItem(atPath: path, toPath: destination) } != nil
  }
}

extension JSONSerialization {
  @available(*, deprecated, message: "Say try jsonObject(with:options:) in do { … } catch { … }.")
  public class func JSONObjectWithData(
    _ data: Data, options: ReadingOptions?, error: NSErrorPointer
  ) -> Any? {
    attempt(error) { try jsonObject(with: data, options: options ?? []) }
  }

  @available(
    *, deprecated, message: "Say try data(withJSONObject:options:) in do { … } catch { … }."
  )
  public class func dataWithJSONObject(
    _ object: Any, options: WritingOptions?, error: NSErrorPointer
  ) -> Data? {
    attempt(error) { try data(withJSONObject: object, options: options ?? []) }
  }
}

extension String {
  @available(
    *, deprecated, message: "Say try String(contentsOfFile:encoding:) in do { … } catch { … }."
  )
  public init?(contentsOfFile path: String, encoding: Encoding, error: NSErrorPointer) {
    guard let text = attempt(error, { try String(contentsOfFile: path, encoding: encoding) }) else {
      return nil
    }
    self = text
  }

  @available(
    *, deprecated, message: "Say try write(toFile:atomically:encoding:) in do { … } catch { … }."
  )
  @discardableResult
  public func writeToFile(
    _ path: String, atomically: Bool, encoding: Encoding, error: NSErrorPointer
  ) -> Bool {
    attempt(error) { try write(toFile: path, atomically: atomically, encoding: encoding) } != nil
  }
}

extension NSRegularExpression {
  @available(
    *, deprecated, message: "Say try NSRegularExpression(pattern:options:) in do { … } catch { … }."
  )
  public convenience init?(pattern: String, options: Options?, error: NSErrorPointer) {
    do { try self.init(pattern: pattern, options: options ?? []) } catch let problem {
      error?.pointee = problem as NSError
      return nil
    }
  }
}
