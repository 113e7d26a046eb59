/** Which Swift texts have previews, as far as their words say. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { hasPreviews } from "../../../Studio/js/lib/previewWords.js";

const having = {
  "a macro": "struct A {}\n#Preview { A() }\n",
  "a macro with a name and traits": "  #Preview(\"Two\", traits: .landscapeLeft) {\n}\n",
  "a provider": "struct A_Previews: PreviewProvider {\n}\n",
  "one of several protocols": "private struct P : Sendable, SwiftUI.PreviewProvider {}\n",
};
const lacking = {
  "nothing": "",
  "a remark": "// #Preview { A() }\n/// struct A: PreviewProvider {}\n",
  "another macro": "#PreviewThing { }\n",
  "a view": "struct Preview: View { let provider: PreviewProvider? }\n",
};

for (const [name, text] of Object.entries(having)) {
  test(`${name} is a preview`, () => assert.equal(hasPreviews(text), true));
}
for (const [name, text] of Object.entries(lacking)) {
  test(`${name} is none`, () => assert.equal(hasPreviews(text), false));
}
