/// Who is told of the screen's frames.
protocol FrameListener: AnyObject {
  /// The first frame after this one that it wants.
  func nextFrame(after frame: Int) -> Int?

  func show(_ frame: Int)
}
