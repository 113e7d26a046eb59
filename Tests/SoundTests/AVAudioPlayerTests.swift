import AVFoundation
import Foundation
import Testing

/// Players keep the time of the page's clock, heard or not.
@Suite(.serialized) struct AVAudioPlayerTests {
  private func player(seconds: Double) throws -> AVAudioPlayer {
    try AVAudioPlayer(data: Data(MadeSounds.wave(seconds: seconds)))
  }

  @Test func itEndsWhenItsTimeIsOver() throws {
    try TestEars.run { ears in
      let player = try player(seconds: 2)
      let log = EndLog(ears)
      player.delegate = log
      #expect(player.play() && player.isPlaying && player.duration == 2)
      ears.advance(by: 1.5)
      #expect(abs(player.currentTime - 1.5) < 1e-9 && log.ends.isEmpty)
      ears.advance(by: 1)
      #expect(log.ends == [2] && !player.isPlaying && player.currentTime == 0)
      #expect(ears.plays.count == 1 && ears.plays[0].end == 2)
    }
  }

  @Test func aPlayerOfNothingPlaysNothing() {
    TestEars.run { ears in
      let player = AVAudioPlayer()
      #expect(!player.play() && !player.isPlaying && player.duration == 0)
      #expect(player.url == nil && player.data == nil && ears.plays.isEmpty)
    }
  }

  @Test func aPauseKeepsItsPlace() throws {
    try TestEars.run { ears in
      let player = try player(seconds: 2)
      let log = EndLog(ears)
      player.delegate = log
      player.play()
      ears.advance(by: 0.5)
      player.pause()
      ears.advance(by: 10)
      #expect(player.currentTime == 0.5 && log.ends.isEmpty && ears.stops == 1)
      player.play()
      ears.advance(by: 1.5)
      #expect(log.ends == [12] && ears.plays.last?.from == 0.5)
    }
  }

  @Test func loopsAndRateChangeWhenItEnds() throws {
    try TestEars.run { ears in
      let player = try player(seconds: 2)
      let log = EndLog(ears)
      player.delegate = log
      player.numberOfLoops = 2
      player.enableRate = true
      player.rate = 2
      player.play()
      ears.advance(by: 1.25)
      #expect(abs(player.currentTime - 0.5) < 1e-9)
      ears.advance(by: 2)
      #expect(log.ends == [3])
      player.numberOfLoops = -1
      player.play()
      ears.advance(by: 1000)
      #expect(player.isPlaying && log.ends == [3] && ears.plays.last?.repeats == nil)
    }
  }

  @Test func itBeginsAtATime() throws {
    try TestEars.run { ears in
      let player = try player(seconds: 1)
      let log = EndLog(ears)
      player.delegate = log
      player.play(atTime: player.deviceCurrentTime + 0.75)
      #expect(ears.plays[0].delay == 0.75)
      ears.advance(by: 0.5)
      #expect(player.currentTime == 0)
      ears.advance(by: 5)
      #expect(log.ends == [1.75])
    }
  }

  @Test func theSameFileIsSentOnceInPieces() throws {
    try TestEars.run { ears in
      let long = try player(seconds: 20)
      long.play()
      #expect(ears.pieces.count == 2 && ears.pieces[1].offset == 256 << 10)
      #expect(ears.pieces.reduce(0) { $0 + $1.bytes.count } == Int(ears.pieces[0].size))
      try player(seconds: 20).play()
      #expect(ears.pieces.count == 2 && ears.plays.count == 2)
    }
  }

  @Test func theLoudnessIsToldWhileItPlays() throws {
    try TestEars.run { ears in
      let player = try player(seconds: 1)
      player.volume = 0.5
      player.play()
      #expect(ears.plays[0].mix.volume == 0.5)
      player.setVolume(0, fadeDuration: 0.25)
      #expect(player.volume == 0)
      #expect(
        ears.actions.contains {
          if case .mix(_, let mix, 0.25) = $0 { mix.volume == 0 } else { false }
        })
    }
  }

  @Test func whatIsMissingOrNoSoundIsAnError() {
    let missing = URL(fileURLWithPath: "/nowhere/ding.wav")
    #expect(throws: NSError.self) { try AVAudioPlayer(contentsOf: missing) }
    #expect(throws: NSError.self) { try AVAudioPlayer(data: Data("no sound".utf8)) }
  }
}
