/// How a preview is to be shown, as its traits and the modifiers of its view say.
struct PreviewSettings: Equatable {
  var name: String?
  var device: PreviewDevice?
  var layout: PreviewLayout?
  var orientation: InterfaceOrientation?

  /// These settings, and those of another one where these say nothing.
  func completed(by other: PreviewSettings) -> PreviewSettings {
    PreviewSettings(
      name: name ?? other.name, device: device ?? other.device, layout: layout ?? other.layout,
      orientation: orientation ?? other.orientation)
  }

  /// The size of the device: the one that is named, or else the live view, turned as it should be.
  func deviceSize(in stage: CGSize) -> CGSize {
    let size = device?.size ?? stage
    guard let orientation else { return size }
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    return orientation.isLandscape
      ? CGSize(width: long, height: short) : CGSize(width: short, height: long)
  }

  /// Whether the preview fills a live view that it has for itself.
  var fillsStage: Bool {
    device == nil && orientation == nil && (layout == nil || layout == .device)
  }

  /// The size classes of a device of a size; none where the live view is the device.
  func sizeClasses(in stage: CGSize) -> UITraitCollection? {
    guard device != nil || orientation != nil else { return nil }
    let size = deviceSize(in: stage)
    let isTablet = min(size.width, size.height) >= 600
    let isWide = isTablet || size.width > 850 && size.width > size.height && size.height >= 414
    let isTall = isTablet || size.height > size.width
    return UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: isWide ? .regular : .compact),
      UITraitCollection(verticalSizeClass: isTall ? .regular : .compact),
      UITraitCollection(userInterfaceIdiom: isTablet ? .pad : .phone),
    ])
  }
}

/// The settings of a view. Those of the outer modifiers count.
struct PreviewSettingsKey: PreferenceKey {
  static var defaultValue: PreviewSettings { PreviewSettings() }

  static func reduce(value: inout PreviewSettings, nextValue: () -> PreviewSettings) {
    value = value.completed(by: nextValue())
  }
}
