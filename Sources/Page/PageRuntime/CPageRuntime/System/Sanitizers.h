#pragma once

#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define LEK_IS_SANITIZED 1
#else
#define LEK_IS_SANITIZED 0
#endif
