/**
 * Takes the colours and cursor movements of terminals out of texts that come in pieces. A sequence
 * that is cut in two waits for its other half.
 */
const sequences =
  /\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07\x1b]*(?:\x07|\x1b\\)|[()#][0-9A-Za-z]|[@-Z\\^_a-z])/g;
const begun = /\x1b(?:\[[0-?]*[ -/]*|\][^\x07\x1b]*\x1b?|[()#])?$/;
const longestSequence = 256;
const invisible = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/g;

export class PlainText {
  #waiting = "";

  of(text) {
    const whole = this.#waiting + text;
    const cut = whole.search(begun);
    const waits = cut >= 0 && whole.length - cut < longestSequence;
    this.#waiting = waits ? whole.slice(cut) : "";
    const heard = waits ? whole.slice(0, cut) : whole;
    return heard.replace(sequences, "").replaceAll("\r\n", "\n").replace(invisible, "");
  }
}
