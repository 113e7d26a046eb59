// The extended attributes of files, which the system's module for Swift lacks.

#ifndef LEK_CFILEATTRIBUTES_H
#define LEK_CFILEATTRIBUTES_H

/// Copies the extended attributes of the file at a path, access lists among them, to an open file. An
/// attribute that the file system or the user's rights do not allow is left out.
void lek_copy_attributes(const char *path, int file);

#endif
