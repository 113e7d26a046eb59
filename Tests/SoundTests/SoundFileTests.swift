import Foundation
import Testing

@testable @_spi(Sound) import AudioToolbox

/// What files say of themselves, read from their bytes.
struct SoundFileTests {
  @Test func aWaveFileIsAsLongAsItsData() throws {
    let facts = try #require(SoundFacts(MadeSounds.wave(seconds: 1.5, channels: 2)))
    #expect(facts.duration == 1.5 && facts.channels == 2 && facts.sampleRate == 8000)
    #expect(facts.samples?.frames == 12000)
  }

  @Test func aWaveFileThatBreaksOffIsAsLongAsWhatIsThere() throws {
    let whole = MadeSounds.wave(seconds: 1)
    let facts = try #require(SoundFacts(Array(whole.dropLast(8000))))
    #expect(facts.duration == 0.5)
  }

  @Test func samplesAreReadInEitherOrder() throws {
    let aiff = try #require(SoundFile(MadeSounds.aiff([0, 16384, -32768]), name: "a"))
    #expect(aiff.facts.sampleRate == 8000)
    #expect(aiff.samples(of: 0..<3)?.channels == [[0, 0.5, -1]])
    let caf = try #require(SoundFile(MadeSounds.caf([0.25, -0.75]), name: "c"))
    #expect(caf.facts.duration == 2 / 8000.0)
    #expect(caf.samples(of: 1..<9)?.channels == [[-0.75]])
  }

  @Test func samplesSurviveAWaveFile() throws {
    let samples = Samples(channels: [[0, 0.5], [-1, 1]], sampleRate: 22050)
    let file = try #require(SoundFile(samples))
    let again = try #require(file.samples(of: 0..<2))
    #expect(again.sampleRate == 22050 && again.channels.count == 2)
    for (one, other) in zip(samples.channels.joined(), again.channels.joined()) {
      #expect(abs(one - other) < 0.0001)
    }
  }

  @Test func framesOfMP3AreCounted() throws {
    let facts = try #require(SoundFacts(MadeSounds.mp3(frames: 100)))
    #expect(abs(facts.duration - 100 * 1152 / 44100) < 1e-9)
    #expect(facts.channels == 1 && facts.format == kAudioFormatMPEGLayer3)
  }

  @Test func aMovieSaysItsLengthInItsHead() throws {
    let facts = try #require(SoundFacts(MadeSounds.movie(seconds: 12.5)))
    #expect(facts.duration == 12.5 && facts.channels == 2 && facts.sampleRate == 44100)
    #expect(facts.format == kAudioFormatMPEG4AAC)
  }

  @Test func whatIsNoSoundIsNone() {
    #expect(SoundFacts([]) == nil)
    #expect(SoundFacts(Array("RIFF____WAVEfmt ".utf8)) == nil)
    #expect(SoundFacts(Array("This is a text, and no sound.".utf8)) == nil)
  }

  /// Files that break off anywhere, or have any byte changed, are read without harm.
  @Test func damagedFilesDoNoHarm() {
    let files = [
      MadeSounds.wave(seconds: 0.01), MadeSounds.aiff([1, 2, 3]), MadeSounds.caf([1, 2]),
      MadeSounds.mp3(frames: 2), MadeSounds.movie(seconds: 1),
    ]
    var read = 0
    for file in files {
      for place in 0..<min(file.count, 400) {
        var damaged = file
        damaged[place] ^= 0xFF
        for candidate in [damaged, Array(file.prefix(place))] {
          guard let sound = SoundFile(candidate, name: "") else { continue }
          _ = sound.samples(of: 0..<4)
          #expect(sound.facts.duration > 0)
          read += 1
        }
      }
    }
    #expect(read > 0)
  }
}
