"""Boundaries that show in the text of a file: which module may name, make or start what.

Each rule has the files it looks at, the files that may, the words, and the sentence that is said.
"""

import re

from modules import modules
from sources import line_of, without_comments


class Rule:
    def __init__(self, sentence, words, within, allowed=(), comments=False):
        self.sentence = sentence
        self.words = re.compile(words)
        self.within = within
        self.allowed = allowed
        self.comments = comments

    def problems(self, root):
        for module in modules(root).values():
            for path in module.files("*.swift", "*.c", "*.h"):
                name = f"{module.name}/{path.relative_to(module.folder).as_posix()}"
                allowed = any(re.match(one, name) for one in self.allowed)
                if re.match(self.within, name) and not allowed:
                    yield from self.problems_of(path, path.relative_to(root))

    def problems_of(self, path, name):
        text = path.read_text()
        text = text if self.comments else without_comments(text)
        for match in self.words.finditer(text):
            yield f"{name}:{line_of(text, match.start())}: {self.sentence} ({match.group()})"


RULES = [
    Rule("UIKit knows nothing of a browser", r"(?i)\b(browser|html|css|javascript|websocket)\b",
         r"(UIKit|QuartzCore|CoreGraphics|PlaygroundSupport)/", comments=True),
    Rule("only LayerTreeRecorder makes a layer tree", r"\bLayer(Commit|Operation)\s*\(",
         r"(?!PageProtocol/)", allowed=[r"QuartzCore/(.*/)?LayerTreeRecorder"]),
    Rule("only PageEngine starts processes",
         r"(?<!\.)(?<!func )(?<!case )\b(posix_spawnp?|execvp?e?|execl[pe]?|popen|system)\s*\("
        r"|\bProcess\s*\(\s*\)",
         r".*", allowed=[r"C?PageEngine/"]),
    Rule("only PageEngine and the warm host fork", r"\b(vfork|fork|clone3?)\s*\(",
         r".*", allowed=[r"C?PageEngine/", r"CPageRuntime/System/Processes\.c"]),
    Rule("only StudioServer knows HTTP", r"\b(HTTP\w*|WebSocket\w*|lws_\w+|URLSession)\b",
         r"(?!PageProtocol/)", allowed=[r"StudioServer/", r"CWebSockets/", r"lek/Commands/", r"SourceDialect/Modules/NeededModules",
                                             r"Combine/Foundation/DataTaskPublisher",
                                             # What a page may call so.
                                             r"NetworkAdditions/", r"OldSwift/Foundation/(NetworkNames|Requests|Sessions)",
                                             r"SourceDialect/OldSwift/Age/FormerNames"]),
    Rule("SessionState is a pure value",
         r"\b(async|await|Task|Date\s*\(\s*\)|ContinuousClock|FileManager|DispatchQueue|Thread|print\s*\()",
         r"StudioServer/(.*/)?SessionState"),
    Rule("only Session does what SessionState says", r"\bstate\.apply\s*\(",
         r".*", allowed=[r"StudioServer/Session/Session\.swift"]),
    Rule("with -O a precondition ends a page without its words, and fatalError does not",
         r"\bprecondition(Failure)?\s*\(",
         r"(UIKit|QuartzCore|PageRuntime|Combine|GameplayKit|FoundationAdditions|ObjectiveC|WebKit)/"),
    Rule("what a person can correct is a value, not thrown",
         r"\bthrow\s+\.?(BundleProblem|Diagnostic|RunOutcome)|throws\((BundleProblem|Diagnostic)\)",
         r".*"),
]


def problems(root):
    return [problem for rule in RULES for problem in rule.problems(root)]
