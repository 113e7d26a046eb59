// What Apple's module brings along.

@_exported import AVFAudio
@_exported import CoreMedia
@_exported import ImageIO
@_exported import QuartzCore
