import Combine
import UIKit

/// A delegate of the application, for an app of SwiftUI.
///
/// Mark a property of the app with it. SwiftUI makes the delegate, tells it of the launch, and, if
/// it is an observable object, puts it into the environment. The delegate of the scene is an object
/// of the class that its `application(_:configurationForConnecting:options:)` names.
@MainActor @preconcurrency
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// The delegate.
  public let wrappedValue: DelegateType

  /// Makes a delegate of a class.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {
    wrappedValue = AppDelegates.make(delegateType)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
  }
}

extension UIApplicationDelegateAdaptor: StoredProperty {
  func makeStorage(for node: _AnyNode) -> Source {
    func observer<Object: ObservableObject>(of object: Object) -> Source {
      let observer = ObjectObserver<Object>()
      observer.observe(object)
      return observer
    }
    return (wrappedValue as? any ObservableObject).map { observer(of: $0) } ?? Source()
  }

  mutating func connect(to storage: Source, of node: _AnyNode) {
    storage.noteRead()
  }
}
