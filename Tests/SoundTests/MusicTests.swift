import AVFoundation
import Foundation
import ObjectiveC
import Testing

@testable @_spi(PageRuntime) @_spi(Sound) import AudioToolbox

/// Pieces of notes are computed, and played on the page's clock.
@Suite(.serialized) struct MusicTests {
  private func piece(_ notes: [(Double, UInt8)], beatsAMinute: Double? = nil) throws
    -> MusicSequence
  {
    var sequence: MusicSequence?
    NewMusicSequence(&sequence)
    let piece = try #require(sequence)
    var track: MusicTrack?
    MusicSequenceNewTrack(piece, &track)
    for (beat, note) in notes {
      var message = MIDINoteMessage(
        channel: 0, note: note, velocity: 100, releaseVelocity: 0, duration: 1)
      #expect(MusicTrackNewMIDINoteEvent(try #require(track), beat, &message) == noErr)
    }
    if let beatsAMinute {
      var tempo: MusicTrack?
      MusicSequenceGetTempoTrack(piece, &tempo)
      MusicTrackNewExtendedTempoEvent(try #require(tempo), 0, beatsAMinute)
    }
    return piece
  }

  @Test func notesSoundAtTheirBeats() throws {
    let sequence = MusicSequenceContent()
    let track = sequence.addTrack()
    track.notes = [
      (2, MIDINoteMessage(channel: 0, note: 69, velocity: 100, releaseVelocity: 0, duration: 2))
    ]
    let samples = try #require(MusicSynthesizer.render(sequence)).channels[0]
    let rate = Int(MusicSynthesizer.sampleRate)
    #expect(samples[..<rate].allSatisfy { $0 == 0 })
    // A is 440 times a second from below zero to above it.
    let half = Array(samples[(rate + rate / 4)..<(rate + rate * 3 / 4)])
    let rises = zip(half, half.dropFirst()).count { $0 < 0 && $1 >= 0 }
    #expect((219...221).contains(rises))
    #expect(samples.allSatisfy { abs($0) <= 0.9 })
    #expect(MusicSynthesizer.render(MusicSequenceContent()) == nil)
  }

  @Test func aPlayerCountsBeats() throws {
    try TestEars.run { ears in
      let piece = try piece([(0, 60), (1, 64), (2, 67)], beatsAMinute: 60)
      var made: MusicPlayer?
      NewMusicPlayer(&made)
      let player = try #require(made)
      #expect(MusicPlayerStart(player) != noErr)
      MusicPlayerSetSequence(player, piece)
      MusicPlayerPreroll(player)
      #expect(MusicPlayerStart(player) == noErr && ears.plays.count == 1)
      #expect(abs(ears.plays[0].end - 3.08) < 0.001)
      ears.advance(by: 1.5)
      var beat: MusicTimeStamp = 0
      MusicPlayerGetTime(player, &beat)
      #expect(abs(beat - 1.5) < 1e-9)
      MusicPlayerSetTime(player, 0.5)
      #expect(ears.plays.count == 2 && ears.plays[1].from == 0.5)
      var isPlaying: DarwinBoolean = false
      MusicPlayerIsPlaying(player, &isPlaying)
      #expect(isPlaying.boolValue)
      MusicPlayerStop(player)
      ears.advance(by: 1)
      MusicPlayerGetTime(player, &beat)
      #expect(beat == 0.5)
      DisposeMusicPlayer(player)
      DisposeMusicSequence(piece)
    }
  }

  @Test func tracksAreCountedAndFound() throws {
    let piece = try piece([(0, 60)])
    var count: UInt32 = 0
    MusicSequenceGetTrackCount(piece, &count)
    var track: MusicTrack?
    #expect(count == 1 && MusicSequenceGetIndTrack(piece, 0, &track) == noErr && track != nil)
    #expect(MusicSequenceGetIndTrack(piece, 1, &track) == kAudioToolboxErr_TrackIndexError)
    var seconds = 0.0
    MusicSequenceGetSecondsForBeats(piece, 3, &seconds)
    #expect(seconds == 1.5)
  }

  @Test func aRectangleKeepsItsProportions() {
    let frame = CGRect(x: 10, y: 10, width: 100, height: 50)
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 4, height: 4), insideRect: frame)
        == CGRect(x: 35, y: 10, width: 50, height: 50))
    #expect(
      AVMakeRect(aspectRatio: CGSize(width: 4, height: 1), insideRect: frame)
        == CGRect(x: 10, y: 22.5, width: 100, height: 25))
    #expect(AVMakeRect(aspectRatio: .zero, insideRect: frame).size == .zero)
  }
}
