/// Values of another framework that are no objects and have pictures: the views of SwiftUI.
///
/// Whether a type has one is a conformance to a public protocol of that framework, which can refine
/// none of this one's. So the framework tells; the log of values asks.
@_spi(AppKit)
public protocol PicturedValues {
  /// Whether values of a type have pictures.
  static func hasPicture(_ type: Any.Type) -> Bool
  /// Whether a description of an interface is being evaluated on this thread.
  static var isEvaluating: Bool { get }
  /// Whether the description that is being evaluated gives a value of a type.
  static func isResult(_ type: Any.Type) -> Bool
  /// A value in a few words, on any thread.
  static func words(for value: Any) -> String
  /// A view that looks as a value does and is as large; it is in no window.
  @MainActor static func view(showing value: Any) -> UIView?
}

/// Who knows such values, where the framework is loaded.
@_spi(AppKit)
public enum ValuePictures {
  nonisolated(unsafe) public static var source: (any PicturedValues.Type)?
}
