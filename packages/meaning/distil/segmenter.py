"""Divides words into pieces as src/pieces-of.ts does."""

import unicodedata

import regex
from vocabulary import WORD_START

MAX_PIECE = 16
MAX_WORD = 40


class Segmenter:
    def __init__(self, pieces):
        self.index = {text: number for number, (text, _) in enumerate(pieces)}
        self.scores = [score for _, score in pieces]
        self.unknown = min(self.scores) - 10
        self.known = {}

    def words(self, text):
        return regex.findall(r"[\p{L}\p{M}\p{N}+#]+", unicodedata.normalize("NFKC", text).lower())

    def pieces(self, word):
        if word not in self.known:
            self.known[word] = self._divide(WORD_START + word[:MAX_WORD])
        return self.known[word]

    def _divide(self, text):
        best = [0.0] + [float("-inf")] * len(text)
        back = [(0, None)] * (len(text) + 1)
        for start in range(len(text)):
            for end in range(start + 1, min(len(text), start + MAX_PIECE) + 1):
                number = self.index.get(text[start:end])
                if number is None and end > start + 1:
                    continue
                score = best[start] + (self.unknown if number is None else self.scores[number])
                if score > best[end]:
                    best[end], back[end] = score, (start, number)
        numbers, end = [], len(text)
        while end > 0:
            end, number = back[end]
            if number is not None:
                numbers.append(number)
        return numbers[::-1]
