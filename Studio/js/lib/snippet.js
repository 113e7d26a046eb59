/**
 * What a completion puts in: text, and the fields in it that are to be filled in.
 *
 * `move(to: ${1:CGPoint})` is the text `move(to: CGPoint)` with a field over `CGPoint`. A field
 * that holds fields is the text around them.
 */
export function parseSnippet(snippet) {
  const fields = [];
  let text = "";
  let place = 0;

  const read = (isInside) => {
    while (place < snippet.length) {
      const character = snippet[place];
      if (character === "\\" && place + 1 < snippet.length) {
        text += snippet[place + 1];
        place += 2;
      } else if (isInside && character === "}") {
        return;
      } else if (opening()) {
        readField();
      } else {
        text += character;
        place += 1;
      }
    }
  };
  const opening = () => /^\$\{\d+:?/.exec(snippet.slice(place, place + 8));
  const readField = () => {
    place += opening()[0].length;
    const start = text.length;
    const before = fields.length;
    read(true);
    place += 1;
    if (fields.length === before) fields.push({ start, end: text.length });
  };

  read(false);
  return { text, fields };
}
