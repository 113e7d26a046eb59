/** Defines Swift for CodeMirror: its tokens, indentation, comments and pairs of brackets. */
import { indentation } from "../lib/swift/indentation.js";
import { readToken, startState } from "../lib/swift/tokens.js";

const { CodeMirror } = globalThis;

/** Inside comments nothing is closed for the person. */
const inComment = { name: "swift-comment", closeBrackets: { pairs: "", triples: "", explode: "" } };

CodeMirror.defineMode("swift", (config) => ({
  startState,
  copyState: (state) => ({ ...state }),
  token: readToken,
  indent: (state, text) => indentation(state, text, config.indentUnit) ?? CodeMirror.Pass,
  innerMode(state) {
    const isComment = state.isInLineComment || state.inside?.kind === "comment";
    return isComment ? { mode: inComment, state } : null;
  },
  useInnerComments: false,
  electricInput: /^\s*(?:[}\])]|case\b.*:|default:|@unknown default:|\??\.)$/,
  lineComment: "//",
  blockCommentStart: "/*",
  blockCommentEnd: "*/",
  closeBrackets: { pairs: '()[]{}""', triples: '"', explode: "()[]{}", closeBefore: ")]}'\":;,> " },
}));
CodeMirror.defineMIME("text/x-swift", "swift");
