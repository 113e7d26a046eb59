// Whether a process is at rest, as the kernel sees it.
//
// Each thread is looked at twice. A thread that slept both times and was not given the processor
// between has slept all the while; and if that holds for all of them, there was a moment, between
// the two rounds, at which all slept. Only the caller could have changed anything since.
#define _GNU_SOURCE
#include "Quiescence.h"
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { most_threads = 512 };

struct sighting {
  int thread;
  unsigned long long turns;  // how often it was given the processor
};

static size_t read_small(int thread, const char *name, char *text, size_t size) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/task/%d/%s", thread, name);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t count = read(file, text, size - 1);
  close(file);
  if (count <= 0) return 0;
  text[count] = 0;
  return (size_t)count;
}

enum look { asleep, awake, gone };

static enum look look_at(int thread, unsigned long long *turns) {
  char text[512];
  if (!read_small(thread, "stat", text, sizeof text)) return gone;
  const char *name_end = strrchr(text, ')');
  if (!name_end || name_end[1] == 0) return awake;
  char state = name_end[2];
  if (state == 'Z' || state == 'X') return gone;
  if (state != 'S') return awake;
  if (!read_small(thread, "schedstat", text, sizeof text)) return awake;
  unsigned long long running, waiting;
  if (sscanf(text, "%llu %llu %llu", &running, &waiting, turns) != 3) return awake;
  return asleep;
}

/// All other threads, or -1 where one of them is awake.
static int look_at_all(struct sighting *sightings) {
  DIR *folder = opendir("/proc/self/task");
  if (!folder) return -1;
  int self = (int)syscall(SYS_gettid), count = 0;
  for (struct dirent *entry = readdir(folder); entry && count >= 0; entry = readdir(folder)) {
    int thread = atoi(entry->d_name);
    if (thread <= 0 || thread == self) continue;
    if (count == most_threads) break;
    struct sighting sighting = {.thread = thread};
    switch (look_at(thread, &sighting.turns)) {
      case asleep: sightings[count++] = sighting; break;
      case awake: count = -1; break;
      case gone: break;
    }
  }
  closedir(folder);
  return count;
}

int quiescence_reached(void) {
  static struct sighting first[most_threads], then[most_threads];
  int count = look_at_all(first);
  if (count < 0) return 0;
  // Looked at in the same order; a thread that came or went moves the rest.
  if (look_at_all(then) != count) return 0;
  for (int index = 0; index < count; index++) {
    if (first[index].thread != then[index].thread) return 0;
    if (first[index].turns != then[index].turns) return 0;
  }
  return 1;
}
