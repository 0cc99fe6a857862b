import type { Box } from '@winnow/contracts';
import { addressesMachine, foldLetters } from '@winnow/languages';
import type { LayoutDocument, Page } from '@winnow/reading';
import { wordsIn } from './count-words.ts';
import { isPlaceholder } from './entries/cues.ts';

/**
 * From this many words on, hidden text can change what a program makes of a resume: a list of keywords or a copied job
 * advertisement. Template text, page numbers and single short lines have fewer (our own choice).
 */
const minWords = 12;

/** The frame for a photo in a form contains instructions for it, which the photo covers. They are longer (our own choice). */
const minWordsUnderPicture = 40;

/** Maximum share of its page that a photo covers. */
const photoShare = 1 / 8;

type HiddenLine = { readonly page: number; readonly text: string; readonly underPhoto: boolean };

const isInside = (box: Box, [left, top, right, bottom]: Box): boolean => {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return x >= left && x <= right && y >= top && y <= bottom;
};

const photosOf = ({ images, width, height }: Page): readonly Box[] =>
  images.flatMap(({ box }) =>
    box !== null && (box[2] - box[0]) * (box[3] - box[1]) <= photoShare * width * height ? [box] : [],
  );

/** An editor keeps tracked deletions, and anyone who opens the file sees them. */
const hiddenLines = ({ pages }: LayoutDocument): readonly HiddenLine[] =>
  pages.flatMap((page) => {
    const photos = photosOf(page);
    return page.blocks.flatMap(({ lines }) =>
      lines.flatMap(({ runs }): readonly HiddenLine[] => {
        const hidden = runs.filter((run) => run.hidden !== null && run.hidden !== 'deleted');
        if (hidden.length === 0) return [];
        const underPhoto = hidden.every(
          ({ box, hidden: reason }) => reason === 'covered' && box !== null && photos.some((photo) => isInside(box, photo)),
        );
        return [{ page: page.number, text: hidden.map(({ text }) => text).join(' '), underPhoto }];
      }),
    );
  });

const lettersOf = (text: string): readonly string[] => wordsIn(foldLetters(text)).filter((word) => /\p{L}/u.test(word));

/**
 * How many words hidden lines add to the text: all when most of them are not visible elsewhere, otherwise those that are not. A
 * line that is repeated on other pages counts once, and template text not at all.
 */
const addedWords = (lines: readonly HiddenLine[], visible: ReadonlySet<string>): number => {
  const words = [...new Set(lines.map(({ text }) => text))].filter((text) => !isPlaceholder(text)).flatMap(lettersOf);
  const fresh = words.filter((word) => !visible.has(word)).length;
  return 2 * fresh > words.length ? words.length : fresh;
};

/**
 * The pages with hidden text that could change a reading: enough words, most of which are not visible elsewhere, or instructions to a
 * machine. How the text came to be hidden is unknown, so trifles are not mentioned.
 */
export const hiddenTextPages = (layout: LayoutDocument): ReadonlySet<number> => {
  const lines = hiddenLines(layout);
  if (lines.length === 0) return new Set();
  const visible = new Set(
    layout.pages.flatMap(({ blocks }) => blocks.flatMap((block) => block.lines.flatMap(({ text }) => lettersOf(text)))),
  );
  const [under, other] = [lines.filter(({ underPhoto }) => underPhoto), lines.filter(({ underPhoto }) => !underPhoto)];
  const counted = [
    ...(addedWords(under, visible) >= minWordsUnderPicture ? under : []),
    ...(addedWords(other, visible) >= minWords ? other : []),
  ];
  const textOn = (page: number): string => lines.flatMap((line) => (line.page === page ? [line.text] : [])).join(' ');
  const pages = [...new Set(lines.map(({ page }) => page))];
  return new Set(pages.filter((page) => counted.some((line) => line.page === page) || addressesMachine(textOn(page))));
};
