// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Foundation
import ObjectiveC

public typealias AudioFormatID = UInt32
public typealias AudioFormatFlags = UInt32
public typealias AudioFileTypeID = UInt32

private func code(_ letters: StaticString) -> UInt32 {
  letters.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
}

public let kAudioFormatLinearPCM: AudioFormatID = code("lpcm")
public let kAudioFormatAppleIMA4: AudioFormatID = code("ima4")
public let kAudioFormatMPEG4AAC: AudioFormatID = code("aac ")
public let kAudioFormatMPEG4AAC_HE: AudioFormatID = code("aach")
public let kAudioFormatMPEGLayer3: AudioFormatID = code(".mp3")
public let kAudioFormatAppleLossless: AudioFormatID = code("alac")
public let kAudioFormatFLAC: AudioFormatID = code("flac")
public let kAudioFormatULaw: AudioFormatID = code("ulaw")
public let kAudioFormatALaw: AudioFormatID = code("alaw")

public let kAudioFileWAVEType: AudioFileTypeID = code("WAVE")
public let kAudioFileAIFFType: AudioFileTypeID = code("AIFF")
public let kAudioFileCAFType: AudioFileTypeID = code("caff")
public let kAudioFileMP3Type: AudioFileTypeID = code("MPG3")
public let kAudioFileM4AType: AudioFileTypeID = code("m4af")
