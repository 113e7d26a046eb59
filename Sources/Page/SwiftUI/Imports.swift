// What a page gets with SwiftUI alone, as with Apple's.

@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
