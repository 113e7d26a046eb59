import CoreGraphics
import Foundation

@_implementationOnly import CBox2D

extension PhysicsVector {
  init(_ point: CGPoint) {
    self.init(x: Double(point.x), y: Double(point.y))
  }

  init(_ vector: CGVector) {
    self.init(x: Double(vector.dx), y: Double(vector.dy))
  }
}

extension CGPoint {
  init(_ vector: PhysicsVector) {
    self.init(x: vector.x, y: vector.y)
  }
}
