#pragma once
#include <stddef.h>
#include <stdint.h>

// What is used of libheif, as its own header declares it since version 1.10.

struct heif_error {
  int code, subcode;
  const char *message;
};

struct heif_writer {
  int version;
  struct heif_error (*write)(void *context, const void *data, size_t size, void *user);
};

enum { heif_colorspace_RGB = 1, heif_chroma_interleaved_RGB = 10, heif_chroma_interleaved_RGBA = 11,
       heif_channel_interleaved = 10, heif_compression_HEVC = 1 };

typedef uint32_t heif_item;

struct library {
  void *(*context_alloc)(void);
  void (*context_free)(void *);
  struct heif_error (*read)(void *context, const void *bytes, size_t size, const void *options);
  struct heif_error (*primary)(void *context, heif_item *item);
  int (*top_level_items)(void *context, heif_item *items, int count);
  struct heif_error (*handle)(void *context, heif_item item, void **handle);
  void (*handle_release)(const void *handle);
  int (*metadata_items)(const void *handle, const char *type, heif_item *items, int count);
  const char *(*metadata_content_type)(const void *handle, heif_item item);
  size_t (*metadata_size)(const void *handle, heif_item item);
  struct heif_error (*metadata)(const void *handle, heif_item item, void *out);
  struct heif_error (*decode)(const void *handle, void **image, int space, int chroma, const void *options);
  int (*image_width)(const void *image, int channel);
  int (*image_height)(const void *image, int channel);
  const uint8_t *(*plane_to_read)(const void *image, int channel, int *stride);
  void (*image_release)(const void *image);
  int (*has_encoder)(int format);
  struct heif_error (*encoder)(void *context, int format, void **encoder);
  void (*encoder_release)(void *encoder);
  struct heif_error (*set_quality)(void *encoder, int quality);
  struct heif_error (*set_text)(void *encoder, const char *name, const char *value);
  struct heif_error (*image_create)(int width, int height, int space, int chroma, void **image);
  struct heif_error (*add_plane)(void *image, int channel, int width, int height, int depth);
  uint8_t *(*plane)(void *image, int channel, int *stride);
  struct heif_error (*encode)(void *context, const void *image, void *encoder, const void *options,
                              void **handle);
  struct heif_error (*add_packet)(void *context, const void *handle, const void *bytes, int size);
  struct heif_error (*write)(void *context, struct heif_writer *writer, void *user);
};

/// The library's functions; NULL where it is not there, or lacks one of them.
const struct library *lek_heif_library(void);
