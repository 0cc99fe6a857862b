/** Marks that begin an item, also where the lines of a list were read as one text. */
const itemMark = '[▪▫■□●○•◦‣▶▷►▻▽▼▸▹◆◇★☆※➢➤✓✔]';

const betweenItems = new RegExp(String.raw`\n+|(?:^|\s+)${itemMark}\s*(?=\S)`, 'u');

/** A list with plain marks: only where it begins with one, as the mark may also stand within a text. */
const plainMarks = [/(?:^|\s)\+\s+(?=\S)/u, /(?:^|\s)\*\s+(?=\S)/u];

/** The number or letter of an item. A digit needs a bracket: "3. Platz" is an ordinal number. */
const numbering = /^(?:[-\u2010-\u2015*+]\s+|\(?\p{Nd}{1,2}\)\s*|\(?\p{Ll}\)\s+|[가나다라마바사아자차카타파하][.)]\s+)/u;

/** An item without its mark or number. */
export const withoutMark = (text: string): string => text.trim().replace(numbering, '').trim();

/** Lines of a script without spaces that were joined by one. */
const joined = /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{P}]) (?=[\p{L}\p{N}])/u;
const minJoinedLetters = 10;

const linesIn = (text: string): readonly string[] => {
  const lines = text.split(joined);
  const areLong = lines.every(
    (line) => (line.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) >= minJoinedLetters,
  );
  return areLong ? lines : [text];
};

/** The items that a passage consists of, without their marks and numbers; usually one. */
export const piecesOf = (passage: string): readonly string[] => {
  const trimmed = passage.trim();
  const plain = plainMarks.find((mark) => trimmed.search(mark) === 0);
  return trimmed
    .split(betweenItems)
    .flatMap((piece) => (plain === undefined ? [piece] : piece.split(plain)))
    .flatMap(linesIn)
    .map(withoutMark)
    .filter((piece) => piece !== '');
};
