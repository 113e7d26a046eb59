import PageProtocol
import SourceDialect

/// The size at which the live view of an app playground opens.
///
/// An app whose only device family is the iPad opens at the size of one; any other app at the usual
/// size, which is that of a phone. If the app supports only landscape on that device, it opens on
/// its side.
extension StageSettings {
  /// The device that the studio calls iPad.
  static let pad = Size(width: 820, height: 1180)

  init(of application: PackageManifest.Application?) {
    self.init()
    guard let application else { return }
    let isForPads = application.families == [.pad]
    if isForPads { size = Self.pad }
    if application.supportsOnlyLandscape(on: isForPads ? .pad : .phone) { orientation = .turned }
  }
}

extension PackageManifest.Application {
  fileprivate func supportsOnlyLandscape(on device: PackageManifest.DeviceFamily) -> Bool {
    let supported = orientations.filter { $0.families?.contains(device) ?? true }.map(\.kind)
    return !supported.isEmpty
      && supported.allSatisfy { $0 == .landscapeLeft || $0 == .landscapeRight }
  }
}
