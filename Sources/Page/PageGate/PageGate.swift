// Nothing. A compiler that was started before there was a text to compile waits for this module to
// arrive, after it has loaded all others; by then the text is there. See PageEngine's
// WaitingFrontEnd.
