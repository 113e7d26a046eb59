"""Cycles in a graph of imports."""


def cycles(edges):
    """The cycles of a graph, each once, as `a → b → a`."""
    found = {}

    def walk(node, path):
        if node in path:
            cycle = path[path.index(node):]
            found.setdefault(frozenset(cycle), " → ".join([*cycle, node]))
            return
        if node in done:
            return
        for following in edges.get(node, ()):
            walk(following, [*path, node])
        done.add(node)

    done = set()
    for node in edges:
        walk(node, [])
    return list(found.values())
