#!/usr/bin/env python3
"""A bot for Strongpoint that plays any title through the line protocol.

    python3 examples/bot.py storm --program target/debug/strongpoint --seat french --seed 7

It needs Python 3.9 and nothing besides. It plays one seat; the table's own bot plays the others. docs/protocol.md
describes every request it makes, docs/bots.md goes through it step by step. It is short rather than strong: a place
to start from.
"""

import argparse
import json
import random
import subprocess
import sys
from collections import deque

# What a result is worth to each side, by the gauges that `odds` counts. Plus is good for the side that is named.
WORTH = {
    "storm": {
        "french": {"vietminh-lost": 6, "french-lost": -8, "damage": 1, "driven": 1, "spent": 1, "cleared": 3},
        "vietminh": {"vietminh-lost": -5, "french-lost": 8, "damage": 1, "driven": 1, "spent": 1, "cleared": 3},
    },
    "siege": {
        None: {
            "vietminh-lost": 6, "vietminh-steps": 3, "french-lost": -8, "french-steps": -4, "won": 5, "panics": 1,
            "cleared": 2, "morale": 8, "artillery": 3, "aaa": 3, "gp": -2, "ammunition": -2,
        },
    },
    "tonkin": {
        "french": {"vp": 5, "taken": 4, "hit": 1, "barrage-dg": 1, "defender-steps": 4, "attacker-steps": -5},
        "vietminh": {"vp": -5, "taken": 4, "hit": 1, "barrage-dg": 1, "defender-steps": 4, "attacker-steps": -4},
    },
    "company": {
        None: {
            "success": 3, "enemy-lost": 6, "own-lost": -6, "wiped-out": 6, "own-wiped-out": -8, "won": 4, "cache": 5,
            "ambush": -4, "token": 2, "evacuated": 3, "helicopters": -6, "peasants": -3, "value": 1,
        },
    },
}

# Of one question so many answers are weighed by their odds: each costs the program a search.
WEIGHED = 6


