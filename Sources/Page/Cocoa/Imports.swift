/// The umbrella that a playground for the Mac begins with.

@_exported import AppKit
@_exported import Foundation
