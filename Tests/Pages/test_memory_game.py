"""The shipped memory game, played by touches on the virtual clock.

Each test compiles the game; the rules that most others rest on are in every run.
"""

import pytest

from memory_table import READY, Table, open_tags, pair, pairs, tags, tap


@pytest.fixture
def table(lek, tmp_path):
    return Table(lek, tmp_path)


def test_cards_are_dealt_open_and_turn_all_together(table):
    (flying, looking, ready), _ = table.run(0.3, 1.6, READY)
    for moment in (flying, looking):
        assert len(open_tags(moment)) == 16
    assert open_tags(ready) == []
    assert sorted(tags(ready["cards"])) == sorted(2 * list(range(1, 9)))
    assert ready["size"] == [480, 616]


@pytest.mark.long
def test_they_fly_to_their_places_and_turn_in_one_movement(table):
    table.run(READY)
    said = table.play(3, arguments=("--tree-at", "0.3", "--tree-at", "2.2")).stdout.decode()
    flying, turning = said.split("@")[1:]
    cards = [line for line in flying.splitlines() if line.strip().startswith("Card ")]
    assert len(cards) == 16 and any("position" in card for card in cards)
    cards = [line for line in turning.splitlines() if line.strip().startswith("Card ")]
    assert len(cards) == 16 and all("animating=transition" in card for card in cards)


@pytest.mark.long
def test_a_seed_deals_the_same_cards_again(table):
    assert tags(table.dealt(seed=7)) == tags(table.dealt(seed=7)) != tags(table.dealt(seed=8))


@pytest.mark.long
def test_a_tap_while_one_looks_begins_the_game(table):
    first = table.dealt()[0]
    (early,), _ = table.run(2, touches=[tap(first, 1.4)])
    assert open_tags(early) == []


@pytest.mark.long
def test_a_card_turns_once(table):
    first, *_ = table.dealt()
    (one, still), _ = table.run(3.6, 4.6, touches=[tap(first, 3), tap(first, 3.7), tap(first, 3.9)])
    for moment in (one, still):
        assert open_tags(moment) == [first["tag"]]
        assert moment["moves"] == 0


def test_a_pair_leaves_the_table(table):
    cards = table.dealt()
    first, second, _ = pair(cards)
    (after,), said = table.run(5.5, touches=[tap(first, 3), tap(second, 3.6)])
    assert tags(after["cards"]) == [tag for tag in tags(cards) if tag != first["tag"]]
    assert after["moves"] == 1 and open_tags(after) == []
    tree = table.play(5.5, [tap(first, 3), tap(second, 3.6)], arguments=["--tree"]).stdout.decode()
    assert tree.count("Card (") == 14, "they have left the view"


@pytest.mark.long
def test_two_that_are_no_pair_turn_back_and_can_be_turned_again(table):
    first, _, other = pair(table.dealt())
    (both, back, again), _ = table.run(
        4.3, 5.4, 6, touches=[tap(first, 3), tap(other, 3.6), tap(other, 5.5)])
    assert sorted(open_tags(both)) == sorted([first["tag"], other["tag"]])
    assert open_tags(back) == [] and back["moves"] == 1
    assert open_tags(again) == [other["tag"]]


@pytest.mark.long
def test_who_is_quick_does_not_wait_for_them_to_turn_back(table):
    cards = table.dealt()
    first, _, other = pair(cards)
    third = next(card for card in cards if card["tag"] not in (first["tag"], other["tag"]))
    (after, later), _ = table.run(
        4.6, 6, touches=[tap(first, 3), tap(other, 3.5), tap(third, 4.1)])
    assert open_tags(after) == open_tags(later) == [third["tag"]]


@pytest.mark.long
def test_between_the_cards_there_is_nothing_to_turn(table):
    first, *_ = table.dealt()
    (after,), _ = table.run(4, touches=[f"tap {first['x'] + 58:.0f},{first['y']:.0f} @3"])
    assert open_tags(after) == []


@pytest.mark.long
def test_the_round_begins_anew_at_any_time(table):
    cards = table.dealt()
    first, second, _ = pair(cards)
    button = "tap 442,40 @4.4"
    (anew,), _ = table.run(8, touches=[tap(first, 3), tap(second, 3.5), button])
    assert len(anew["cards"]) == 16 and open_tags(anew) == []
    assert tags(anew["cards"]) != tags(cards)
    assert (anew["moves"], anew["seconds"]) == (0, 0)


def test_holding_shows_all_cards_and_letting_go_turns_them_back(table):
    first, *_ = table.dealt()
    hold = f"hold {first['x']:.0f},{first['y']:.0f} @3 for 2"
    (held, back), _ = table.run(4.2, 6, touches=[hold])
    assert len(open_tags(held)) == 16
    assert open_tags(back) == [] and back["peeks"] == 1 and back["moves"] == 0


