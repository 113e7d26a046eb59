// The door to the system's cryptography library, which is opened when a page first needs it:
// a page that does not is started without it.

#ifndef LEK_CCRYPTO_H
#define LEK_CCRYPTO_H

#include <stddef.h>

#pragma clang assume_nonnull begin

/// A digest under way; NULL where the library or the digest is missing.
void *_Nullable lek_digest_begin(const char *name);
void *_Nullable lek_digest_copy(void *digest);
void lek_digest_update(void *digest, const void *_Nullable bytes, size_t count);
void lek_digest_end(void *digest, unsigned char *result);
void lek_digest_free(void *digest);

/// Both answer 1 where all went well; opening fails where the tag does not match.
int lek_seal(const char *cipher, const unsigned char *key, const unsigned char *nonce,
             int nonce_count, const unsigned char *_Nullable extra, int extra_count,
             const unsigned char *_Nullable text, int count, unsigned char *sealed,
             unsigned char *tag);
int lek_open(const char *cipher, const unsigned char *key, const unsigned char *nonce,
             int nonce_count, const unsigned char *_Nullable extra, int extra_count,
             const unsigned char *_Nullable sealed, int count, unsigned char *text,
             const unsigned char *tag);

/// Seals or opens with a cipher of blocks; answers how many bytes were written, or -1.
int lek_crypt(const char *cipher, int seals, int pads, const unsigned char *key,
              const unsigned char *_Nullable start, const unsigned char *_Nullable text, int count,
              unsigned char *result);

/// Keys and signatures of Curve25519: a key is 32 bytes, a signature 64. All answer 1 where all went well.
int lek_curve_public(int signs, const unsigned char *secret, unsigned char *key);
int lek_curve_sign(const unsigned char *secret, const unsigned char *_Nullable text, size_t count,
                   unsigned char *signature);
int lek_curve_verify(const unsigned char *key, const unsigned char *_Nullable text, size_t count,
                     const unsigned char *signature);
int lek_curve_agree(const unsigned char *secret, const unsigned char *key, unsigned char *shared);

#pragma clang assume_nonnull end

#endif
