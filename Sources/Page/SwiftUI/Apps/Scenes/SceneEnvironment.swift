import Combine
import Observation

// What scenes hand down to the views inside.

extension Scene {
  /// Sets a value of the environment of the views inside.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    modified { $0.environment(keyPath, value) }
  }

  /// Puts an observable object into the environment of the views inside.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    modified { $0.environment(object) }
  }

  /// Puts an object into the environment of the views inside.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    modified { $0.environmentObject(object) }
  }

  /// Changes a value of the environment of the views inside.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    modified { $0.transformEnvironment(keyPath, transform: transform) }
  }

  /// Sets the user defaults of `@AppStorage` in the views inside.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    modified { $0.defaultAppStorage(store) }
  }
}
