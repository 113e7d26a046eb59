/** Whether a Swift text has previews: `#Preview`, or a type that is a `PreviewProvider`. */
export function hasPreviews(text) {
  return /^[ \t]*#Preview\b/m.test(text)
    || /^[ \t]*(?:[\w@()]+[ \t]+)*struct[ \t]+\w+[ \t]*:[^{]*\bPreviewProvider\b/m.test(text);
}
