#pragma once
#include <stddef.h>
#include <stdint.h>

#define LEK_NO_LINE (-1)
/// The line of the instruction at an address of a library as it was linked; 0 for one that the
/// compiler made by itself, LEK_NO_LINE where nothing is known.
long lek_line_of(const char *library, uint64_t address);
/// The same, with its column and the last part of its file's name in a buffer of `size` bytes. What is not
/// known, or too long for the buffer, is left as it was.
long lek_place_of(const char *library, uint64_t address, long *column, char *name, size_t size);
