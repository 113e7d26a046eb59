/// Marks that look the same.
struct GroupView: View {
  let group: DrawnGroup
  let plot: CGSize
  /// Marks outside of which the group is not seen.
  var mask: [DrawnGroup]?

  var body: some View {
    let shape = group.shape(in: plot)
    if let stroke = group.stroke {
      finished(shape.stroke(group.style, style: stroke))
    } else {
      finished(shape.fill(group.style))
    }
  }

  @ViewBuilder private func finished(_ view: some View) -> some View {
    let look = group.look
    let plain = view.accessibilityHidden(true).allowsHitTesting(false)
    if look.clip == nil, mask == nil, look.blur == 0, look.shadow == nil {
      plain.opacity(look.opacity)
    } else {
      plain
        .mask { ClipView(clip: look.clip, rect: clipRect) }
        .mask { MaskView(groups: mask, plot: plot, origin: group.frame(in: plot).origin) }
        .blur(radius: look.blur)
        .shadow(
          color: look.shadow?.color ?? .clear, radius: look.shadow?.radius ?? 0,
          x: look.shadow?.x ?? 0, y: look.shadow?.y ?? 0
        )
        .opacity(look.opacity)
    }
  }

  /// The rectangle of the marks in the frame of the group.
  private var clipRect: CGRect {
    let frame = group.frame(in: plot)
    return group.bounds.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }
}

/// What is seen of a mark that is clipped.
private struct ClipView: View {
  let clip: MarkClip?
  let rect: CGRect

  var body: some View {
    if let clip {
      clip.path(rect).fill(style: clip.style)
    } else {
      Color.black.padding(-1000)
    }
  }
}

/// The marks outside of which others are not seen.
private struct MaskView: View {
  let groups: [DrawnGroup]?
  let plot: CGSize
  /// Where the masked view is in the plot.
  let origin: CGPoint

  var body: some View {
    if let groups {
      PlacedLayout {
        ForEach(groups) { group in
          GroupView(group: group, plot: plot)
            .placed(in: group.frame(in: plot).offsetBy(dx: -origin.x, dy: -origin.y))
        }
      }
    } else {
      Color.black.padding(-1000)
    }
  }
}
