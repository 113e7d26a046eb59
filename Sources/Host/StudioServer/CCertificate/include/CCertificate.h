#pragma once

/// Certificates that a studio makes for itself, as far as Swift cannot reach OpenSSL by itself.

/// Makes a key on the curve P-256 and a certificate for it, signed by itself, and writes both as
/// PEM; the key can be read by nobody else. `names` is what OpenSSL takes as subjectAltName, such as
/// "DNS:studio.local,IP:192.168.1.5". 0 where it went well.
int lek_certificate_make(
    const char *names, const char *certificate_path, const char *key_path, int days);

/// How many whole days a certificate is still good for, if its key is that of the key file; -1
/// where either cannot be read or they do not belong together.
int lek_certificate_days(const char *certificate_path, const char *key_path);
