// What a page gets with QuartzCore alone, as with Apple's.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC
