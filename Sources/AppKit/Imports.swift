/// What AppKit brings along: a page for the Mac that computes and prints needs no more of it than
/// this. Its own views and colours are not here.

@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC
@_exported import QuartzCore
