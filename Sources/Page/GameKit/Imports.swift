/// Brings GameplayKit, as Apple's does; of its own it has what a game needs of others over a network,
/// which no page has.

@_exported import GameplayKit
