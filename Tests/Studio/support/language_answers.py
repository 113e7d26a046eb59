"""What a language server would answer, for windows."""

UIVIEW = [
    ("addSubview(view: UIView)", "addSubview(${1:UIView})", "method", "addSubview(:)", "Void"),
    ("alpha", "alpha", "property", "alpha", "CGFloat"),
    ("backgroundColor", "backgroundColor", "property", "backgroundColor", "UIColor?"),
    ("bounds", "bounds", "property", "bounds", "CGRect"),
    ("bringSubviewToFront(view: UIView)", "bringSubviewToFront(${1:UIView})", "method",
     "bringSubviewToFront(:)", "Void"),
    ("center", "center", "property", "center", "CGPoint"),
    ("convert(point: CGPoint, to: UIView?)", "convert(${1:CGPoint}, to: ${2:UIView?})", "method",
     "convert(:to:)", "CGPoint"),
    ("layoutIfNeeded()", "layoutIfNeeded()", "method", "layoutIfNeeded()", "Void"),
    ("setNeedsDisplay()", "setNeedsDisplay()", "method", "setNeedsDisplay()", "Void"),
]


def completions(start, items=UIVIEW):
    return {"start": start, "items": [
        {"item": 40 + index, "label": label, "insert": insert, "kind": kind, "filter": name,
         "detail": detail, "isDeprecated": False}
        for index, (label, insert, kind, name, detail) in enumerate(items)]}


def place(line, column, length=1, file="Contents.swift"):
    return {"file": file, "line": line, "column": column, "endLine": line,
            "endColumn": column + length}
