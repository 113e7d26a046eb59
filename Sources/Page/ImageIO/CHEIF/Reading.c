#include "CHEIF.h"
#include "Library.h"
#include <stdlib.h>
#include <string.h>

enum { most_pictures = 256 };

int lek_heif_reads(void) { return lek_heif_library() != NULL; }

/// A file that is being read; its context is NULL where it is none.
struct file {
  const struct library *heif;
  void *context;
  heif_item items[most_pictures];
  int count;
};

static struct file open_file(const uint8_t *bytes, size_t size) {
  struct file file = {lek_heif_library(), NULL, {0}, 0};
  if (!file.heif) return file;
  file.context = file.heif->context_alloc();
  if (file.heif->read(file.context, bytes, size, NULL).code) return file;
  file.count = file.heif->top_level_items(file.context, file.items, most_pictures);
  heif_item primary;
  if (file.heif->primary(file.context, &primary).code) return file;
  for (int index = 1; index < file.count; index++) {
    if (file.items[index] != primary) continue;
    memmove(file.items + 1, file.items, (size_t)index * sizeof *file.items);
    file.items[0] = primary;
  }
  return file;
}

static void close_file(struct file *file) {
  if (file->context) file->heif->context_free(file->context);
}

static void *handle_of(struct file *file, int index) {
  void *handle = NULL;
  if (index < 0 || index >= file->count) return NULL;
  return file->heif->handle(file->context, file->items[index], &handle).code ? NULL : handle;
}

int lek_heif_count(const uint8_t *bytes, size_t size) {
  struct file file = open_file(bytes, size);
  close_file(&file);
  return file.count;
}

static uint8_t *copy_of(const struct library *heif, const void *image, int width, int height) {
  int stride = 0;
  const uint8_t *plane = heif->plane_to_read(image, heif_channel_interleaved, &stride);
  size_t row = (size_t)width * 4;
  uint8_t *pixels = plane ? malloc(row * (size_t)height) : NULL;
  for (int line = 0; pixels && line < height; line++) {
    memcpy(pixels + (size_t)line * row, plane + (size_t)line * (size_t)stride, row);
  }
  return pixels;
}

uint8_t *lek_heif_pixels(const uint8_t *bytes, size_t size, int index, int *width, int *height) {
  struct file file = open_file(bytes, size);
  void *handle = handle_of(&file, index), *image = NULL;
  uint8_t *pixels = NULL;
  if (handle) {
    if (!file.heif->decode(handle, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, NULL).code) {
      *width = file.heif->image_width(image, heif_channel_interleaved);
      *height = file.heif->image_height(image, heif_channel_interleaved);
      if (*width > 0 && *height > 0) pixels = copy_of(file.heif, image, *width, *height);
      file.heif->image_release(image);
    }
    file.heif->handle_release(handle);
  }
  close_file(&file);
  return pixels;
}

static int is_packet(const struct library *heif, const void *handle, heif_item item) {
  const char *type = heif->metadata_content_type(handle, item);
  return type && strcmp(type, "application/rdf+xml") == 0;
}

uint8_t *lek_heif_packet(const uint8_t *bytes, size_t size, int index, size_t *packet_size) {
  struct file file = open_file(bytes, size);
  void *handle = handle_of(&file, index);
  uint8_t *packet = NULL;
  heif_item items[16];
  int count = handle ? file.heif->metadata_items(handle, "mime", items, 16) : 0;
  for (int item = 0; item < count && !packet; item++) {
    if (!is_packet(file.heif, handle, items[item])) continue;
    *packet_size = file.heif->metadata_size(handle, items[item]);
    packet = malloc(*packet_size ? *packet_size : 1);
    if (packet && file.heif->metadata(handle, items[item], packet).code) {
      free(packet);
      packet = NULL;
    }
  }
  if (handle) file.heif->handle_release(handle);
  close_file(&file);
  return packet;
}
