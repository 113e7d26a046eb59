import Foundation

/// Blurs what lies beneath, and lays a tint over it.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial
    case systemThinMaterial
    case systemMaterial
    case systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight
    case systemThinMaterialLight
    case systemMaterialLight
    case systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark
    case systemThinMaterialDark
    case systemMaterialDark
    case systemThickMaterialDark
    case systemChromeMaterialDark
  }

  let style: Style

  public override convenience init() {
    self.init(style: .regular)
  }

  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBlurEffect else { return false }
    return self === other || MainActor.assumeIsolated { style == other.style }
  }

  nonisolated open override var hash: Int { MainActor.assumeIsolated { style.rawValue } }

  nonisolated open override var description: String {
    MainActor.assumeIsolated { "<UIBlurEffect style=\(style)>" }
  }
}
