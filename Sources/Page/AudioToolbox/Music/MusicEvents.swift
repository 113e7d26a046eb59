import Foundation

/// A moment of a piece of music, counted in beats.
public typealias MusicTimeStamp = Double

/// A note that is played.
public struct MIDINoteMessage: Sendable {
  public var channel: UInt8
  /// 60 is the middle C, and each step half a tone.
  public var note: UInt8
  /// How hard it is struck, from 0 to 127.
  public var velocity: UInt8
  public var releaseVelocity: UInt8
  /// How long it sounds, in beats.
  public var duration: Float32

  public init() { self.init(channel: 0, note: 0, velocity: 0, releaseVelocity: 0, duration: 0) }

  public init(
    channel: UInt8, note: UInt8, velocity: UInt8, releaseVelocity: UInt8, duration: Float32
  ) {
    (self.channel, self.note, self.velocity) = (channel, note, velocity)
    (self.releaseVelocity, self.duration) = (releaseVelocity, duration)
  }
}

/// A message to a channel, such as the choice of an instrument.
public struct MIDIChannelMessage: Sendable {
  public var status: UInt8
  public var data1: UInt8
  public var data2: UInt8
  public var reserved: UInt8

  public init() { self.init(status: 0, data1: 0, data2: 0, reserved: 0) }

  public init(status: UInt8, data1: UInt8, data2: UInt8, reserved: UInt8) {
    (self.status, self.data1, self.data2, self.reserved) = (status, data1, data2, reserved)
  }
}

/// What was put into a track, each at its beat.
final class MusicTrackContent {
  weak var sequence: MusicSequenceContent?
  var notes: [(beat: Double, message: MIDINoteMessage)] = []
  var messages: [(beat: Double, message: MIDIChannelMessage)] = []
  /// Beats a minute from a beat on.
  var tempos: [(beat: Double, perMinute: Double)] = []

  init(of sequence: MusicSequenceContent) {
    self.sequence = sequence
  }

  /// The beat at which its last event is over.
  var length: Double {
    let ends =
      notes.map { $0.beat + Double(max($0.message.duration, 0)) } + messages.map(\.beat)
      + tempos.map(\.beat)
    return ends.max() ?? 0
  }
}

/// Tracks that are played together, and the speed of all of them.
final class MusicSequenceContent {
  private(set) var tracks: [MusicTrackContent] = []
  private(set) lazy var tempoTrack = MusicTrackContent(of: self)

  func addTrack() -> MusicTrackContent {
    let track = MusicTrackContent(of: self)
    tracks.append(track)
    return track
  }

  func remove(_ track: MusicTrackContent) -> Bool {
    guard let index = tracks.firstIndex(where: { $0 === track }) else { return false }
    tracks.remove(at: index)
    return true
  }

  var length: Double { tracks.map(\.length).max() ?? 0 }

  var tempo: MusicTempo { MusicTempo(tempoTrack.tempos) }
}

/// From beats to seconds and back.
struct MusicTempo {
  private var steps: [(beat: Double, second: Double, perSecond: Double)] = []

  /// A piece that says nothing has two beats a second.
  init(_ tempos: [(beat: Double, perMinute: Double)]) {
    var last = (beat: 0.0, second: 0.0, perSecond: 2.0)
    for tempo in tempos.sorted(by: { $0.beat < $1.beat }) where tempo.perMinute > 0 {
      if tempo.beat > 0 { steps.append(last) }
      let second = last.second + max(tempo.beat - last.beat, 0) / last.perSecond
      last = (max(tempo.beat, 0), second, tempo.perMinute / 60)
    }
    steps.append(last)
  }

  func seconds(at beat: Double) -> Double {
    let step = steps.last { $0.beat <= beat } ?? steps[0]
    return step.second + (beat - step.beat) / step.perSecond
  }

  func beat(at seconds: Double) -> Double {
    let step = steps.last { $0.second <= seconds } ?? steps[0]
    return step.beat + (seconds - step.second) * step.perSecond
  }
}