class Game:
    """One game: the process, and what it said last."""

    def __init__(self, program, title):
        self.title = title
        self.process = subprocess.Popen(
            [program, "protocol", title], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
        )
        self.asked = 0

    def ask(self, do, **fields):
        """Sends one request and gives its answer. Whatever is wrong with a request is a bug of ours."""
        self.asked += 1
        self.process.stdin.write(json.dumps({"do": do, **fields}) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise RuntimeError(f"{do} {fields}: {answer['error']}")
        return answer

    def quit(self):
        self.ask("quit")
        return self.process.wait()


class Map:
    """The places of the game and how they hang together, from the `pack` request."""

    def __init__(self, pack):
        self.next = {place["id"]: place["next"] for place in pack["places"]}
        self.side = {unit["id"]: unit["side"] for unit in pack["units"]}

    def distances(self, goals):
        """How many steps every place is away from the nearest goal."""
        far = {goal: 0 for goal in goals if goal in self.next}
        waiting = deque(far)
        while waiting:
            place = waiting.popleft()
            for other in self.next[place]:
                if other not in far:
                    far[other] = far[place] + 1
                    waiting.append(other)
        return far


def enemies(title, view, own, ground):
    """Where the view shows enemy units. This is all the bot reads of a board, and it differs from title to title."""
    if title == "storm":
        other = "vietminh" if own == "french" else "french"
        return list(view["board"]["at"][other])
    if title == "siege":
        places = view["state"]["board"]["battalions"].values()
        return [place["space"] for place in places if isinstance(place, dict) and "space" in place]
    if title == "tonkin":
        stacks = view["board"]["top"].items()
        return [hex for hex, stack in stacks if any(ground.side[unit] != own for unit in stack)]
    other = "communist" if own == "white_star" else "white_star"
    return [body["place"] for body in view["board"]["bodies"][other].values() if body["place"] in ground.next]


class Bot:
    """Answers for one chair."""

    def __init__(self, game, chair, seed):
        self.game, self.chair = game, chair
        self.random = random.Random(seed)
        self.choices = self.weighed = 0
        self.ground = Map(game.ask("pack", file="units" if game.title != "company" else "forces"))

    def play(self, answer):
        """Goes on until the game is over. Gives the last answer."""
        while answer["waits"]["for"] != "nothing":
            # A bid gives seats new names: the chair stays, and `seats` says what it is called.
            self.seat = answer["seats"][self.chair]
            assert self.seat in answer["waits"]["seats"], answer["waits"]
            answer = self.game.ask("choose", seat=self.seat, choice=self.decide(answer["waits"]))
            self.choices += 1
        return answer

    def decide(self, waits):
        """The choice for the question that is put."""
        offers = self.game.ask("offers", seat=self.seat, legal=True)["offers"]
        # Canonical offers reach every different result; the others are for people who change their minds.
        offers = [offer for offer in offers if offer.get("canonical")] or offers
        if len(offers) == 1:
            return offers[0]["choice"]
        best = self.by_odds(offers)
        if best is None:
            best = self.by_distance(offers)
        return (best or self.random.choice(offers))["choice"]

    def by_odds(self, offers):
        """The offer with the best expectation, if one is worth more than to do nothing."""
        tried = offers if len(offers) <= WEIGHED else self.random.sample(offers, WEIGHED)
        best, most = None, 0.0
        for offer in tried:
            odds = self.game.ask("odds", seat=self.seat, choice=offer["choice"])["odds"]
            if odds is None:
                continue
            self.weighed += 1
            # Where hidden cards matter there are several worlds: reckon with the worst.
            worth = min(self.expectation(world) for world in odds["worlds"])
            if worth > most:
                best, most = offer, worth
        return best

    def expectation(self, world):
        """What one world is worth on average."""
        table = WORTH[self.game.title]
        worth = table.get(self.seat) or table.get(None) or next(iter(table.values()))
        value = lambda gauge: sum(worth.get(name, 0) * count for name, count in gauge.items())
        return sum(value(result["gauge"]) * result["millionths"] for result in world) / 1e6

    def by_distance(self, offers):
        """The offer that leads nearest to the enemy, if offers name places."""
        places = [(offer, self.place(offer)) for offer in offers]
        places = [(offer, place) for offer, place in places if place]
        if not places or self.random.random() < 0.25:
            return None
        view = self.game.ask("view", seat=self.seat)["view"]
        far = self.ground.distances(enemies(self.game.title, view, self.seat, self.ground))
        return min(places, key=lambda pair: (far.get(pair[1], 99), self.random.random()))[0]

    def place(self, offer):
        """The place an offer leads to."""
        for name in ("area", "space", "hex", "square", "to"):
            if offer["facts"].get(name) in self.ground.next:
                return offer["facts"][name]
        return None


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("title")
    parser.add_argument("--program", default="strongpoint", help="the program strongpoint")
    parser.add_argument("--scenario", help="the scenario; the usual one if none is named")
    parser.add_argument("--seat", help="the seat to play; the first if none is named")
    parser.add_argument("--against", default="random", help="the table's bot for the other seats")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the dice and of the bot")
    args = parser.parse_args()

    game = Game(args.program, args.title)
    fields = {"seed": args.seed, "windows": "settle"}
    if args.scenario:
        fields["scenario"] = args.scenario
    # Who is there: a game without bots says so. Then a second one, with bots on the other chairs.
    seats = game.ask("new", **fields)["seats"]
    chair = seats.index(args.seat) if args.seat else 0
    others = {name: args.against for place, name in enumerate(seats) if place != chair}
    answer = game.ask("new", seats=others, **fields)
    bot = Bot(game, chair, args.seed)
    over = bot.play(answer)
    told = {
        "title": args.title, "seat": bot.seat, "outcome": over["waits"]["outcome"], "ply": over["ply"],
        "choices": bot.choices, "weighed": bot.weighed, "asked": game.asked,
    }
    print(json.dumps(told))
    return game.quit()


if __name__ == "__main__":
    sys.exit(main())
