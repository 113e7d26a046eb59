import CommonCrypto
import CryptoKit
import Foundation

print(SHA256.hash(data: Data("lekplats".utf8)))
let key = SymmetricKey(data: SHA256.hash(data: Data("password".utf8)))
let box = try AES.GCM.seal(Data("hello".utf8), using: key)
print(String(decoding: try AES.GCM.open(box, using: key), as: UTF8.self))
var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
let text = "abc"
CC_MD5(text, CC_LONG(text.utf8.count), &digest)
print(digest.map { String(format: "%02x", $0) }.joined())
