// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation
import ObjectiveC

/// A piece of music: tracks of notes.
public typealias MusicSequence = OpaquePointer
/// One of a piece's tracks.
public typealias MusicTrack = OpaquePointer

public let kAudioToolboxErr_TrackIndexError: OSStatus = -10859
public let kAudioToolboxErr_TrackNotFound: OSStatus = -10858
public let kAudioToolboxErr_InvalidSequenceType: OSStatus = -10846
public let kMusicTimeStamp_EndOfTrack = MusicTimeStamp(1_000_000_000)

/// Makes a piece without tracks.
@discardableResult
public func NewMusicSequence(_ outSequence: UnsafeMutablePointer<MusicSequence?>) -> OSStatus {
  outSequence.pointee = MusicHandles.make(MusicSequenceContent())
  return noError
}

@discardableResult
public func DisposeMusicSequence(_ inSequence: MusicSequence) -> OSStatus {
  MusicHandles.release(inSequence)
  return noError
}

/// Adds a track to a piece.
@discardableResult
public func MusicSequenceNewTrack(
  _ inSequence: MusicSequence, _ outTrack: UnsafeMutablePointer<MusicTrack?>
) -> OSStatus {
  let track = content(inSequence).addTrack()
  // A track lives as long as somebody holds it or its piece.
  outTrack.pointee = MusicHandles.make(track)
  return noError
}

@discardableResult
public func MusicSequenceDisposeTrack(
  _ inSequence: MusicSequence, _ inTrack: MusicTrack
) -> OSStatus {
  guard content(inSequence).remove(track(inTrack)) else { return kAudioToolboxErr_TrackNotFound }
  MusicHandles.release(inTrack)
  return noError
}

/// How many tracks a piece has, without that of its speed.
@discardableResult
public func MusicSequenceGetTrackCount(
  _ inSequence: MusicSequence, _ outNumberOfTracks: UnsafeMutablePointer<UInt32>
) -> OSStatus {
  outNumberOfTracks.pointee = UInt32(content(inSequence).tracks.count)
  return noError
}

@discardableResult
public func MusicSequenceGetIndTrack(
  _ inSequence: MusicSequence, _ inTrackIndex: UInt32,
  _ outTrack: UnsafeMutablePointer<MusicTrack?>
) -> OSStatus {
  let tracks = content(inSequence).tracks
  guard inTrackIndex < tracks.count else { return kAudioToolboxErr_TrackIndexError }
  outTrack.pointee = MusicHandles.make(tracks[Int(inTrackIndex)])
  return noError
}

/// The track that says how fast a piece is.
@discardableResult
public func MusicSequenceGetTempoTrack(
  _ sequence: MusicSequence, _ outTrack: UnsafeMutablePointer<MusicTrack?>
) -> OSStatus {
  outTrack.pointee = MusicHandles.make(content(sequence).tempoTrack)
  return noError
}

@discardableResult
public func MusicSequenceGetSecondsForBeats(
  _ inSequence: MusicSequence, _ inBeats: MusicTimeStamp,
  _ outSeconds: UnsafeMutablePointer<Float64>
) -> OSStatus {
  outSeconds.pointee = content(inSequence).tempo.seconds(at: inBeats)
  return noError
}

@discardableResult
public func MusicSequenceGetBeatsForSeconds(
  _ inSequence: MusicSequence, _ inSeconds: Float64,
  _ outBeats: UnsafeMutablePointer<MusicTimeStamp>
) -> OSStatus {
  outBeats.pointee = content(inSequence).tempo.beat(at: inSeconds)
  return noError
}

/// Puts a note into a track.
@discardableResult
public func MusicTrackNewMIDINoteEvent(
  _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inMessage: UnsafePointer<MIDINoteMessage>
) -> OSStatus {
  track(inTrack).notes.append((inTimeStamp, inMessage.pointee))
  return noError
}

/// Puts a message to a channel into a track.
@discardableResult
public func MusicTrackNewMIDIChannelEvent(
  _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp,
  _ inMessage: UnsafePointer<MIDIChannelMessage>
) -> OSStatus {
  track(inTrack).messages.append((inTimeStamp, inMessage.pointee))
  return noError
}

/// Puts a speed, in beats a minute, into a piece's tempo track.
@discardableResult
public func MusicTrackNewExtendedTempoEvent(
  _ inTrack: MusicTrack, _ inTimeStamp: MusicTimeStamp, _ inBPM: Float64
) -> OSStatus {
  track(inTrack).tempos.append((inTimeStamp, inBPM))
  return noError
}

/// Takes all events of some beats out of a track.
@discardableResult
public func MusicTrackClear(
  _ inTrack: MusicTrack, _ inStartTime: MusicTimeStamp, _ inEndTime: MusicTimeStamp
) -> OSStatus {
  let track = track(inTrack)
  func isOut(_ beat: Double) -> Bool { beat < inStartTime || beat >= inEndTime }
  track.notes.removeAll { !isOut($0.beat) }
  track.messages.removeAll { !isOut($0.beat) }
  track.tempos.removeAll { !isOut($0.beat) }
  return noError
}

private let noError: OSStatus = 0

private func content(_ sequence: MusicSequence) -> MusicSequenceContent {
  MusicHandles.object(sequence, MusicSequenceContent.self)
}

private func track(_ track: MusicTrack) -> MusicTrackContent {
  MusicHandles.object(track, MusicTrackContent.self)
}
