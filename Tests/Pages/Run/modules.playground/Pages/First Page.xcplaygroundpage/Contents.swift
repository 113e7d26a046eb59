// Both modules are there without an import, and the page's own names come first.
struct Shadowed {
  static let place = "page"
}

Hand().sum + Card(value: 5).value
Shadowed.place
shadowedPlace()
