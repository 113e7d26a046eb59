// A page may write a subclass of Thread only where the compiler knows all of its members, and Foundation keeps the
// import it needs for one of them to itself.
import CoreFoundation
