// What Apple's module brings along.

@_exported import AudioToolbox
@_exported import Foundation
@_exported import ObjectiveC
