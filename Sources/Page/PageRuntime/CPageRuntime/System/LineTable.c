// Which line of the page an instruction comes from, read from the DWARF line table of its library.
//
// Only as much of it is read as this takes: of a row there is the address, the file, the line and the column. What
// cannot be read has no line, and the names of files are read where version 4 has them, which Swift's compiler writes.
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
  /// The tables of folders and files; empty where they are of another form.
  struct bytes names;
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

static struct bytes take_text(struct bytes *from) {
  size_t most = (size_t)(from->end - from->next);
  struct bytes text = part(from, strnlen((const char *)from->next, most));
  take(from, 1);
  return text;
}

static void copy_name(struct bytes names, uint64_t number, char *file, size_t size) {
  while (names.next < names.end) {
    struct bytes folder = take_text(&names);
    if (folder.next == folder.end) break;
  }
  for (; number > 0 && names.next < names.end; number--) {
    struct bytes name = take_text(&names);
    size_t length = (size_t)(name.end - name.next);
    if (length == 0) return;
    for (int rest = 0; rest < 3; rest++) take_number(&names, 0);  // folder, time and size
    if (number > 1 || length >= size) continue;
    memcpy(file, name.next, length);
    file[length] = 0;
  }
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
  if (version == 4) program->names = header;
  return program->line_range > 0;
}

struct row {
  uint64_t address, file, column;
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
    case 4: row->file = take_number(code, 0); return 0;
    case 5: row->column = take_number(code, 0); return 0;
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

struct answer {
  long *column;
  char *name;
  size_t size;
};

/// Fills in what the answer has room for.
static long line_in_unit(struct bytes unit, uint64_t address, struct answer answer) {
  struct program program = {0};
  if (!read_header(&unit, &program)) return LEK_NO_LINE;
  const struct row first = {0, 1, 0, 1};
  struct row row = first, before = row;
  int has_before = 0;
  while (unit.next < unit.end) {
    int outcome = step(&unit, &program, &row);
    if (outcome == 0) continue;
    if (has_before && before.address <= address && address < row.address) {
      if (answer.column) *answer.column = (long)before.column;
      if (answer.name) copy_name(program.names, before.file, answer.name, answer.size);
      return before.line;
    }
    before = row;
    has_before = outcome == 1;
    if (outcome == 2) row = first;
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

static long line_in_file(const uint8_t *file, size_t size, uint64_t address, struct answer answer) {
  struct bytes section = line_section(file, size);
  while (section.end - section.next > 4) {
    uint64_t length = take(&section, 4);
    long line = line_in_unit(part(&section, length), address, answer);
    if (line != LEK_NO_LINE) return line;
  }
  return LEK_NO_LINE;
}

long lek_line_of(const char *library, uint64_t address) {
  return lek_place_of(library, address, NULL, NULL, 0);
}

long lek_place_of(const char *library, uint64_t address, long *column, char *name, size_t name_size) {
  int descriptor = open(library, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (descriptor < 0) return LEK_NO_LINE;
  long line = LEK_NO_LINE;
  if (fstat(descriptor, &status) == 0 && status.st_size > 0) {
    size_t size = (size_t)status.st_size;
    void *file = mmap(NULL, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (file != MAP_FAILED) {
      line = line_in_file(file, size, address, (struct answer){column, name, name_size});
      munmap(file, size);
    }
  }
  close(descriptor);
  return line;
}
