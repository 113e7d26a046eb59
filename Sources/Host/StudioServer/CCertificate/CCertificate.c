#include "CCertificate.h"

#include <fcntl.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static int add_extension(X509 *certificate, int kind, const char *value) {
  X509V3_CTX context;
  X509V3_set_ctx_nodb(&context);
  X509V3_set_ctx(&context, certificate, certificate, NULL, NULL, 0);
  X509_EXTENSION *extension = X509V3_EXT_conf_nid(NULL, &context, kind, value);
  if (extension == NULL) return 0;
  int done = X509_add_ext(certificate, extension, -1);
  X509_EXTENSION_free(extension);
  return done;
}

static int set_serial(X509 *certificate) {
  unsigned char random[16];
  if (RAND_bytes(random, sizeof random) != 1) return 0;
  random[0] &= 0x7f;
  random[0] |= 0x40;
  BIGNUM *number = BN_bin2bn(random, sizeof random, NULL);
  int done = number != NULL && BN_to_ASN1_INTEGER(number, X509_get_serialNumber(certificate)) != NULL;
  BN_free(number);
  return done;
}

static int fill(X509 *certificate, EVP_PKEY *key, const char *names, int days) {
  X509_NAME *name = X509_get_subject_name(certificate);
  return X509_set_version(certificate, 2) && set_serial(certificate) &&
         // A clock that is a little behind finds it good all the same.
         X509_gmtime_adj(X509_getm_notBefore(certificate), -24 * 3600) != NULL &&
         X509_gmtime_adj(X509_getm_notAfter(certificate), (long)days * 24 * 3600) != NULL &&
         X509_set_pubkey(certificate, key) &&
         X509_NAME_add_entry_by_txt(
             name, "CN", MBSTRING_ASC, (const unsigned char *)"Lekplats", -1, -1, 0) &&
         X509_set_issuer_name(certificate, name) &&
         add_extension(certificate, NID_basic_constraints, "critical,CA:FALSE") &&
         add_extension(certificate, NID_key_usage, "critical,digitalSignature") &&
         add_extension(certificate, NID_ext_key_usage, "serverAuth") &&
         add_extension(certificate, NID_subject_alt_name, names) &&
         X509_sign(certificate, key, EVP_sha256()) > 0;
}

static FILE *open_for_writing(const char *path, mode_t mode) {
  unlink(path);
  int descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
  return descriptor < 0 ? NULL : fdopen(descriptor, "w");
}

static int write_certificate(X509 *certificate, const char *path) {
  FILE *file = open_for_writing(path, 0644);
  if (file == NULL) return 0;
  int done = PEM_write_X509(file, certificate);
  return fclose(file) == 0 && done;
}

static int write_key(EVP_PKEY *key, const char *path) {
  FILE *file = open_for_writing(path, 0600);
  if (file == NULL) return 0;
  int done = PEM_write_PrivateKey(file, key, NULL, NULL, 0, NULL, NULL);
  return fclose(file) == 0 && done;
}

int lek_certificate_make(
    const char *names, const char *certificate_path, const char *key_path, int days) {
  EVP_PKEY *key = EVP_EC_gen("P-256");
  X509 *certificate = X509_new();
  int done = key != NULL && certificate != NULL && fill(certificate, key, names, days) &&
             write_key(key, key_path) && write_certificate(certificate, certificate_path);
  X509_free(certificate);
  EVP_PKEY_free(key);
  return done ? 0 : -1;
}

int lek_certificate_days(const char *certificate_path, const char *key_path) {
  FILE *file = fopen(certificate_path, "re");
  X509 *certificate = file == NULL ? NULL : PEM_read_X509(file, NULL, NULL, NULL);
  if (file != NULL) fclose(file);
  file = fopen(key_path, "re");
  EVP_PKEY *key = file == NULL ? NULL : PEM_read_PrivateKey(file, NULL, NULL, NULL);
  if (file != NULL) fclose(file);
  int days = -1, seconds = 0;
  if (certificate == NULL || key == NULL || X509_check_private_key(certificate, key) != 1 ||
      !ASN1_TIME_diff(&days, &seconds, NULL, X509_get0_notAfter(certificate)) || seconds < 0)
    days = -1;
  X509_free(certificate);
  EVP_PKEY_free(key);
  return days;
}
