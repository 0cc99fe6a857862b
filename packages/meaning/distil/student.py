"""Vectors of pieces as a function of what the model knows of each piece, with corrections of their own where texts teach them."""

import numpy as np
import scipy.sparse

RATE = 2e-3
DECAY = 1e-3
# Corrections of weights are few numbers and learn faster.
WEIGHT_RATE = 5


class Student:
    """A text is the sum of its pieces: weight · exp(x·v + s) · (x·W + d), where x is the model's vector of the piece."""

    def __init__(self, vectors, weights, axes, texts):
        """`texts` has a row for each text and a column for each piece, with counts."""
        self.used = np.unique(texts.indices)
        self.texts = texts[:, self.used].tocsr()
        self.vectors, self.weights = vectors, weights
        count, dimensions = len(self.used), axes.shape[1]
        self.values = {
            "W": axes.astype(np.float32).copy(),
            "v": np.zeros(vectors.shape[1], np.float32),
            "d": np.zeros((count, dimensions), np.float32),
            "s": np.zeros(count, np.float32),
        }
        self.means = {name: np.zeros_like(value) for name, value in self.values.items()}
        self.squares = {name: np.zeros_like(value) for name, value in self.values.items()}
        self.steps = 0

    def forward(self, rows):
        counts = self.texts[rows]
        columns = np.unique(counts.indices)
        counts = counts[:, columns]
        own = self.vectors[self.used[columns]]
        weights = self.weights[self.used[columns]] * np.exp(own @ self.values["v"] + self.values["s"][columns])
        pieces = own @ self.values["W"] + self.values["d"][columns]
        sums = counts @ (weights[:, None] * pieces)
        lengths = np.maximum(np.linalg.norm(sums, axis=1, keepdims=True), 1e-9)
        units = sums / lengths
        return units, (counts, columns, own, weights, pieces, units, lengths)

    def backward(self, state, gradient):
        """One step of Adam; of the corrections, only those of pieces in the batch."""
        counts, columns, own, weights, pieces, units, lengths = state
        inner = (gradient - units * (units * gradient).sum(1, keepdims=True)) / lengths
        of_pieces = counts.T @ inner
        of_vectors = weights[:, None] * of_pieces
        of_weights = (of_pieces * pieces).sum(1) * weights
        self.steps += 1
        every = slice(None)
        self._step("W", every, own.T @ of_vectors, 1, self.steps)
        self._step("v", every, own.T @ of_weights + DECAY * self.values["v"], 1, self.steps)
        self._step("d", columns, of_vectors + DECAY * self.values["d"][columns], 1)
        self._step("s", columns, of_weights + DECAY * self.values["s"][columns], WEIGHT_RATE)

    def _step(self, name, at, gradient, rate, steps=None):
        mean = 0.9 * self.means[name][at] + 0.1 * gradient
        square = 0.99 * self.squares[name][at] + 0.01 * gradient * gradient
        self.means[name][at], self.squares[name][at] = mean, square
        if steps is not None:
            mean, square = mean / (1 - 0.9**steps), square / (1 - 0.99**steps)
        self.values[name][at] -= RATE * rate * mean / (np.sqrt(square) + 1e-9)

    def pieces(self):
        """The learned vectors and weights of all pieces, also of those that no text contains."""
        vectors = self.vectors @ self.values["W"]
        vectors[self.used] += self.values["d"]
        weights = self.weights * np.exp(np.clip(self.vectors @ self.values["v"], -3, 3))
        weights[self.used] *= np.exp(self.values["s"])
        return vectors, weights


def counts_of(texts, segmenter, pieces):
    rows, columns = [], []
    for row, text in enumerate(texts):
        own = [number for word in segmenter.words(text) for number in segmenter.pieces(word)]
        rows += [row] * len(own)
        columns += own
    counts = scipy.sparse.csr_matrix((np.ones(len(rows), np.float32), (rows, columns)), shape=(len(texts), pieces))
    counts.sum_duplicates()
    return counts
