// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation
import ObjectiveC
import QuartzCore

/// What plays a piece of music.
public typealias MusicPlayer = OpaquePointer

/// Plays a piece on the page's clock: it goes on behind the last note until it is stopped.
final class MusicPlayerContent {
  var sequence: MusicSequenceContent?
  private var voice: SoundVoice?
  /// Where it rests, or where it was when it began, in seconds of the piece.
  private var place = 0.0
  private var since: Double?
  var rate = 1.0 {
    didSet { if isPlaying { move(to: seconds(at: CACurrentMediaTime(), oldValue)) } }
  }

  var isPlaying: Bool { since != nil }

  private func seconds(at now: Double, _ rate: Double) -> Double {
    since.map { place + (now - $0) * rate } ?? place
  }

  /// In beats.
  var position: Double {
    get {
      let seconds = seconds(at: CACurrentMediaTime(), rate)
      return sequence?.tempo.beat(at: seconds) ?? 0
    }
    set { move(to: sequence?.tempo.seconds(at: newValue) ?? 0) }
  }

  private func move(to seconds: Double) {
    let wasPlaying = isPlaying
    stop()
    place = max(seconds, 0)
    if wasPlaying { start() }
  }

  func start() {
    guard !isPlaying, let sequence else { return }
    since = CACurrentMediaTime()
    guard let sound = MusicSynthesizer.render(sequence).flatMap({ SoundFile($0) }),
      place < sound.facts.duration
    else { return }
    let voice = SoundVoice(sound)
    (voice.rate, voice.position) = (Float(rate), place)
    voice.play()
    self.voice = voice
  }

  func stop() {
    place = seconds(at: CACurrentMediaTime(), rate)
    since = nil
    voice?.pause()
    voice = nil
  }
}

/// Makes a player.
@discardableResult
public func NewMusicPlayer(_ outPlayer: UnsafeMutablePointer<MusicPlayer?>) -> OSStatus {
  outPlayer.pointee = MusicHandles.make(MusicPlayerContent())
  return noError
}

@discardableResult
public func DisposeMusicPlayer(_ inPlayer: MusicPlayer) -> OSStatus {
  content(inPlayer).stop()
  MusicHandles.release(inPlayer)
  return noError
}

/// Gives a player the piece that it plays.
@discardableResult
public func MusicPlayerSetSequence(
  _ inPlayer: MusicPlayer, _ inSequence: MusicSequence?
) -> OSStatus {
  content(inPlayer).stop()
  content(inPlayer).sequence = inSequence.map {
    MusicHandles.object($0, MusicSequenceContent.self)
  }
  return noError
}

/// Moves a player to a beat.
@discardableResult
public func MusicPlayerSetTime(_ inPlayer: MusicPlayer, _ inTime: MusicTimeStamp) -> OSStatus {
  content(inPlayer).position = inTime
  return noError
}

/// The beat where a player is.
@discardableResult
public func MusicPlayerGetTime(
  _ inPlayer: MusicPlayer, _ outTime: UnsafeMutablePointer<MusicTimeStamp>
) -> OSStatus {
  outTime.pointee = content(inPlayer).position
  return noError
}

/// Gets everything ready, which here takes no time.
@discardableResult
public func MusicPlayerPreroll(_ inPlayer: MusicPlayer) -> OSStatus {
  content(inPlayer).sequence == nil ? noSequence : noError
}

@discardableResult
public func MusicPlayerStart(_ inPlayer: MusicPlayer) -> OSStatus {
  guard content(inPlayer).sequence != nil else { return noSequence }
  content(inPlayer).start()
  return noError
}

@discardableResult
public func MusicPlayerStop(_ inPlayer: MusicPlayer) -> OSStatus {
  content(inPlayer).stop()
  return noError
}

/// Whether a player was started and not stopped.
@discardableResult
public func MusicPlayerIsPlaying(
  _ inPlayer: MusicPlayer, _ outIsPlaying: UnsafeMutablePointer<DarwinBoolean>
) -> OSStatus {
  outIsPlaying.pointee = DarwinBoolean(content(inPlayer).isPlaying)
  return noError
}

/// How many times as fast as the piece says.
@discardableResult
public func MusicPlayerSetPlayRateScalar(
  _ inPlayer: MusicPlayer, _ inScaleRate: Float64
) -> OSStatus {
  guard inScaleRate > 0 else { return invalidParameter }
  content(inPlayer).rate = inScaleRate
  return noError
}

private let noError: OSStatus = 0
private let invalidParameter: OSStatus = -50
/// What Apple calls `kAudioToolboxErr_NoSequence`.
private let noSequence: OSStatus = -10852

private func content(_ player: MusicPlayer) -> MusicPlayerContent {
  MusicHandles.object(player, MusicPlayerContent.self)
}
