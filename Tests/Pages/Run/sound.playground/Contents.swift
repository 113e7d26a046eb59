import AVFoundation
import PlaygroundSupport

PlaygroundPage.current.needsIndefiniteExecution = true

/// Half a second of a tone, as a wave file.
func tone() -> Data {
  func little(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
  let samples = (0..<4000).flatMap { little(Int(9000 * sin(Double($0) / 3)), 2) }
  let head = little(1, 2) + little(1, 2) + little(8000, 4) + little(16000, 4) + [2, 0, 16, 0]
  let chunks =
    Array("WAVEfmt ".utf8) + little(16, 4) + head + Array("data".utf8) + little(8000, 4) + samples
  return Data(Array("RIFF".utf8) + little(chunks.count, 4) + chunks)
}

final class Listener: NSObject, AVAudioPlayerDelegate, AVSpeechSynthesizerDelegate {
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    print("the tone is over:", flag, player.isPlaying)
  }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {
    print("said:", utterance.speechString)
  }
}

let listener = Listener()
let player = try AVAudioPlayer(data: tone())
player.delegate = listener
player.numberOfLoops = 1
player.volume = 0.5
print(player.duration, player.numberOfChannels, player.play())

let synthesizer = AVSpeechSynthesizer()
synthesizer.delegate = listener
let utterance = AVSpeechUtterance(string: "Hej då")
utterance.voice = AVSpeechSynthesisVoice(language: "sv-SE")
synthesizer.speak(utterance)

try AVAudioSession.sharedInstance().setCategory(.playback)
AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
do {
  _ = try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/missing.wav"))
} catch {
  print("no such sound")
}

DispatchQueue.main.asyncAfter(deadline: .now() + 0.75) {
  print("after a while:", player.isPlaying, (player.currentTime * 100).rounded() / 100)
}
