#include "Library.h"
#include <dlfcn.h>
#include <pthread.h>

static struct library library;
static int is_whole;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  void *file = dlopen("libheif.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!file) return;
  is_whole = 1;
  struct {
    void *place;
    const char *name;
  } functions[] = {
      {&library.context_alloc, "heif_context_alloc"},
      {&library.context_free, "heif_context_free"},
      {&library.read, "heif_context_read_from_memory"},
      {&library.primary, "heif_context_get_primary_image_ID"},
      {&library.top_level_items, "heif_context_get_list_of_top_level_image_IDs"},
      {&library.handle, "heif_context_get_image_handle"},
      {&library.handle_release, "heif_image_handle_release"},
      {&library.metadata_items, "heif_image_handle_get_list_of_metadata_block_IDs"},
      {&library.metadata_content_type, "heif_image_handle_get_metadata_content_type"},
      {&library.metadata_size, "heif_image_handle_get_metadata_size"},
      {&library.metadata, "heif_image_handle_get_metadata"},
      {&library.decode, "heif_decode_image"},
      {&library.image_width, "heif_image_get_width"},
      {&library.image_height, "heif_image_get_height"},
      {&library.plane_to_read, "heif_image_get_plane_readonly"},
      {&library.image_release, "heif_image_release"},
      {&library.has_encoder, "heif_have_encoder_for_format"},
      {&library.encoder, "heif_context_get_encoder_for_format"},
      {&library.encoder_release, "heif_encoder_release"},
      {&library.set_quality, "heif_encoder_set_lossy_quality"},
      {&library.set_text, "heif_encoder_set_parameter_string"},
      {&library.image_create, "heif_image_create"},
      {&library.add_plane, "heif_image_add_plane"},
      {&library.plane, "heif_image_get_plane"},
      {&library.encode, "heif_context_encode_image"},
      {&library.add_packet, "heif_context_add_XMP_metadata"},
      {&library.write, "heif_context_write"},
  };
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    void *found = dlsym(file, functions[index].name);
    if (!found) is_whole = 0;
    *(void **)functions[index].place = found;
  }
}

const struct library *lek_heif_library(void) {
  pthread_once(&once, load);
  return is_whole ? &library : NULL;
}
