import Foundation
import Synchronization

// Foundation for Linux writes user defaults to the disk only when `synchronize()` is called, and
// tells nobody of a change. These stand where the methods that change a value stood.

extension UserDefaults {
  /// Stands in the class's table of methods where `set(_:forKey:)` stood.
  @_silgen_name("lek_set_default")
  public func setAndSave(_ value: Any?, forKey key: String) {
    originalSet(value, forKey: key)
    SavedSettings.noteChange(of: self)
  }

  /// Stands in the class's table of methods where `removeObject(forKey:)` stood.
  @_silgen_name("lek_remove_default")
  public func removeAndSave(forKey key: String) {
    originalRemove(forKey: key)
    SavedSettings.noteChange(of: self)
  }

  @_silgen_name("$s10Foundation12UserDefaultsC3set_6forKeyyypSg_SStF")
  private func originalSet(_ value: Any?, forKey key: String)

  @_silgen_name("$s10Foundation12UserDefaultsC12removeObject6forKeyySS_tF")
  private func originalRemove(forKey key: String)
}

/// The user defaults that have changed since they were written to the disk.
///
/// They are written once in a turn of the main run loop, and when the process exits: a page may be
/// ended at any time.
private enum SavedSettings {
  private struct State: @unchecked Sendable {
    var changed: [ObjectIdentifier: UserDefaults] = [:]
    var followsExit = false
  }

  private static let state = Mutex(State())

  static func noteChange(of settings: UserDefaults) {
    let isFirst = state.withLock { state in
      if !state.followsExit { atexit { SavedSettings.save() } }
      state.followsExit = true
      state.changed[ObjectIdentifier(settings)] = settings
      return state.changed.count == 1
    }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: settings)
    if isFirst { DispatchQueue.main.async { save() } }
  }

  static func save() {
    let changed = state.withLock { state in
      defer { state.changed = [:] }
      return Array(state.changed.values)
    }
    for settings in changed { _ = settings.synchronize() }
  }
}
