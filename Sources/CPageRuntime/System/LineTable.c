// Which line of the page an instruction comes from, read from the DWARF line table of its library.
//
// Only as much of it is read as this takes: the tables of folders and files are skipped by their length,
// and of a row there is only the address and the line. What cannot be read has no line.
#define _GNU_SOURCE
#include "LineTable.h"
#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct bytes {
  const uint8_t *next, *end;
};

struct program {
  uint8_t minimum_length, line_range, opcode_base;
  int8_t line_base;
  uint8_t lengths[256];
};

static uint64_t take(struct bytes *from, size_t size) {
  uint64_t value = 0;
  if ((size_t)(from->end - from->next) < size) {
    from->next = from->end;
    return 0;
  }
  memcpy(&value, from->next, size);
  from->next += size;
  return value;
}

static uint64_t take_number(struct bytes *from, int is_signed) {
  uint64_t value = 0;
  unsigned shift = 0;
  while (from->next < from->end) {
    uint8_t part = *from->next++;
    if (shift < 64) value |= (uint64_t)(part & 0x7f) << shift;
    shift += 7;
    if (part & 0x80) continue;
    if (is_signed && shift < 64 && part & 0x40) value |= ~0ull << shift;
    break;
  }
  return value;
}

static struct bytes part(struct bytes *from, uint64_t size) {
  struct bytes taken = {from->next, from->next};
  if (size > (uint64_t)(from->end - from->next)) size = (uint64_t)(from->end - from->next);
  taken.end = from->next += size;
  return taken;
}

static int read_header(struct bytes *unit, struct program *program) {
  uint64_t version = take(unit, 2);
  if (version < 4 || version > 5) return 0;
  if (version == 5) take(unit, 2);  // sizes of addresses and of segments
  uint64_t header_length = take(unit, 4);
  struct bytes header = part(unit, header_length);
  program->minimum_length = (uint8_t)take(&header, 1);
  take(&header, 2);  // operations in an instruction; whether rows begin statements
  program->line_base = (int8_t)take(&header, 1);
  program->line_range = (uint8_t)take(&header, 1);
  program->opcode_base = (uint8_t)take(&header, 1);
  for (int code = 1; code < program->opcode_base; code++) {
    program->lengths[code] = (uint8_t)take(&header, 1);
  }
  return program->line_range > 0;
}

struct row {
  uint64_t address;
  int64_t line;
};

/// Does one instruction; 1 where it adds a row, 2 where it ends a sequence with one.
static int step(struct bytes *code, const struct program *program, struct row *row) {
  uint8_t operation = (uint8_t)take(code, 1);
  if (operation >= program->opcode_base) {
    unsigned adjusted = operation - program->opcode_base;
    row->address += adjusted / program->line_range * program->minimum_length;
    row->line += program->line_base + (int)(adjusted % program->line_range);
    return 1;
  }
  if (operation == 0) {
    struct bytes extended = part(code, take_number(code, 0));
    uint64_t kind = take(&extended, 1);
    if (kind == 2) row->address = take(&extended, sizeof(void *));
    return kind == 1 ? 2 : 0;
  }
  switch (operation) {
    case 1: return 1;
    case 2: row->address += take_number(code, 0) * program->minimum_length; return 0;
    case 3: row->line += (int64_t)take_number(code, 1); return 0;
    case 8:
      row->address +=
          (255u - program->opcode_base) / program->line_range * program->minimum_length;
      return 0;
    case 9: row->address += take(code, 2); return 0;
    default:
      for (int count = program->lengths[operation]; count > 0; count--) take_number(code, 0);
      return 0;
  }
}

static long line_in_unit(struct bytes unit, uint64_t address) {
  struct program program = {0};
  if (!read_header(&unit, &program)) return LEK_NO_LINE;
  struct row row = {0, 1}, before = row;
  int has_before = 0;
  while (unit.next < unit.end) {
    int outcome = step(&unit, &program, &row);
    if (outcome == 0) continue;
    if (has_before && before.address <= address && address < row.address) return before.line;
    before = row;
    has_before = outcome == 1;
    if (outcome == 2) row = (struct row){0, 1};
  }
  return LEK_NO_LINE;
}

static struct bytes line_section(const uint8_t *file, size_t size) {
  struct bytes none = {NULL, NULL};
  const ElfW(Ehdr) *header = (const void *)file;
  if (size < sizeof *header || memcmp(header->e_ident, ELFMAG, SELFMAG) != 0) return none;
  size_t table = header->e_shoff, count = header->e_shnum;
  if (table > size || count > (size - table) / sizeof(ElfW(Shdr))) return none;
  const ElfW(Shdr) *sections = (const void *)(file + table);
  if (header->e_shstrndx >= count) return none;
  const ElfW(Shdr) *names = &sections[header->e_shstrndx];
  for (size_t index = 0; index < count; index++) {
    const ElfW(Shdr) *section = &sections[index];
    if (section->sh_offset > size || section->sh_size > size - section->sh_offset) continue;
    size_t name = names->sh_offset + section->sh_name;
    if (name + sizeof ".debug_line" > size) continue;
    if (strcmp((const char *)file + name, ".debug_line") != 0) continue;
    return (struct bytes){file + section->sh_offset, file + section->sh_offset + section->sh_size};
  }
  return none;
}

static long line_in_file(const uint8_t *file, size_t size, uint64_t address) {
  struct bytes section = line_section(file, size);
  while (section.end - section.next > 4) {
    uint64_t length = take(&section, 4);
    long line = line_in_unit(part(&section, length), address);
    if (line != LEK_NO_LINE) return line;
  }
  return LEK_NO_LINE;
}

long lek_line_of(const char *library, uint64_t address) {
  int descriptor = open(library, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (descriptor < 0) return LEK_NO_LINE;
  long line = LEK_NO_LINE;
  if (fstat(descriptor, &status) == 0 && status.st_size > 0) {
    size_t size = (size_t)status.st_size;
    void *file = mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (file != MAP_FAILED) {
      line = line_in_file(file, size, address);
      munmap(file, size);
    }
  }
  close(descriptor);
  return line;
}
