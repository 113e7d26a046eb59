// What a page gets with GameplayKit alone, as with Apple's.

@_exported import UIKit
@_exported import simd
