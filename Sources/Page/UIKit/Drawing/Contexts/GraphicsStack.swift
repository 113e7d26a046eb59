import CoreGraphics
import Foundation

/// The sheets on which drawing functions without a context draw; the last one counts. Each thread
/// has its own.
enum GraphicsStack {
  private enum Item {
    case sheet(DrawingSheet)
    case context(CGContext, DrawingAxis)
  }

  private final class Items {
    var list: [Item] = []
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { items in
      if let items { Unmanaged<Items>.fromOpaque(items).release() }
    }
    return key
  }()

  private static var items: Items {
    if let known = pthread_getspecific(key) {
      return Unmanaged<Items>.fromOpaque(known).takeUnretainedValue()
    }
    let new = Items()
    pthread_setspecific(key, Unmanaged.passRetained(new).toOpaque())
    return new
  }

  static func push(_ sheet: DrawingSheet) {
    items.list.append(.sheet(sheet))
  }

  static func push(_ context: CGContext, axis: DrawingAxis = .down) {
    items.list.append(.context(context, axis))
  }

  static func pop() {
    _ = items.list.popLast()
  }

  static var sheet: DrawingSheet? {
    if case .sheet(let sheet)? = items.list.last { return sheet }
    return nil
  }

  static var context: CGContext? {
    switch items.list.last {
    case .sheet(let sheet)?: sheet.context
    case .context(let context, _)?: context
    case nil: nil
    }
  }

  /// Where the current context's y grows to.
  static var axis: DrawingAxis {
    switch items.list.last {
    case .sheet(let sheet)?: sheet.axis
    case .context(_, let axis)?: axis
    case nil: .down
    }
  }
}
