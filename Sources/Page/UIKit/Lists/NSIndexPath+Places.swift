import Foundation

/// The same of the class, which pages made before Swift had a type of its own for it.
extension NSIndexPath {
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  @available(*, deprecated, renamed: "init(row:section:)")
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(row: row, section: section)
  }

  @available(*, deprecated, renamed: "init(item:section:)")
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(item: item, section: section)
  }

  public var section: Int { index(atPosition: 0) }
  public var row: Int { index(atPosition: 1) }
  public var item: Int { index(atPosition: 1) }
}
