// On a Mac, SwiftUI brings AppKit.

@_exported import AppKit
@_exported import SwiftUI
