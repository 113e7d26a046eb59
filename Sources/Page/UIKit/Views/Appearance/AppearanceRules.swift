import Foundation

/// The looks that a page has set for kinds of views.
///
/// A kind's look is set on a view of that kind which is never shown. What differs between it and
/// an untouched one has been set, and goes to every view of the kind that comes into a window and
/// is, in that, like the untouched one too: what was set on a view itself wins.
@MainActor
enum AppearanceRules {
  private static var rules: [Rule] = []

  @MainActor
  private struct Rule {
    var kind: UIView.Type
    var condition: AppearanceCondition
    var proxy: UIView
    var untouched: UIView

    func give(to view: UIView) {
      for property in AppearanceProperty.all
      where !property.isEqual(proxy, untouched) && property.isEqual(view, untouched) {
        property.copy(proxy, view)
      }
    }
  }

  /// The view that stands for all of a kind. A page's own kind has to know `init(coder:)`.
  static func proxy<View: UIView>(_ condition: AppearanceCondition) -> View {
    for rule in rules where rule.kind == View.self && rule.condition.isSame(as: condition) {
      if let proxy = rule.proxy as? View { return proxy }
    }
    let proxy: View = make()
    rules.append(
      Rule(kind: View.self, condition: condition, proxy: proxy, untouched: make() as View))
    return proxy
  }

  /// A view has come into a window: the most particular rules first, for who has a value keeps it.
  static func apply(to view: UIView) {
    guard !rules.isEmpty else { return }
    let kinds = Array(sequence(first: type(of: view) as AnyClass) { _getSuperclass($0) })
    let fitting = rules.enumerated().compactMap { order, rule -> (rank: [Int], rule: Rule)? in
      guard let distance = kinds.firstIndex(where: { $0 == rule.kind }),
        rule.condition.holds(for: view)
      else { return nil }
      return ([distance, -rule.condition.containers.count, -order], rule)
    }
    for (_, rule) in fitting.sorted(by: { $0.rank.lexicographicallyPrecedes($1.rank) }) {
      rule.give(to: view)
    }
  }

  private static func make<View: UIView>() -> View {
    guard let view = View(coder: EmptyCoder()) else {
      fatalError("\(View.self) cannot have an appearance: its init(coder:) answers nil.")
    }
    return view
  }
}
