import PageProtocol
import Testing

@testable import LayerPlayer

struct PictureStoreTests {
  private func picture(_ hash: UInt64) -> Picture {
    Picture(
      hash: hash, width: 10, height: 10, format: .pixels,
      bytes: [UInt8](repeating: 255, count: 400))
  }

  @Test func theOldestThatNoLayerNamesMakeRoom() {
    // Six of them have room, with what each costs beside its pixels.
    let store = PictureStore(most: 4000)
    for hash in 1...6 as ClosedRange<UInt64> { store.add(picture(hash), keeping: { [] }) }
    store.add(picture(7), keeping: { [1] })
    #expect(store[7] != nil && store[1] != nil && store[6] != nil)
    #expect(store[2] == nil)
    store.add(picture(2), keeping: { [] })
    #expect(store[2] != nil)
  }

  @Test func whatHasNoRoomBesideNamedOnesIsNotKept() {
    let store = PictureStore(most: 1000)
    store.add(picture(1), keeping: { [1] })
    store.add(picture(2), keeping: { [1] })
    #expect(store[1] != nil && store[2] == nil)
  }
}
