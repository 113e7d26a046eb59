import CoreGraphics

extension UIPageControl {
  @available(*, deprecated, renamed: "size(forNumberOfPages:)")
  public func sizeForNumberOfPages(_ pageCount: Int) -> CGSize {
    size(forNumberOfPages: pageCount)
  }
}
