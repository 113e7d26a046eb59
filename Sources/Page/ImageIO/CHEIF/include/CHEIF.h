#pragma once
#include <stddef.h>
#include <stdint.h>

// HEIC files by libheif, which is only loaded when a page reads or writes one.

/// A picture to be written: four bytes a pixel, red first, and what it says of itself, or nothing.
struct lek_heif_picture {
  int width, height;
  const uint8_t *pixels;
  const char *packet;
  size_t packet_size;
};

/// Whether the library is there, with something that can write.
int lek_heif_writes(void);
/// Whether the library is there.
int lek_heif_reads(void);

/// A file that is being written, picture by picture; NULL where it cannot be had. Quality from 0 to 100.
struct lek_heif_writer;
struct lek_heif_writer *lek_heif_begin(int quality);
void lek_heif_add(struct lek_heif_writer *writer, const struct lek_heif_picture *picture);
/// The bytes of the file, for the caller to free; NULL where a picture could not be added. Frees the writer.
uint8_t *lek_heif_end(struct lek_heif_writer *writer, size_t *size);

/// The pictures of a file; the first is the one meant to be seen.
int lek_heif_count(const uint8_t *bytes, size_t size);
/// The pixels of a picture, four bytes each, red first, for the caller to free.
uint8_t *lek_heif_pixels(const uint8_t *bytes, size_t size, int index, int *width, int *height);
/// What a picture says of itself, for the caller to free.
uint8_t *lek_heif_packet(const uint8_t *bytes, size_t size, int index, size_t *packet_size);
