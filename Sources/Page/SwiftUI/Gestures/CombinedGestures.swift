/// Two gestures at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  public var first: First
  public var second: Second

  /// What the two gestures tell, as far as they go on.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeFollower() -> _GestureFollower<Value> {
    PairFollower(first._makeFollower(), second._makeFollower(), .simultaneous) {
      Value(first: $0, second: $1)
    }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable
{}

/// One gesture, and the other one after it.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  public var first: First
  public var second: Second

  /// How far the two gestures have come.
  public enum Value {
    case first(First.Value)
    case second(First.Value, Second.Value?)
  }

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeFollower() -> _GestureFollower<Value> {
    PairFollower(first._makeFollower(), second._makeFollower(), .sequence) { first, second in
      guard let first else { return nil }
      return .second(first, second)
    }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture, or the other one if the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  public var first: First
  public var second: Second

  /// The value of the gesture that counts.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }

  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  public func _makeFollower() -> _GestureFollower<Value> {
    PairFollower(first._makeFollower(), second._makeFollower(), .exclusive) { first, second in
      first.map { .first($0) } ?? second.map { .second($0) }
    }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension Gesture {
  public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }

  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// How two gestures go together.
enum GesturePairing {
  case simultaneous, sequence, exclusive
}

final class PairFollower<First, Second, Value>: _GestureFollower<Value> {
  private let first: _GestureFollower<First>
  private let second: _GestureFollower<Second>
  private let pairing: GesturePairing
  private var make: (First?, Second?) -> Value?
  private var values: (First?, Second?)
  private var delegate: SimultaneousDelegate?

  init(
    _ first: _GestureFollower<First>, _ second: _GestureFollower<Second>,
    _ pairing: GesturePairing, make: @escaping (First?, Second?) -> Value?
  ) {
    self.first = first
    self.second = second
    self.pairing = pairing
    self.make = make
    super.init()
    first.heard = { [unowned self] in self.heardFirst($0, $1) }
    second.heard = { [unowned self] in self.heardSecond($0, $1) }
    first.cancelled = { [unowned self] in self.end() }
    second.cancelled = { [unowned self] in self.end() }
  }

  override func attach(to view: UIView) -> [UIGestureRecognizer] {
    let firsts = first.attach(to: view)
    let seconds = second.attach(to: view)
    if pairing == .exclusive {
      for second in seconds {
        for first in firsts { second.require(toFail: first) }
      }
    } else {
      let delegate = SimultaneousDelegate(firsts + seconds)
      for recognizer in firsts + seconds where recognizer.delegate == nil {
        recognizer.delegate = delegate
      }
      self.delegate = delegate
    }
    return firsts + seconds
  }

  override func adopt(_ new: _GestureFollower<Value>) {
    guard let new = new as? PairFollower else { return }
    make = new.make
    first.adopt(new.first)
    second.adopt(new.second)
  }

  private func heardFirst(_ value: First, _ moment: GestureMoment) {
    values.0 = value
    if pairing == .sequence, moment == .changed { return }
    // A sequence goes on with its second gesture.
    tell(pairing == .sequence ? .changed : moment)
  }

  private func heardSecond(_ value: Second, _ moment: GestureMoment) {
    if pairing == .sequence, values.0 == nil { return }
    values.1 = value
    tell(moment)
  }

  private func tell(_ moment: GestureMoment) {
    if let value = make(values.0, values.1) { heard(value, moment) }
    if moment == .ended { values = (nil, nil) }
  }

  private func end() {
    let wasGoingOn = values.0 != nil || values.1 != nil
    values = (nil, nil)
    if wasGoingOn { cancelled() }
  }
}

/// Lets recognizers go on at the same time.
final class SimultaneousDelegate: NSObject, UIGestureRecognizerDelegate {
  private let friends: Set<ObjectIdentifier>

  init(_ friends: [UIGestureRecognizer]) {
    self.friends = Set(friends.map(ObjectIdentifier.init))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { friends.contains(ObjectIdentifier(other)) }
}
