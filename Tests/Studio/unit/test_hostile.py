"""Commits a page never makes: the player neither throws nor hangs, and draws what comes after."""

import random

import pytest

import wire

WILD = [0, 1, -1, 0.5, 1e-9, 1e9, 1e300, -1e300, float("nan"), float("inf"), float("-inf")]
SMALL = [0, 1, -1, 0.5, 3e38, -3e38, float("nan"), float("inf"), float("-inf")]
LETTERS = "MLQCZ"
SIZES = {"M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0}
KINDS = list(wire.KINDS)
# How many numbers a value of these kinds has.
NUMBERS = {"number": 1, "point": 2, "size": 2, "vector": 3, "rect": 4, "matrix": 16}


class Chaos:
    """Operations that are well formed and senseless; the same ones for the same seed."""

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def number(self):
        return self.chance.choice(WILD)

    def color(self):
        return [self.chance.choice(SMALL) for _ in range(4)]

    def layer(self):
        return self.chance.randint(1, 12)

    def path(self):
        letters = [self.chance.choice(LETTERS) for _ in range(self.chance.randint(0, 8))]
        return " ".join(
            letter + " " + " ".join(str(self.number()) for _ in range(SIZES[letter]))
            for letter in letters)

    def cell(self, depth=2):
        numbers = {
            name: self.chance.choice(SMALL) for name in self.chance.sample(wire.CELL_NUMBERS, 8)}
        inner = [self.cell(depth - 1) for _ in range(self.chance.randint(0, depth))]
        return wire.cell(
            contents=self.chance.choice([None, 9]), beginTime=self.number(), duration=self.number(),
            contentsRect=[self.number() for _ in range(4)], contentsScale=self.number(),
            color=self.color(), cells=inner, **numbers)

    def text(self):
        runs = [wire.run("text", self.chance.choice([7, 8]), *[self.number() for _ in range(3)],
                         color=self.color(), width=self.number(), spacing=self.number(),
                         slant=self.number(), outline=(self.number(), self.color()))]
        return wire.text(*runs, under=[([self.number() for _ in range(4)], self.color())])

    def value(self, name):
        kind = wire.PROPERTIES[name][1].split("(")[0]
        choice = self.chance.choice
        makers = {
            "flag": lambda: self.chance.random() < 0.5, "picture": lambda: choice([None, 9, 10]),
            "color": self.color, "optionalColor": lambda: choice([None, self.color()]),
            "path": self.path,
            "colors": lambda: [self.color() for _ in range(self.chance.randint(0, 4))],
            "list": lambda: [self.number() for _ in range(self.chance.randint(0, 4))],
            "layer": lambda: choice([None, self.layer()]), "text": self.text,
            "choice": lambda: self.chance.randint(0, 1),
            "corners": lambda: self.chance.randint(0, 1),
            "count": lambda: choice([0, 3, 2 ** 32 - 1]),
            "offsets": self.color, "scalars": lambda: [choice(SMALL) for _ in range(5)],
            "emitter": lambda: wire.emitter(
                *[self.cell() for _ in range(2)], shape=self.chance.randint(0, 5),
                mode=self.chance.randint(0, 3), render=self.chance.randint(0, 4),
                begin=self.number()),
        }
        if kind in makers:
            return makers[kind]()
        return [self.number() for _ in range(NUMBERS[kind])]

    def operation(self):
        name = self.chance.choice(list(wire.PROPERTIES))
        times = sorted(self.chance.random() for _ in range(2))
        return self.chance.choice([
            lambda: wire.create(self.layer(), self.chance.choice(KINDS)),
            lambda: wire.set_(self.layer(), name, self.value(name)),
            lambda: wire.set_(self.layer(), name, self.value(name)),
            lambda: wire.set_(self.layer(), name, self.value(name)),
            lambda: wire.sublayers(self.layer(), *[self.layer() for _ in range(3)]),
            lambda: wire.add_animation(
                self.layer(), name, name, [self.value(name), self.value(name)], times=times,
                timings=[wire.cubic(*[self.number() for _ in range(4)])],
                additive=self.chance.random() < 0.5, delay=self.number(), duration=self.number(),
                repeat=self.number(), fill=self.chance.randint(0, 3), rate=self.number(),
                cumulative=self.chance.random() < 0.5, removed=self.chance.random() < 0.5),
            lambda: wire.remove_animation(self.layer(), name),
            lambda: wire.transition(self.layer(), self.chance.choice(
                [kind for kind in wire.TRANSITIONS if wire.TRANSITIONS[kind] < 8]),
                duration=self.number(), delay=self.number()),
            lambda: wire.transition(self.layer(), "push", direction="left"),
            lambda: wire.remove(self.layer()), lambda: wire.root(self.layer()),
        ])()


@pytest.mark.parametrize("seed", range(12))
def test_senseless_commits_do_no_harm(bench, seed):
    chaos = Chaos(seed)
    start = bench.processor_time()
    bench.play(wire.picture(9, 2, 2, bytes(16)), wire.font(7, "Inter-Regular.otf"))
    bench.play(wire.commit(*[wire.create(n, KINDS[n % 6]) for n in range(1, 13)], wire.root(1)))
    for number in range(12):
        bench.play(wire.commit(*[chaos.operation() for _ in range(40)], time=chaos.number()))
        bench.page.evaluate("() => new Promise(requestAnimationFrame)")
    bench.seek(500)
    bench.play(wire.commit(
        *[wire.remove(number) for number in range(1, 13)],
        wire.create(20, bounds=[0, 0, 200, 200], backgroundColor=(0, 1, 0, 1)), wire.root(20)))
    assert bench.pixel(100, 100) == (0, 255, 0)
    assert bench.processor_time() - start < 60


def test_a_flood_of_everything_is_over_in_time(bench):
    chaos = Chaos(99)
    path = "M 0 0" + " L 5 5" * 30_000
    start = bench.processor_time()
    bench.play(wire.commit(
        wire.create(1, bounds=[0, 0, 200, 200]),
        wire.create(2, "shape", path=path, strokeColor=(0, 0, 0, 1), lineDashPattern=[1e-9, 1e-9],
                    strokeEnd=0.9),
        wire.create(3, "gradient", bounds=[0, 0, 1e9, 1e9], colors=[chaos.color()] * 20_000),
        wire.create(4, text=wire.text(*[wire.run("x" * 50, 7, 9, 0, 0)] * 8_000)),
        wire.create(5, bounds=[0, 0, 1e9, 1e9], shadowOpacity=1, shadowRadius=1e9,
                    backgroundColor=(1, 0, 0, 0.5), contentsCenter=[0.2, 0.2, 0.2, 0.2], contents=9),
        wire.create(6, "replicator", instanceCount=2 ** 32 - 1), wire.create(7), wire.sublayers(6, 7),
        wire.sublayers(1, 2, 3, 4, 5, 6), wire.root(1)))
    bench.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert bench.processor_time() - start < 20
