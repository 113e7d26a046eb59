#include "CHEIF.h"
#include "Library.h"
#include <stdlib.h>
#include <string.h>

int lek_heif_writes(void) {
  const struct library *heif = lek_heif_library();
  return heif && heif->has_encoder(heif_compression_HEVC);
}

struct bytes {
  uint8_t *start;
  size_t size;
};

static struct heif_error take(void *context, const void *data, size_t size, void *user) {
  (void)context;
  struct bytes *bytes = user;
  bytes->start = malloc(size);
  if (bytes->start) {
    memcpy(bytes->start, data, size);
    bytes->size = size;
  }
  return (struct heif_error){0, 0, "Success"};
}

static void *make_image(const struct library *heif, const struct lek_heif_picture *picture) {
  void *image = NULL;
  int stride = 0, is_opaque = 1;
  size_t count = (size_t)picture->width * (size_t)picture->height;
  for (size_t pixel = 0; pixel < count && is_opaque; pixel++) is_opaque = picture->pixels[4 * pixel + 3] == 255;
  int chroma = is_opaque ? heif_chroma_interleaved_RGB : heif_chroma_interleaved_RGBA, depth = is_opaque ? 3 : 4;
  if (heif->image_create(picture->width, picture->height, heif_colorspace_RGB, chroma, &image).code) return NULL;
  if (heif->add_plane(image, heif_channel_interleaved, picture->width, picture->height, 8).code) {
    heif->image_release(image);
    return NULL;
  }
  uint8_t *plane = heif->plane(image, heif_channel_interleaved, &stride);
  for (int row = 0; row < picture->height; row++) {
    const uint8_t *from = picture->pixels + (size_t)row * (size_t)picture->width * 4;
    uint8_t *to = plane + (size_t)row * (size_t)stride;
    for (int column = 0; column < picture->width; column++) memcpy(to + column * depth, from + column * 4, (size_t)depth);
  }
  return image;
}

static int add(const struct library *heif, void *context, void *encoder, const struct lek_heif_picture *picture) {
  void *image = make_image(heif, picture), *handle = NULL;
  if (!image) return 0;
  int is_done = !heif->encode(context, image, encoder, NULL, &handle).code;
  if (is_done && picture->packet) {
    is_done = !heif->add_packet(context, handle, picture->packet, (int)picture->packet_size).code;
  }
  if (handle) heif->handle_release(handle);
  heif->image_release(image);
  return is_done;
}

struct lek_heif_writer {
  void *context, *encoder;
  int is_whole;
};

struct lek_heif_writer *lek_heif_begin(int quality) {
  const struct library *heif = lek_heif_library();
  struct lek_heif_writer *writer = heif ? calloc(1, sizeof *writer) : NULL;
  if (!writer) return NULL;
  writer->context = heif->context_alloc();
  if (heif->encoder(writer->context, heif_compression_HEVC, &writer->encoder).code) {
    heif->context_free(writer->context);
    free(writer);
    return NULL;
  }
  heif->set_quality(writer->encoder, quality);
  // In one thread, and without searching long: a page waits for it.
  heif->set_text(writer->encoder, "preset", "ultrafast");
  heif->set_text(writer->encoder, "x265:pools", "none");
  heif->set_text(writer->encoder, "x265:ctu", "64");
  heif->set_text(writer->encoder, "x265:min-cu-size", "32");
  writer->is_whole = 1;
  return writer;
}

void lek_heif_add(struct lek_heif_writer *writer, const struct lek_heif_picture *picture) {
  writer->is_whole = writer->is_whole && add(lek_heif_library(), writer->context, writer->encoder, picture);
}

uint8_t *lek_heif_end(struct lek_heif_writer *writer, size_t *size) {
  const struct library *heif = lek_heif_library();
  struct bytes bytes = {NULL, 0};
  struct heif_writer taker = {1, take};
  if (writer->is_whole) heif->write(writer->context, &taker, &bytes);
  heif->encoder_release(writer->encoder);
  heif->context_free(writer->context);
  free(writer);
  *size = bytes.size;
  return bytes.start;
}
