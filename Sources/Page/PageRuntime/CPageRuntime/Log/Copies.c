// Copies of texts and lists: what a line and a tree show of them, and no more.
//
// The quick path reads them where they lie. How the standard library lays out its containers has been
// the same for years, and is nobody's promise on Linux: `lek_log_learn_layout` makes sure, once,
// before anything is read; where it finds something else, Swift is asked for each value.
#include "Copies.h"
#include <stdlib.h>
#include <string.h>

enum { head_share = 4, tail_share = 1, most_head = 80, most_tail = 20 };
enum { text_header = 32, list_header = 32, list_count = 16 };
#define TEXT_IS_SMALL (UINT64_C(1) << 61)
#define TEXT_IS_ELSEWHERE (UINT64_C(1) << 60)
#define TEXT_IS_IN_ONE_PIECE (UINT64_C(1) << 61)
#define TEXT_LENGTH (~UINT64_C(0) >> 16)
#define TEXT_ADDRESS (~UINT64_C(0) >> 4)

struct text_place {
  const void *bytes;
  size_t length;
};

static bool layout_is_known = false;

static int find_text(const struct swift_string *text, struct text_place *place) {
  if (text->second & TEXT_IS_SMALL) {
    *place = (struct text_place){text, text->second >> 56 & 15};
    return 1;
  }
  if (text->second & TEXT_IS_ELSEWHERE || !(text->first & TEXT_IS_IN_ONE_PIECE)) return 0;
  place->bytes = (const uint8_t *)(text->second & TEXT_ADDRESS) + text_header;
  place->length = text->first & TEXT_LENGTH;
  return 1;
}

bool lek_log_learn_layout(const void *text, const void *short_text, const void *list) {
  static const int64_t elements[] = {7, 8, 9};
  struct text_place place, short_place;
  const uint8_t *storage = *(const uint8_t *const *)list;
  layout_is_known = find_text(text, &place) && place.length == 20 &&
                    memcmp(place.bytes, "aaaaaaaaaaaaaaaaaaaa", 20) == 0 &&
                    find_text(short_text, &short_place) && short_place.length == 3 &&
                    memcmp(short_place.bytes, "abc", 3) == 0 &&
                    *(const uint64_t *)(storage + list_count) == 3 &&
                    memcmp(storage + list_header, elements, sizeof elements) == 0;
  return layout_is_known;
}

uint32_t lek_list_head(uint64_t count, uint32_t size) {
  uint64_t most = LEK_COPIED_BYTES / (size ? size : 1);
  if (count <= most && count <= most_head + most_tail) return (uint32_t)count;
  uint64_t head = most * head_share / (head_share + tail_share);
  return (uint32_t)(head < most_head ? head : most_head);
}

uint32_t lek_list_tail(uint64_t count, uint32_t size) {
  uint32_t head = lek_list_head(count, size);
  if (head == count) return 0;
  uint64_t tail = LEK_COPIED_BYTES / (size ? size : 1) - head;
  if (tail > most_tail) tail = most_tail;
  return (uint32_t)(tail < count - head ? tail : count - head);
}

static uint8_t *room_for_copy(struct lek_site *site) {
  if (!site->copy) site->copy = malloc(LEK_COPIED_BYTES);
  return site->copy;
}

static void copy_text(struct lek_site *site, const void *bytes, size_t length) {
  if (!room_for_copy(site)) return;
  site->copied = (uint32_t)(length < LEK_COPIED_BYTES ? length : LEK_COPIED_BYTES);
  memcpy(site->copy, bytes, site->copied);
  site->length = length;
  site->has_last = 1;
}

static void copy_list(struct lek_site *site, const void *elements, size_t count) {
  if (!room_for_copy(site)) return;
  size_t head = (size_t)lek_list_head(count, site->size) * site->size;
  size_t tail = (size_t)lek_list_tail(count, site->size) * site->size;
  memcpy(site->copy, elements, head);
  memcpy(site->copy + head, (const uint8_t *)elements + count * site->size - tail, tail);
  site->copied = (uint32_t)(head + tail);
  site->length = count;
  site->has_last = 1;
}

int lek_keep_text(struct lek_site *site, const struct swift_string *text) {
  struct text_place place;
  if (!layout_is_known || !find_text(text, &place)) return 0;
  copy_text(site, place.bytes, place.length);
  return 1;
}

int lek_keep_list(struct lek_site *site, const void *list) {
  if (!layout_is_known) return 0;
  const uint8_t *storage = *(const uint8_t *const *)list;
  copy_list(site, storage + list_header, *(const uint64_t *)(storage + list_count));
  return 1;
}

void lek_site_copy_text(struct lek_site *site, const void *bytes, size_t length) {
  lek_site_lock(site);
  copy_text(site, bytes, length);
  lek_site_unlock(site);
}

void lek_site_copy_list(struct lek_site *site, const void *elements, size_t count) {
  lek_site_lock(site);
  copy_list(site, elements, count);
  lek_site_unlock(site);
}
