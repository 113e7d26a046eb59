import CoreGraphics
import Foundation

/// A view or guide as the solver knows it: four variables, and what is said of them beside the page's
/// constraints.
@MainActor
final class LayoutItem {
  private(set) weak var view: UIView?
  private(set) weak var guide: UILayoutGuide?
  /// Of the alignment rectangle, in the points of the view around it.
  let x, y, width, height: Int32
  /// How large what a scrolling view scrolls through is; only there once it is asked for.
  var content: (width: Int32, height: Int32)?
  var rows: [LayoutRow.Part: LayoutRow] = [:]
  /// As it was solved last; none before.
  var rect: CGRect?
  /// The width its own height was measured at.
  var measuredWidth: CGFloat?

  init(_ participant: any LayoutParticipant, _ variables: (Int32, Int32, Int32, Int32)) {
    (view, guide) = (participant as? UIView, participant as? UILayoutGuide)
    (x, y, width, height) = variables
  }

  var participant: (any LayoutParticipant)? { view ?? guide }
}

/// What is said of variables, as the solver takes it.
struct LayoutEquation {
  var factors: [(variable: Int32, factor: Double)] = []
  var relation = NSLayoutConstraint.Relation.equal
  var constant = 0.0
  var priority = UILayoutPriority.required

  /// With no number so large that sums of it are none any more.
  var bounded: LayoutEquation {
    var equation = self
    equation.constant = Self.bounded(constant)
    for index in factors.indices {
      equation.factors[index].factor = Self.bounded(factors[index].factor)
    }
    return equation
  }

  private static func bounded(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, -1e9), 1e9)
  }

  func isSame(butForConstant other: LayoutEquation) -> Bool {
    relation == other.relation && priority == other.priority
      && factors.count == other.factors.count
      && zip(factors, other.factors).allSatisfy {
        $0.variable == $1.variable && abs($0.factor - $1.factor) < 1e-9
      }
  }

  /// Adds so much of a place or length, on the left side.
  mutating func add(_ sum: LayoutSum, times factor: Double) {
    for part in sum.factors {
      if let index = factors.firstIndex(where: { $0.variable == part.variable }) {
        factors[index].factor += part.factor * factor
      } else {
        factors.append((part.variable, part.factor * factor))
      }
    }
    constant -= sum.constant * factor
  }
}

/// A place or length as the sum of variables and a number.
struct LayoutSum {
  var factors: [(variable: Int32, factor: Double)] = []
  var constant = 0.0

  mutating func add(_ variable: Int32, _ factor: Double = 1) {
    factors.append((variable, factor))
  }

  var negated: LayoutSum {
    LayoutSum(factors: factors.map { ($0.variable, -$0.factor) }, constant: -constant)
  }
}

/// One constraint the solver has, or should have: a page's, or one that follows from a view.
@MainActor
final class LayoutRow {
  /// What a row that follows from a view or guide says.
  enum Part: Hashable {
    case x, y, width, height
    case hugsWidth, hugsHeight, resistsWidth, resistsHeight
    case positiveWidth, positiveHeight
    case fitsWidth, fitsHeight
  }

  enum Source {
    case explicit(NSLayoutConstraint)
    case part(Part, LayoutItem)
  }

  enum State: Equatable {
    case out
    case solved(Int)
    /// Given up, because it contradicts others.
    case broken
  }

  let source: Source
  var equation: LayoutEquation
  /// What the lowering adds to the constant of a page's constraint, and the sign it has there.
  var extra = 0.0
  var sign = 1.0
  var state = State.out
  /// With which rows it was in conflict when that was told.
  var toldConflict: Set<ObjectIdentifier> = []

  init(_ source: Source, _ equation: LayoutEquation) {
    (self.source, self.equation) = (source, equation)
  }

  var constraint: NSLayoutConstraint? {
    if case .explicit(let constraint) = source { return constraint }
    return nil
  }
}
