#define _GNU_SOURCE
#include "CCrypto.h"

#include <dlfcn.h>
#include <pthread.h>

enum { set_nonce_length = 9, get_tag = 16, set_tag = 17, tag_length = 16 };

static struct {
  void *(*digest_named)(const char *);
  void *(*digest_new)(void);
  void (*digest_free)(void *);
  int (*digest_copy)(void *, const void *);
  int (*digest_begin)(void *, const void *, void *);
  int (*digest_update)(void *, const void *, size_t);
  int (*digest_end)(void *, unsigned char *, unsigned *);
  void *(*cipher_named)(const char *);
  void *(*cipher_new)(void);
  void (*cipher_free)(void *);
  int (*cipher_begin)(void *, const void *, void *, const unsigned char *, const unsigned char *, int);
  int (*cipher_update)(void *, unsigned char *, int *, const unsigned char *, int);
  int (*cipher_end)(void *, unsigned char *, int *);
  int (*cipher_control)(void *, int, int, void *);
  int (*cipher_padding)(void *, int);
} library;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static int is_there;

static void find_all(void) {
  void *handle = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!handle) return;
  struct {
    const char *name;
    void *place;
  } functions[] = {
      {"EVP_get_digestbyname", &library.digest_named}, {"EVP_MD_CTX_new", &library.digest_new},
      {"EVP_MD_CTX_free", &library.digest_free},       {"EVP_MD_CTX_copy_ex", &library.digest_copy},
      {"EVP_DigestInit_ex", &library.digest_begin},    {"EVP_DigestUpdate", &library.digest_update},
      {"EVP_DigestFinal_ex", &library.digest_end},     {"EVP_get_cipherbyname", &library.cipher_named},
      {"EVP_CIPHER_CTX_new", &library.cipher_new},     {"EVP_CIPHER_CTX_free", &library.cipher_free},
      {"EVP_CipherInit_ex", &library.cipher_begin},    {"EVP_CipherUpdate", &library.cipher_update},
      {"EVP_CipherFinal_ex", &library.cipher_end},     {"EVP_CIPHER_CTX_ctrl", &library.cipher_control},
      {"EVP_CIPHER_CTX_set_padding", &library.cipher_padding},
  };
  for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
    void *found = dlsym(handle, functions[i].name);
    if (!found) return;
    *(void **)functions[i].place = found;
  }
  is_there = 1;
}

static int ready(void) {
  pthread_once(&once, find_all);
  return is_there;
}

void *lek_digest_begin(const char *name) {
  void *kind = ready() ? library.digest_named(name) : NULL;
  void *digest = kind ? library.digest_new() : NULL;
  if (!digest) return NULL;
  if (library.digest_begin(digest, kind, NULL) == 1) return digest;
  library.digest_free(digest);
  return NULL;
}

void *lek_digest_copy(void *digest) {
  void *copy = library.digest_new();
  if (copy) library.digest_copy(copy, digest);
  return copy;
}

void lek_digest_update(void *digest, const void *bytes, size_t count) {
  if (count) library.digest_update(digest, bytes, count);
}

void lek_digest_end(void *digest, unsigned char *result) { library.digest_end(digest, result, NULL); }

void lek_digest_free(void *digest) { library.digest_free(digest); }

/// A cipher with its key and nonce, which has seen what is only authenticated.
static void *begin(const char *name, int seals, const unsigned char *key, const unsigned char *nonce,
                   int nonce_count, const unsigned char *extra, int extra_count) {
  void *kind = ready() ? library.cipher_named(name) : NULL;
  void *cipher = kind ? library.cipher_new() : NULL;
  if (!cipher) return NULL;
  int count = 0;
  if (library.cipher_begin(cipher, kind, NULL, NULL, NULL, seals) == 1 &&
      library.cipher_control(cipher, set_nonce_length, nonce_count, NULL) == 1 &&
      library.cipher_begin(cipher, NULL, NULL, key, nonce, seals) == 1 &&
      (!extra_count || library.cipher_update(cipher, NULL, &count, extra, extra_count) == 1))
    return cipher;
  library.cipher_free(cipher);
  return NULL;
}

int lek_seal(const char *name, const unsigned char *key, const unsigned char *nonce, int nonce_count,
             const unsigned char *extra, int extra_count, const unsigned char *text, int count,
             unsigned char *sealed, unsigned char *tag) {
  void *cipher = begin(name, 1, key, nonce, nonce_count, extra, extra_count);
  if (!cipher) return 0;
  int written = 0, rest = 0;
  int is_good = (!count || library.cipher_update(cipher, sealed, &written, text, count) == 1) &&
                library.cipher_end(cipher, sealed + written, &rest) == 1 &&
                library.cipher_control(cipher, get_tag, tag_length, tag) == 1;
  library.cipher_free(cipher);
  return is_good;
}

int lek_open(const char *name, const unsigned char *key, const unsigned char *nonce, int nonce_count,
             const unsigned char *extra, int extra_count, const unsigned char *sealed, int count,
             unsigned char *text, const unsigned char *tag) {
  void *cipher = begin(name, 0, key, nonce, nonce_count, extra, extra_count);
  if (!cipher) return 0;
  int written = 0, rest = 0;
  int is_good = (!count || library.cipher_update(cipher, text, &written, sealed, count) == 1) &&
                library.cipher_control(cipher, set_tag, tag_length, (void *)tag) == 1 &&
                library.cipher_end(cipher, text + written, &rest) == 1;
  library.cipher_free(cipher);
  return is_good;
}

int lek_crypt(const char *name, int seals, int pads, const unsigned char *key,
              const unsigned char *start, const unsigned char *text, int count,
              unsigned char *result) {
  void *kind = ready() ? library.cipher_named(name) : NULL;
  void *cipher = kind ? library.cipher_new() : NULL;
  if (!cipher) return -1;
  int written = 0, rest = 0;
  int is_good = library.cipher_begin(cipher, kind, NULL, key, start, seals) == 1 &&
                library.cipher_padding(cipher, pads) == 1 &&
                (!count || library.cipher_update(cipher, result, &written, text, count) == 1) &&
                library.cipher_end(cipher, result + written, &rest) == 1;
  library.cipher_free(cipher);
  return is_good ? written + rest : -1;
}
