#define _GNU_SOURCE
#include "CCrypto.h"

#include <dlfcn.h>
#include <pthread.h>

enum { agreeing = 1034, signing = 1087, key_length = 32, signature_length = 64 };

static struct {
  void *(*secret_new)(int, void *, const unsigned char *, size_t);
  void *(*public_new)(int, void *, const unsigned char *, size_t);
  int (*public_bytes)(const void *, unsigned char *, size_t *);
  void (*key_free)(void *);
  void *(*digest_new)(void);
  void (*digest_free)(void *);
  int (*sign_begin)(void *, void *, const void *, void *, void *);
  int (*sign)(void *, unsigned char *, size_t *, const unsigned char *, size_t);
  int (*verify_begin)(void *, void *, const void *, void *, void *);
  int (*verify)(void *, const unsigned char *, size_t, const unsigned char *, size_t);
  void *(*agreement_new)(void *, void *);
  void (*agreement_free)(void *);
  int (*agreement_begin)(void *);
  int (*agreement_with)(void *, void *);
  int (*agreement)(void *, unsigned char *, size_t *);
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
      {"EVP_PKEY_new_raw_private_key", &library.secret_new},
      {"EVP_PKEY_new_raw_public_key", &library.public_new},
      {"EVP_PKEY_get_raw_public_key", &library.public_bytes},
      {"EVP_PKEY_free", &library.key_free},
      {"EVP_MD_CTX_new", &library.digest_new},
      {"EVP_MD_CTX_free", &library.digest_free},
      {"EVP_DigestSignInit", &library.sign_begin},
      {"EVP_DigestSign", &library.sign},
      {"EVP_DigestVerifyInit", &library.verify_begin},
      {"EVP_DigestVerify", &library.verify},
      {"EVP_PKEY_CTX_new", &library.agreement_new},
      {"EVP_PKEY_CTX_free", &library.agreement_free},
      {"EVP_PKEY_derive_init", &library.agreement_begin},
      {"EVP_PKEY_derive_set_peer", &library.agreement_with},
      {"EVP_PKEY_derive", &library.agreement},
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

int lek_curve_public(int signs, const unsigned char *secret, unsigned char *key) {
  void *pair = ready() ? library.secret_new(signs ? signing : agreeing, NULL, secret, key_length) : NULL;
  if (!pair) return 0;
  size_t count = key_length;
  int is_good = library.public_bytes(pair, key, &count) == 1 && count == key_length;
  library.key_free(pair);
  return is_good;
}

int lek_curve_sign(const unsigned char *secret, const unsigned char *text, size_t count,
                   unsigned char *signature) {
  void *key = ready() ? library.secret_new(signing, NULL, secret, key_length) : NULL;
  void *digest = key ? library.digest_new() : NULL;
  size_t written = signature_length;
  int is_good = digest && library.sign_begin(digest, NULL, NULL, NULL, key) == 1 &&
                library.sign(digest, signature, &written, text, count) == 1;
  if (digest) library.digest_free(digest);
  if (key) library.key_free(key);
  return is_good;
}

int lek_curve_verify(const unsigned char *bytes, const unsigned char *text, size_t count,
                     const unsigned char *signature) {
  void *key = ready() ? library.public_new(signing, NULL, bytes, key_length) : NULL;
  void *digest = key ? library.digest_new() : NULL;
  int is_good = digest && library.verify_begin(digest, NULL, NULL, NULL, key) == 1 &&
                library.verify(digest, signature, signature_length, text, count) == 1;
  if (digest) library.digest_free(digest);
  if (key) library.key_free(key);
  return is_good;
}

int lek_curve_agree(const unsigned char *secret, const unsigned char *bytes, unsigned char *shared) {
  void *own = ready() ? library.secret_new(agreeing, NULL, secret, key_length) : NULL;
  void *other = own ? library.public_new(agreeing, NULL, bytes, key_length) : NULL;
  void *agreement = other ? library.agreement_new(own, NULL) : NULL;
  size_t written = key_length;
  int is_good = agreement && library.agreement_begin(agreement) == 1 &&
                library.agreement_with(agreement, other) == 1 &&
                library.agreement(agreement, shared, &written) == 1 && written == key_length;
  if (agreement) library.agreement_free(agreement);
  if (other) library.key_free(other);
  if (own) library.key_free(own);
  return is_good;
}
