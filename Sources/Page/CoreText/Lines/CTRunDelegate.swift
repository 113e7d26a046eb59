// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import CoreGraphics
import Foundation

public let kCTRunDelegateVersion1: CFIndex = 1
public let kCTRunDelegateCurrentVersion: CFIndex = 1

/// Says how much room something takes that a page draws itself among letters.
public struct CTRunDelegateCallbacks {
  public var version: CFIndex
  public var dealloc: (UnsafeMutableRawPointer) -> Void
  public var getAscent: (UnsafeMutableRawPointer) -> CGFloat
  public var getDescent: (UnsafeMutableRawPointer) -> CGFloat
  public var getWidth: (UnsafeMutableRawPointer) -> CGFloat

  public init(
    version: CFIndex, dealloc: @escaping (UnsafeMutableRawPointer) -> Void,
    getAscent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
    getDescent: @escaping (UnsafeMutableRawPointer) -> CGFloat,
    getWidth: @escaping (UnsafeMutableRawPointer) -> CGFloat
  ) {
    self.version = version
    self.dealloc = dealloc
    self.getAscent = getAscent
    self.getDescent = getDescent
    self.getWidth = getWidth
  }
}

/// Room among letters.
public final class CTRunDelegate: _TextAttachmentSource {
  private let callbacks: CTRunDelegateCallbacks
  let reference: UnsafeMutableRawPointer

  init(_ callbacks: CTRunDelegateCallbacks, _ reference: UnsafeMutableRawPointer) {
    self.callbacks = callbacks
    self.reference = reference
  }

  deinit { callbacks.dealloc(reference) }

  public func _textBounds(lineWidth: CGFloat, font: CTFont, position: Int) -> CGRect {
    let descent = callbacks.getDescent(reference)
    return CGRect(
      x: 0, y: -descent, width: callbacks.getWidth(reference),
      height: callbacks.getAscent(reference) + descent)
  }

  public func _textDraw(in rect: CGRect, context: CGContext, color: CGColor, position: Int) {}
}

public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
  CTRunDelegate(
    callbacks.pointee, refCon ?? UnsafeMutableRawPointer(bitPattern: 8)!)
}

public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.reference
}
