"""Every place that lists the properties of layers lists those of the schema in Swift.

Each place says the same of them.
"""

import property_sources as sources
from property_sources import ASPECTS, DOCUMENT, KEYS, KINDS, SCHEMA, SCRIPT_KINDS, TABLE

# Whether a place has a property's number, its kind and its first value, or only its name.
WHOLE = {TABLE: sources.table, DOCUMENT: sources.document}
NAMES = {KEYS: sources.keys, ASPECTS: sources.aspects}


def problems(root):
    missing = [f"{file} is not there" for file in sources.FILES if not (root / file).exists()]
    if missing:
        return missing
    schema, found = sources.schema(root)
    for file, read in WHOLE.items():
        found += compared(file, read(root), schema)
    for file, read in NAMES.items():
        found += unlike(file, read(root), schema)
    if not found and list(schema) != sources.keys(root):
        found.append(f"{KEYS} has the properties in another order than {SCHEMA}")
    return found + problems_of_kinds(root)


def unlike(file, names, schema):
    """What one place has and the other has not."""
    return ([f"{file} lacks the property {name}, which {SCHEMA} has"
             for name in schema if name not in names]
            + [f"{SCHEMA} lacks the property {name}, which {file} has"
               for name in names if name not in schema])


def compared(file, properties, schema):
    found = unlike(file, properties, schema)
    for name, wanted in schema.items():
        given = properties.get(name, wanted)
        for what, one, other in zip(("number", "kind", "first value"), given, wanted):
            if one != other:
                found.append(f"{file} has {one} as the {what} of {name}, and {SCHEMA} has {other}")
    return found


def problems_of_kinds(root):
    swift, script = sources.kinds(root), sources.script_kinds(root)
    document = sources.document_kinds(root)
    found = []
    for file, kinds in ((SCRIPT_KINDS, script), (DOCUMENT, document)):
        found += [f"{file} lacks the kind {kind}, which {KINDS} has"
                  for kind in swift if kind not in kinds]
        found += [f"{KINDS} lacks the kind {kind}, which {file} has"
                  for kind in kinds if kind not in swift]
    return found + [
        f"{SCRIPT_KINDS} blends {kind} as {blend}, and {DOCUMENT} says {document[kind]}"
        for kind, blend in script.items() if document.get(kind, blend) != blend]
