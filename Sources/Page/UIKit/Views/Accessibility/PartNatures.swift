/// Parts of bars, menus and sheets that are chosen by a tap.

extension BarButton: NaturallySpoken {
  var spokenNature: SpokenNature {
    SpokenNature(isElement: true, label: spokenTitle, traits: traits(.button))
  }

  private var spokenTitle: String? {
    item.accessibilityLabel ?? shortTitle ?? item.title ?? item.shownTitle
      ?? item.shownImage?.spokenName
  }
}

extension TabBarButton: NaturallySpoken {
  var spokenNature: SpokenNature {
    SpokenNature(
      isElement: true, label: item.accessibilityLabel ?? item.title ?? item.image?.spokenName,
      value: item.badgeValue,
      traits: traits(.button))
  }
}

extension MenuCell: NaturallySpoken {
  var spokenNature: SpokenNature {
    switch item {
    case .header, .waiting, .strip: SpokenNature()
    case .back(let menu):
      SpokenNature(isElement: true, label: menu.title, traits: [.button, .menuItem, .leadsBack])
    case .submenu(let menu):
      SpokenNature(isElement: true, label: menu.title, traits: [.button, .menuItem, .submenu])
    case .leaf(let leaf, _):
      SpokenNature(
        isElement: true, label: leaf.title, value: leaf.subtitle, traits: traits(of: leaf))
    }
  }

  private func traits(of leaf: any UIMenuLeaf) -> UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = [.button, .menuItem]
    if leaf.state == .on { traits.insert(.selected) }
    if !isChoosable { traits.insert(.notEnabled) }
    return traits
  }
}

extension ActivityButton: NaturallySpoken {
  var spokenNature: SpokenNature {
    SpokenNature(isElement: true, label: words, traits: traits(.button))
  }
}

extension UITableViewCell: NaturallySpoken {
  /// One element, unless something in it is operated by itself.
  var spokenNature: SpokenNature {
    guard !holdsControls else { return SpokenNature() }
    let words = subviews.flatMap { UIView.spokenElements(in: [$0]) }.compactMap(
      \.accessibilityLabel)
    var traits = UIAccessibilityTraits.none
    if isSelected { traits.insert(.selected) }
    return SpokenNature(
      isElement: !words.isEmpty, label: words.joined(separator: ", "), traits: traits,
      responds: table?.allowsSelection == true)
  }
}

extension UIView {
  /// Whether a control, a gesture or an element of the page's own lies in it.
  fileprivate var holdsControls: Bool {
    subviews.contains {
      $0 is UIControl || $0.spoken != nil || $0.gestureRecognizers?.isEmpty == false
        || $0.holdsControls
    }
  }
}