@pytest.mark.long
def test_a_short_hold_lets_the_cards_come_up_first(table):
    first, *_ = table.dealt()
    hold = f"hold {first['x']:.0f},{first['y']:.0f} @3 for 0.55"
    (up, back), _ = table.run(3.8, 5, touches=[hold])
    assert len(open_tags(up)) == 16 and open_tags(back) == []


@pytest.mark.long
def test_a_peek_leaves_the_first_card_open(table):
    first, second, _ = pair(table.dealt())
    (after,), _ = table.run(
        8, touches=[tap(first, 3), f"hold {second['x']:.0f},{second['y']:.0f} @4 for 1.5", tap(second, 6.5)])
    assert len(after["cards"]) == 14 and after["moves"] == 1


@pytest.mark.long
def test_the_page_says_whether_one_may_peek(table):
    first, *_ = table.dealt()
    holds = [f"hold {first['x']:.0f},{first['y']:.0f} @{time} for 1" for time in (3, 6)]
    (forbidden, allowed), _ = table.run(
        4, 7, touches=holds, extra="game.peekEnabled = false\nlater(5) { game.peekEnabled = true }")
    assert open_tags(forbidden) == [] and forbidden["peeks"] == 0
    assert len(open_tags(allowed)) == 16 and allowed["peeks"] == 1


@pytest.mark.long
def test_the_page_can_peek_for_a_moment(table):
    (up, back), _ = table.run(4, 6, extra="later(3) { game.peek() }")
    assert len(open_tags(up)) == 16 and open_tags(back) == []


@pytest.mark.long
@pytest.mark.parametrize("grid, cards, kinds", [
    ((4, 4), 16, 8), ((2, 2), 4, 2), ((6, 4), 24, 12), ((3, 3), 8, 4), ((1, 1), 2, 1), ((8, 8), 64, 32),
    ((12, 12), 144, 32), ((0, -3), 2, 1), ((99, 1), 12, 6)])
def test_any_grid_has_its_pairs(table, grid, cards, kinds):
    (moment,), _ = table.run(READY, extra=f"game.grid = {grid}")
    found = tags(moment["cards"])
    assert len(found) == cards and len(set(found)) == kinds
    assert all(found.count(tag) % 2 == 0 for tag in found)


@pytest.mark.long
def test_another_grid_in_the_middle_begins_another_round(table):
    first, *_ = table.dealt()
    (moment,), _ = table.run(8, touches=[tap(first, 3)], extra="later(4) { game.grid = (2, 3) }")
    assert len(moment["cards"]) == 6 and open_tags(moment) == []
    assert moment["size"] == [280, 482]


@pytest.mark.long
def test_other_spaces_and_sizes_in_the_middle_move_the_cards_and_nothing_else(table):
    cards = table.dealt()
    first, *_ = cards
    (before, wide, large), _ = table.run(
        3.9, 5, 7, touches=[tap(first, 3)],
        extra="later(4) { game.padding = 40 }\n"
              "later(6) { game.cardSize = CGSize(width: 60, height: 80); game.cornerRadius = 30 }")
    for moment in (before, wide, large):
        assert open_tags(moment) == [first["tag"]]
        assert tags(moment["cards"]) == tags(cards)
    assert wide["size"] == [600, 760] and large["size"] == [440, 608]
    assert [card["x"] for card in wide["cards"][:4]] == [90, 230, 370, 510]
    assert [large["cards"][5][side] for side in ("x", "y", "width", "height")] == [170, 288, 60, 80]


@pytest.mark.long
def test_a_change_is_a_movement(table):
    table.run(5, extra="later(4) { game.padding = 40 }")
    tree = table.play(4.2, arguments=["--tree"]).stdout.decode()
    assert any("position" in line for line in tree.splitlines() if "Card (" in line)


@pytest.mark.long
def test_colours_words_and_times_can_be_others(table):
    (moment,), _ = table.run(
        1.5, extra="game.lookDuration = 0\ngame.dealDuration = 0.2\ngame.flipDuration = 0.1\n"
                   "game.backColor = .blue\ngame.tableColor = .green\ngame.textColor = .white\n"
                   'game.texts.moves = "Tries"')
    assert open_tags(moment) == []
    assert 'text="Tries"' in table.play(1.5, arguments=["--tree"]).stdout.decode()


