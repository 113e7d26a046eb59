import AVFoundation
import Foundation
import Testing

@testable import AudioToolbox

/// Nodes that change sound, loops, and recorders.
@Suite(.serialized)
struct SoundEffectTests {
  private func withPlayer(
    through unit: AVAudioUnit, _ test: (TestEars, AVAudioPlayerNode) throws -> Void
  ) throws {
    try TestEars.run { ears in
      let (engine, node) = (AVAudioEngine(), AVAudioPlayerNode())
      let format = try #require(
        AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1))
      engine.attach(node)
      engine.attach(unit)
      engine.connect(node, to: unit, format: format)
      engine.connect(unit, to: engine.mainMixerNode, format: format)
      try engine.start()
      let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 8000))
      buffer.frameLength = buffer.frameCapacity
      node.scheduleBuffer(buffer)
      node.scheduleBuffer(buffer)
      node.play()
      try test(ears, node)
    }
  }

  @Test func aFasterNodeShortensTheSound() throws {
    let unit = AVAudioUnitTimePitch()
    unit.rate = 2
    try withPlayer(through: unit) { ears, _ in
      #expect(ears.plays.map(\.mix.rate) == [2, 2])
      #expect(ears.plays.map(\.delay) == [0, 0.5])
    }
  }

  @Test func anEqualizerChangesTheLoudness() throws {
    let unit = AVAudioUnitEQ(numberOfBands: 3)
    unit.globalGain = -20
    try withPlayer(through: unit) { ears, _ in
      #expect(unit.bands.count == 3)
      #expect(abs((ears.plays.first?.mix.volume ?? 0) - 0.1) < 1e-6)
    }
  }

  @Test func presetsAndBypassAreKept() {
    let reverb = AVAudioUnitReverb()
    reverb.loadFactoryPreset(.cathedral)
    #expect(reverb.auAudioUnit.currentPreset?.number == 8)
    reverb.bypass = true
    #expect(reverb.auAudioUnit.shouldBypassEffect)
  }

  @Test func aLooperPlaysItsItemAgain() throws {
    try TestEars.run { ears in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
      try Data(MadeSounds.wave(seconds: 1)).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let player = AVQueuePlayer()
      let looper = AVPlayerLooper(player: player, templateItem: AVPlayerItem(url: file))
      player.play()
      for _ in 0..<35 { ears.advance(by: 0.1) }
      #expect(looper.loopCount == 3 && player.rate == 1 && looper.status == .ready)
      #expect(player.items().count == 2)
      looper.disableLooping()
      ears.advance(by: 1)
      #expect(player.items().isEmpty)
    }
  }

  @Test func aPlayerStartsAtATimeOfTheClock() throws {
    try TestEars.run { ears in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
      try Data(MadeSounds.wave(seconds: 1)).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let player = AVPlayer(url: file)
      let clock = CMClockGetHostTimeClock()
      let start = CMClockGetTime(clock) + CMTime(value: 60, timescale: 1)
      player.setRate(1, time: CMTime(value: 1, timescale: 2), atHostTime: start)
      #expect(player.rate == 0 && player.currentTime().seconds == 0.5)
      ears.advance(by: 60)
      #expect(player.rate == 1)
    }
  }

  @Test func aRecorderFindsNoMicrophone() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).m4a")
    let recorder = try AVAudioRecorder(url: file, settings: [AVSampleRateKey: 44_100.0])
    #expect(!recorder.prepareToRecord() && !recorder.record() && !recorder.isRecording)
    #expect(recorder.format.sampleRate == 44_100 && !recorder.deleteRecording())
  }

  @Test func anEngineRendersIntoNoBuffers() {
    let engine = AVAudioEngine()
    let format = engine.mainMixerNode.outputFormat(forBus: 0)
    #expect(throws: NSError.self) {
      try engine.enableManualRenderingMode(.offline, format: format, maximumFrameCount: 4096)
    }
    #expect(!engine.isInManualRenderingMode)
  }
}
