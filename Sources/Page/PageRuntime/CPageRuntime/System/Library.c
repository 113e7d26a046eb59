#define _GNU_SOURCE
#include "PageSystem.h"
#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <string.h>

void *lek_library_address(void *handle) {
  struct link_map *map = NULL;
  return dlinfo(handle, RTLD_DI_LINKMAP, &map) == 0 && map ? map->l_ld : NULL;
}

// The symbol table's length stands nowhere in the dynamic section; both tables of a library lie
// one after the other, and every linker in use puts the strings after the symbols.
int lek_library_imports(void *handle, const char *symbol) {
  struct link_map *map = NULL;
  if (dlinfo(handle, RTLD_DI_LINKMAP, &map) != 0 || !map) return 0;
  const ElfW(Sym) *symbols = NULL;
  const char *strings = NULL;
  const uint32_t *hash = NULL;
  size_t string_size = 0;
  for (const ElfW(Dyn) *entry = map->l_ld; entry->d_tag != DT_NULL; entry++) {
    if (entry->d_tag == DT_SYMTAB) symbols = (const void *)entry->d_un.d_ptr;
    if (entry->d_tag == DT_STRTAB) strings = (const void *)entry->d_un.d_ptr;
    if (entry->d_tag == DT_STRSZ) string_size = entry->d_un.d_val;
    if (entry->d_tag == DT_HASH) hash = (const void *)entry->d_un.d_ptr;
  }
  if (!symbols || !strings) return 0;
  size_t count = hash ? hash[1] : (size_t)((const char *)strings - (const char *)symbols) /
                                      sizeof(ElfW(Sym));
  for (size_t index = 1; index < count; index++) {
    if (symbols[index].st_name >= string_size) return 0;
    if (symbols[index].st_shndx != SHN_UNDEF) continue;
    if (strcmp(strings + symbols[index].st_name, symbol) == 0) return 1;
  }
  return 0;
}