def test_a_whole_game_ends_with_its_result_and_another_round(table):
    cards = table.dealt()
    touches, time = [], 3
    for one, other in pairs(cards):
        touches += [tap(one, time), tap(other, time + 0.5)]
        time += 1
    extra = 'game.whenWon = { print("won", $0.moves, $0.pairs, $0.stars, $0.peeks, $0.time) }'
    (end,), said = table.run(14, touches=touches, extra=extra)
    assert end["cards"] == []
    assert said == ["won 8 8 3 0 0:07"] or said == ["won 8 8 3 0 0:08"]
    tree = table.play(14, touches, arguments=["--tree"]).stdout.decode()
    assert "All pairs found!" in tree and "Play again" in tree
    again = "tap 240,406 @14"
    (anew,), _ = table.run(18, touches=[*touches, again], extra=extra)
    assert len(anew["cards"]) == 16 and anew["moves"] == 0


def test_keys_play_too(table):
    cards = table.dealt()
    _, other = pairs(cards)[0]
    place = cards.index(other)
    keys = ["UIKeyCommand.inputDownArrow"] * (place // 4 + 1) + ["UIKeyCommand.inputRightArrow"] * (place % 4)
    press = """
func press(_ input: String) {
  let key = game.keyCommands!.first { $0.input == input }!
  UIApplication.shared.sendAction(key.action, to: game, from: key, for: nil)
}
later(3) { press(UIKeyCommand.inputDownArrow); press(" ") }
later(4) { [KEYS].forEach(press); press("\\r") }
later(7) { press("p") }
later(10) { press("r") }
""".replace("KEYS", ", ".join(keys[1:]))
    (one, found, peeked, anew), _ = table.run(3.5, 6, 7.6, 14, extra=press)
    assert open_tags(one) == [cards[0]["tag"]]
    assert len(found["cards"]) == 14 and found["moves"] == 1
    assert len(open_tags(peeked)) == 14
    assert len(anew["cards"]) == 16


@pytest.mark.long
def test_a_card_tells_its_place_and_its_animal_only_when_it_is_open(table):
    cards = table.dealt()
    assert [card["label"] for card in cards][:5] == [
        "Card, row 1, column 1", "Card, row 1, column 2", "Card, row 1, column 3", "Card, row 1, column 4",
        "Card, row 2, column 1"]
    animals = ["Fox", "Owl", "Cat", "Frog", "Penguin", "Bear", "Rabbit", "Whale"]
    (moment,), _ = table.run(4, touches=[tap(cards[2], 3)])
    assert moment["cards"][2]["label"] == animals[cards[2]["tag"] - 1]


@pytest.mark.long
@pytest.mark.parametrize("size", [(1, 1), (60, 40), (300, 200)])
def test_a_small_view_holds_a_small_table(table, size):
    (moment,), _ = table.run(READY, extra=f"later(1) {{ game.preferredContentSize = CGSize(width: {size[0]}, height: {size[1]}) }}")
    assert len(moment["cards"]) == 16
    for card in moment["cards"]:
        assert 0 <= card["x"] <= size[0] and 0 <= card["y"] <= size[1]


@pytest.mark.long
def test_a_round_of_numbers_follows_the_rules(table):
    table.write(RULES)
    assert table.play(0.1).stdout.decode().splitlines() == [
        "first", "refused", "mismatch(0, 1)", "open [0, 1] moves 1", "refused", "first", "open [2]",
        "match(2, 0) found 1", "refused", "first", "match(1, 3) won true moves 3", "back []", "0:09 10:00",
        "3 2 1 2 1", "8 32 40", "true"]


RULES = """
var round = Round(faces: [1, 2, 1, 2])
print(round.turn(0))
print(round.turn(0))
print(round.turn(1))
print("open", round.mismatch, "moves", round.moves)
print(round.turn(7))
print(round.turn(2))
print("open", round.sides.indices.filter { round.sides[$0] == .up })
print(round.turn(0), "found", round.pairsFound)
print(round.turn(2))
print(round.turn(1))
print(round.turn(3), "won", round.isWon, "moves", round.moves)
print("back", round.turnBack())

func score(_ moves: Int, _ peeks: Int, _ seconds: Int = 9) -> Score {
  Score(pairs: 8, moves: moves, peeks: peeks, seconds: seconds)
}
print(score(8, 0).time, score(8, 0, 600).time)
print(score(14, 0).stars, score(15, 0).stars, score(21, 0).stars, score(14, 3).stars, score(40, 9).stars)

var generator = SystemRandomNumberGenerator()
let sizes = [8, 32, 40].map { Face.some($0, of: Animal.allCases, using: &generator) }
print(Set(sizes[0]).count, Set(sizes[1]).count, sizes[2].count)
let shuffled = Round.shuffled(pairsOf: [1, 2, 3], using: &generator)
print(shuffled.faces.sorted() == [1, 1, 2, 2, 3, 3])
"""
