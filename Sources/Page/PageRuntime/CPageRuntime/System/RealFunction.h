#pragma once

/// The function of the system's that ours of the same name stands before.
void *real_function(const char *name);

/// `real_NAME`, the function behind ours, found once.
#define REAL(type, name, ...)                          \
  static type (*_Atomic found_##name)(__VA_ARGS__);    \
  type (*real_##name)(__VA_ARGS__) = found_##name;     \
  if (!real_##name) found_##name = real_##name = (type(*)(__VA_ARGS__))real_function(#name)
