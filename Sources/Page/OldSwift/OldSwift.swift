// What Swift 1, 2 and 3 called things, as names of what they are called today.
//
// Why: a page of those days runs as it is, and the compiler itself says what each old name is called now:
// every name is deprecated, with what it was renamed to. *Convert to current Swift* applies what it says.
//
// **Always holds**: only a text that was recognised as old imports this module, so nothing in it is seen by a
// current page; each name forwards to the current one and has no behaviour of its own. A `renamed:` is said
// only where putting the new name in the old one's place is all there is to do: where arguments change
// their order or their meaning, it is a message.
//
// Deliberately not here: what our own frameworks were called, which is their `Spellings`, and what takes a change
// of syntax, which SourceDialect makes before this is read.
