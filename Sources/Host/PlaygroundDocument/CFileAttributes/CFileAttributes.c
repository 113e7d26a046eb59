#include "CFileAttributes.h"

#include <string.h>
#include <stdlib.h>
#include <sys/xattr.h>

enum {
  // The system's own bounds of all names and of one value.
  mostNames = 64 << 10,
  mostValue = 64 << 10,
};

void lek_copy_attributes(const char *path, int file) {
  char *names = malloc(mostNames), *value = malloc(mostValue);
  ssize_t length = names && value ? listxattr(path, names, mostNames) : -1;
  for (ssize_t at = 0; at < length; at += (ssize_t)strlen(names + at) + 1) {
    ssize_t size = getxattr(path, names + at, value, mostValue);
    if (size >= 0) (void)fsetxattr(file, names + at, value, (size_t)size, 0);
  }
  free(names);
  free(value);
}
