import { installAppearance } from "./appearance.js";
import { installFinding } from "./finding/finding.js";
import { installFolding } from "./folding/folding.js";
import { installIssues } from "./issues/issues.js";
import { installJumping } from "./jumping/jumping.js";
import { installScrubbing } from "./scrubbing/scrubbing.js";
import { installTyping } from "./typing/typing.js";

/** All that the editor does beyond showing a text. */
export function installEditing(studio) {
  for (const install of [
    installTyping, installFolding, installFinding, installIssues, installJumping, installAppearance,
    installScrubbing,
  ]) install(studio);
}
