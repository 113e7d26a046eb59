// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import CoreGraphics
import Foundation

/// For whom a font is registered; here always for the page.
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
  public static let user = CTFontManagerScope.persistent
}

/// Why a font could not be registered.
public struct CTFontManagerError: Error, Equatable {
  public enum Code: Int, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case notRegistered = 201
  }

  public let code: Code
}

public typealias CFError = NSError

private func say(
  _ code: CTFontManagerError.Code, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  error?.pointee = Unmanaged.passRetained(
    NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code.rawValue))
  return false
}

/// Lets a font file's fonts be asked for by their names.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let data = try? Data(contentsOf: fontURL) else { return say(.fileNotFound, error) }
  return FontLibrary.shared.register(data) != nil || say(.unrecognizedFormat, error)
}

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let data = try? Data(contentsOf: fontURL) else { return say(.fileNotFound, error) }
  return FontLibrary.shared.unregister(data) || say(.notRegistered, error)
}

@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let data = font.file else { return say(.alreadyRegistered, error) }
  return FontLibrary.shared.register(data) != nil || say(.invalidFontData, error)
}

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let data = font.file else { return say(.notRegistered, error) }
  return FontLibrary.shared.unregister(data) || say(.notRegistered, error)
}

/// The fonts of a file, none of them registered.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  guard let data = try? Data(contentsOf: fileURL), let face = FontFace.unregistered(data) else {
    return nil
  }
  return [CTFontDescriptor(selection: FontSelection(face: face), size: nil)]
}

public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
  FontFace.unregistered(data).map {
    CTFontDescriptor(selection: FontSelection(face: $0), size: nil)
  }
}

public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray {
  FontLibrary.shared.familyNames
}

public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray {
  FontLibrary.shared.familyNames.flatMap { FontLibrary.shared.faceNames(in: $0) }
}
