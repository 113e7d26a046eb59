const setOf = (words) => new Set(words.split(/\s+/));

/** Always keywords, except behind a dot and as labels of arguments. */
export const keywords = setOf(`associatedtype as break case catch class continue default defer deinit
  do else enum extension fallthrough false fileprivate for func guard if import in init inout
  internal is let nil operator precedencegroup private protocol public repeat rethrows return self
  Self static struct subscript super switch throw throws true try typealias var where while Any`);

/** Keywords only where a declaration or a type goes on behind them. */
export const modifiers = setOf(`actor any async await borrowing consuming convenience distributed
  dynamic each final indirect infix isolated lazy macro mutating nonisolated nonmutating open optional
  override package postfix prefix required sending some unowned weak`);

/** Keywords only at the head of a block. */
export const accessors = setOf("get set willSet didSet _read _modify unsafeAddress");

/** Keywords that are values. */
export const valueWords = setOf("self Self super nil true false Any break continue fallthrough");

/** What a type is declared with. */
export const typeWords = setOf("class struct enum protocol actor extension typealias associatedtype");

/** A name follows that is declared. */
export const declaringWords = new Set([...typeWords, ..."func var let macro operator".split(" ")]);

/** Words before the one that says what a statement is. */
export const leadingWords = new Set([
  ...modifiers, ...setOf("public private internal fileprivate static try await")]);

/** A block behind such a statement is the statement's own, however many lines its head has. */
export const blockWords = new Set([
  ...setOf("if guard while for switch func init subscript catch repeat do else class struct enum"),
  ...setOf("protocol actor extension deinit defer")]);

/** Conditions that go on in the next line stand below the first one. */
export const conditionWords = setOf("if guard while case for");
