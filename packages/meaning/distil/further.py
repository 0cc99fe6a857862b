"""
Moves ../data/vectors.bin by entries that came after learn.py: takes neither the model nor its vectors, and a minute of CPU.

  python further.py --from FILE          begins with the vectors of FILE; --without TRADE,TRADE leaves entries out, --out FILE writes elsewhere
"""

import argparse
import random
import struct

import numpy as np
from distil import DIMENSIONS, OUTPUT, most_likely, read_words, write
from learn import GROUP, batches, drawn, grouped
from losses import contrast, relate
from material import authored, judged, questions, unique, unlabelled
from segmenter import Segmenter
from student import Student, counts_of

EPOCHS = 6
# The largest number of a vector, for which the steps of the student are made.
LARGEST = 0.1


def shipped(path):
    """The vectors and weights of a file that distil.write wrote."""
    with open(path, "rb") as file:
        data = file.read()
    count, dimensions, slots, _ = struct.unpack_from("<4i", data)
    at = 16 + 8 * slots + 2 * count
    weights = np.frombuffer(data, np.int16, count, at).astype(np.float32)
    vectors = np.frombuffer(data, np.int8, count * dimensions, at + 2 * count).astype(np.float32)
    return vectors.reshape(count, dimensions) * (LARGEST / 127), weights / weights.max()


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument("--from", dest="start", default=OUTPUT)
    parser.add_argument("--without", default="")
    parser.add_argument("--out", default=OUTPUT)
    return parser.parse_args()


def numbered(entries, others):
    """All texts, the others first; the entries name theirs by number."""
    sides = ("asked", "shown", "near")
    texts = list(dict.fromkeys([*others, *(text for entry in entries for side in sides for text in entry[side])]))
    number_of = {text: number for number, text in enumerate(texts)}
    for entry in entries:
        for side in sides:
            entry[side] = [number_of[text] for text in entry[side]]
    return texts


def teach(student, entries, kept, before):
    """Some epochs; the mean of what each but the first learned overfits less than what the last one did."""
    dice = random.Random(0)
    groups = grouped((number, entry["group"]) for number, entry in enumerate(entries))
    sums = {name: np.zeros_like(value) for name, value in student.values.items()}
    for epoch in range(EPOCHS):
        mixed = {**groups, "all": dice.sample(range(len(entries)), len(entries) // 2)}
        work = [("entries", numbers) for numbers in batches(mixed, GROUP, dice)]
        work += [("texts", numbers) for numbers in batches(kept, GROUP, dice)]
        dice.shuffle(work)
        for kind, numbers in work:
            own = [entries[number] for number in numbers] if kind == "entries" else []
            rows = drawn(own, dice) if own else numbers
            units, state = student.forward(rows)
            student.backward(state, contrast(units, len(own)) if own else relate(units, before[rows]))
        if epoch > 0:
            for name, value in student.values.items():
                sums[name] += value
    student.values = {name: value / (EPOCHS - 1) for name, value in sums.items()}


def main():
    chosen = options()
    words = read_words()
    pieces = [words[number] for number in most_likely(words)]
    vectors, weights = shipped(chosen.start)
    entries = [*authored(set(chosen.without.split(","))), *questions(), *judged()]
    group_of = {}
    for group, own in unlabelled():
        for text in unique(own):
            group_of.setdefault(text, group)
    texts = numbered(entries, group_of)
    student = Student(vectors, weights, np.eye(DIMENSIONS, dtype=np.float32), counts_of(texts, Segmenter(pieces), len(pieces)))
    # As alike as other texts were to one another they should stay (Li and Hoiem, 2016).
    before, _ = student.forward(np.arange(len(group_of)))
    teach(student, entries, grouped((number, group) for number, group in enumerate(group_of.values())), before)
    write(chosen.out, pieces, *student.pieces())


if __name__ == "__main__":
    main()
