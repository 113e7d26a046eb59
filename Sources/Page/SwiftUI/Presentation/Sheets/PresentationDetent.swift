/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  fileprivate enum Kind: Hashable {
    case medium, large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  fileprivate let kind: Kind
  fileprivate var type: (any CustomPresentationDetent.Type)?

  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// All of the screen but a strip at the top.
  public static let large = PresentationDetent(kind: .large)

  /// A part of the height that a sheet can have.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .fraction(fraction))
  }

  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(kind: .height(height))
  }

  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(kind: .custom(ObjectIdentifier(type)), type: type)
  }

  public static func == (one: PresentationDetent, other: PresentationDetent) -> Bool {
    one.kind == other.kind
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
  }
}

extension PresentationDetent {
  /// What a detent that computes its height knows of the sheet.
  @dynamicMemberLookup
  public struct Context {
    /// The height that a sheet can have at most.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    /// A value of the environment of the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }
}

/// Computes a height at which a sheet rests.
public protocol CustomPresentationDetent {
  /// The height, or nil if the sheet does not rest there now.
  static func height(in context: Self.Context) -> CGFloat?
}

extension CustomPresentationDetent {
  /// What is known of the sheet.
  public typealias Context = PresentationDetent.Context
}

extension PresentationDetent {
  var identifier: UISheetPresentationController.Detent.Identifier {
    switch kind {
    case .medium: .medium
    case .large: .large
    case .fraction(let fraction): .init("fraction \(fraction)")
    case .height(let height): .init("height \(height)")
    case .custom(let id): .init("custom \(id.hashValue)")
    }
  }

  /// The detent of UIKit with the same height.
  @MainActor
  func detent(
    in environment: @escaping () -> EnvironmentValues
  ) -> UISheetPresentationController.Detent {
    switch kind {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let fraction):
      .custom(identifier: identifier) { $0.maximumDetentValue * fraction }
    case .height(let height): .custom(identifier: identifier) { _ in height }
    case .custom:
      .custom(identifier: identifier) { [type] room in
        type?.height(
          in: Context(maxDetentValue: room.maximumDetentValue, environment: environment()))
      }
    }
  }
}
