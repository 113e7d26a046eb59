import CoreGraphics

extension UIScrollView {
  /// The room of all contents: what holds on to its edges decides how large they are.
  public var contentLayoutGuide: UILayoutGuide {
    scrollGuide("UIScrollView-contentLayoutGuide", .content)
  }

  /// The part of it that is seen.
  public var frameLayoutGuide: UILayoutGuide {
    scrollGuide("UIScrollView-frameLayoutGuide", .frame)
  }

  private func scrollGuide(_ name: String, _ role: UILayoutGuide.Role) -> UILayoutGuide {
    layoutState.guides.first { $0.identifier == name && $0.isOfSystem }
      ?? UILayoutGuide(role, identifier: name, of: self)
  }
}
