/** The keys that are held during an event, as the wire counts them. */
export function modifiersOf(event) {
  const isLocked = event.getModifierState?.("CapsLock") ?? false;
  return (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0)
    | (event.metaKey ? 8 : 0) | (isLocked ? 16 : 0);
}
