/// The pictures that a slider may show instead of its own.
struct SliderImages {
  var thumb = StatePictures()
  var minimumTrack = StatePictures()
  var maximumTrack = StatePictures()
}
