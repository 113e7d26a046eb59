import AVFoundation
import Foundation
import PageProtocol
import Testing

@Suite(.serialized) struct SpeechAndGraphTests {
  @Test func wordsAreSpokenOneAfterTheOther() {
    TestEars.run { ears in
      let synthesizer = AVSpeechSynthesizer()
      let log = EndLog(ears)
      synthesizer.delegate = log
      let utterance = AVSpeechUtterance(string: "Ett par till")
      utterance.voice = AVSpeechSynthesisVoice(language: "sv-SE")
      utterance.preUtteranceDelay = 1
      synthesizer.speak(utterance)
      synthesizer.speak(AVSpeechUtterance(string: "Done"))
      #expect(synthesizer.isSpeaking && ears.actions.isEmpty)
      ears.advance(by: 20)
      #expect(log.words.prefix(3) == [NSRange(0..<3), NSRange(4..<7), NSRange(8..<12)])
      #expect(log.ends.count == 2 && log.ends[0] > 1.5 && log.ends[1] > log.ends[0])
      #expect(!synthesizer.isSpeaking)
      guard case .speak(let words) = ears.actions.first else {
        Issue.record("nothing was spoken")
        return
      }
      #expect(words.language == "sv-SE" && words.text == "Ett par till")
    }
  }

  @Test func speechThatIsStoppedIsCancelled() {
    TestEars.run { ears in
      let synthesizer = AVSpeechSynthesizer()
      let log = EndLog(ears)
      synthesizer.delegate = log
      synthesizer.speak(AVSpeechUtterance(string: "One two three"))
      synthesizer.speak(AVSpeechUtterance(string: "Four"))
      ears.advance(by: 0.1)
      #expect(synthesizer.pauseSpeaking(at: .word) && synthesizer.isPaused)
      ears.advance(by: 100)
      #expect(log.ends.isEmpty)
      #expect(synthesizer.stopSpeaking(at: .immediate))
      ears.advance(by: 100)
      #expect(log.cancelled == 2 && log.ends.isEmpty && ears.actions.last == .endSpeech)
    }
  }

  @Test func unknownLanguagesHaveNoVoice() {
    #expect(AVSpeechSynthesisVoice(language: "xx-YY") == nil)
    #expect(AVSpeechSynthesisVoice(language: "zh-CN")?.language == "zh-CN")
    #expect(AVSpeechSynthesisVoice.speechVoices().contains { $0.language == "en-US" })
  }

  @Test func buffersFollowEachOther() throws {
    try TestEars.run { ears in
      let engine = AVAudioEngine()
      let node = AVAudioPlayerNode()
      let format = try #require(
        AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1))
      engine.attach(node)
      engine.connect(node, to: engine.mainMixerNode, format: format)
      engine.mainMixerNode.outputVolume = 0.5
      try engine.start()
      var ends: [Double] = []
      for seconds in [0.5, 0.25] {
        let buffer = try #require(
          AVAudioPCMBuffer(pcmFormat: format, frameCapacity: AVAudioFrameCount(8000 * seconds)))
        buffer.frameLength = buffer.frameCapacity
        let samples = try #require(buffer.floatChannelData)
        for frame in 0..<Int(buffer.frameLength) { samples[0][frame] = sin(Float(frame)) }
        node.scheduleBuffer(buffer) { ends.append(ears.time) }
      }
      #expect(ears.plays.isEmpty)
      node.play()
      #expect(ears.plays.map(\.delay) == [0, 0.5] && ears.plays[0].mix.volume == 0.5)
      ears.advance(by: 2)
      #expect(ends == [0.5, 0.75])
    }
  }

  @Test func aPlayerTellsItsTimeAndItsEnd() throws {
    try TestEars.run { ears in
      let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
      try Data(MadeSounds.wave(seconds: 1)).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let player = AVPlayer(url: file)
      var times: [Double] = []
      var ends: [Double] = []
      let observer = player.addPeriodicTimeObserver(
        forInterval: CMTime(value: 1, timescale: 4), queue: .main
      ) { times.append(($0.seconds * 100).rounded() / 100) }
      let token = NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
      ) { _ in ends.append(ears.time) }
      #expect(player.currentItem?.duration.seconds == 1)
      player.play()
      ears.advance(by: 0.6)
      #expect(times == [0, 0.25, 0.5])
      player.seek(to: CMTime(value: 9, timescale: 10))
      ears.advance(by: 1)
      #expect(ends.count == 1 && abs(ends[0] - 0.7) < 1e-6 && player.rate == 0)
      player.removeTimeObserver(observer)
      NotificationCenter.default.removeObserver(token)
    }
  }

  @Test func timesAreFractions() {
    #expect(
      CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 6)
        == CMTime(value: 1, timescale: 2))
    #expect(CMTime(seconds: 1.5, preferredTimescale: 600).value == 900)
    #expect(CMTime.zero < CMTime(value: 1, timescale: 600) && CMTime.positiveInfinity > .zero)
    #expect((CMTime.zero + .invalid).isValid == false && CMTime.indefinite.seconds.isNaN)
  }
}
