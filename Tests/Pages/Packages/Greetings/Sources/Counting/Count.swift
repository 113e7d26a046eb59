/// Seen in this package alone.
package func count(_ text: String) -> Int { text.count }
