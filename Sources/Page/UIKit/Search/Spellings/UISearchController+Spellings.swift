// As Swift 2, 3 and 4 spelled them.

extension UISearchController {
  @available(*, deprecated, renamed: "isActive")
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }

  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  public var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
}

extension UISearchResultsUpdating {
  @available(*, deprecated, renamed: "updateSearchResults(for:)")
  public func updateSearchResultsForSearchController(_ searchController: UISearchController) {
    updateSearchResults(for: searchController)
  }
}
