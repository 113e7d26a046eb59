// Empties the folders that pages may write, between two runs of one host.
//
// What lies there was made by a page that may have meant ill: folders within folders, without the
// right to enter them, in any number. So depth and number are bounded, nothing is followed, and
// what is mounted inside stays as it is.
#define _GNU_SOURCE
#include "PageSystem.h"
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

enum { most_depth = 64 };
enum outcome { emptied, kept, failed };

static enum outcome empty(int folder, dev_t device, int depth, int *budget);

static enum outcome take(int folder, const char *name, dev_t device, int depth, int *budget) {
  struct stat status;
  if (--*budget < 0) return failed;
  if (fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW)) return failed;
  if (status.st_dev != device) return kept;
  if (!S_ISDIR(status.st_mode)) return unlinkat(folder, name, 0) ? failed : emptied;
  fchmodat(folder, name, 0700, 0);
  int inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (inner < 0) return failed;
  enum outcome outcome = empty(inner, device, depth + 1, budget);
  if (outcome != emptied) return outcome;
  return unlinkat(folder, name, AT_REMOVEDIR) ? failed : emptied;
}

/// Takes the descriptor.
static enum outcome empty(int folder, dev_t device, int depth, int *budget) {
  DIR *entries = depth < most_depth ? fdopendir(folder) : NULL;
  if (!entries) {
    close(folder);
    return failed;
  }
  enum outcome outcome = emptied;
  struct dirent *entry;
  while (outcome != failed && (entry = readdir(entries))) {
    const char *name = entry->d_name;
    if (name[0] == '.' && (!name[1] || (name[1] == '.' && !name[2]))) continue;
    enum outcome taken = take(folder, name, device, depth, budget);
    if (taken != emptied) outcome = taken;
  }
  closedir(entries);
  return outcome;
}

int lek_scratch_empty(const char *path, int budget) {
  struct stat status;
  int folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (folder < 0) return errno == ENOENT;
  if (fstat(folder, &status)) {
    close(folder);
    return 0;
  }
  fchmod(folder, 0700);
  return empty(folder, status.st_dev, 0, &budget) != failed;
}
