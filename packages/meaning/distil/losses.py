"""What is wrong with the vectors of some texts, and in which direction they should go."""

import numpy as np

TEMPERATURE = 0.07


def softmax(values):
    shares = np.exp(values - values.max(1, keepdims=True))
    return shares / shares.sum(1, keepdims=True)


def contrast(units, count):
    """Each of the first `count` texts should be most like the text `count` further on, rather than like any other, or the rest (van den Oord et al., 2018)."""
    asked, shown, near = units[:count], units[count : 2 * count], units[2 * count :]
    own = np.arange(count)
    forth = softmax(np.hstack([asked @ shown.T, asked @ near.T]) / TEMPERATURE)
    back = softmax(shown @ asked.T / TEMPERATURE)
    forth[own, own] -= 1
    back[own, own] -= 1
    forth /= 2 * count * TEMPERATURE
    back /= 2 * count * TEMPERATURE
    return np.vstack(
        [
            forth[:, :count] @ shown + forth[:, count:] @ near + back.T @ shown,
            forth[:, :count].T @ asked + back @ asked,
            forth[:, count:].T @ asked,
        ]
    )


def relate(units, teacher):
    """Texts should be as alike to one another as the model finds them (divergence of the shares of likeness)."""
    own, wanted = (alike / TEMPERATURE for alike in (units @ units.T, teacher @ teacher.T))
    np.fill_diagonal(own, -1e9)
    np.fill_diagonal(wanted, -1e9)
    difference = (softmax(own) - softmax(wanted)) / (len(units) * TEMPERATURE)
    return (difference + difference.T) @ units
