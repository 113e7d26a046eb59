/** What pages of books of the Swift Playgrounds app have besides. */
import { AssessmentBar } from "./assessmentBar.js";
import { installEditableCode } from "./editableCode.js";

export function installBooks(studio) {
  new AssessmentBar(studio);
  installEditableCode(studio);
}
