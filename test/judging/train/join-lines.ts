const bullet = /^\s*(?:[•*·\-–—◦▪●■✓✔]|\d{1,2}[.)]|[（(][\d一二三四五六七八九十]+[)）])\s*/u;
const ended = /[.,;:!?。，、；：！？।۔؟…]$/u;

/** Lists in one sentence, in signs of the script that they are written in. */
const signsOf = (words: string): { readonly comma: string; readonly stop: string } =>
  /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}]$/u.test(words)
    ? { comma: '，', stop: '。' }
    : /\p{Script=Arabic}$/u.test(words)
      ? { comma: '،', stop: '.' }
      : { comma: ',', stop: '.' };

/** The words of a line as a sentence, or as a part of one that the next line ends. */
const asSentence = (words: string, goesOn: boolean): string => {
  if (ended.test(words)) return words;
  const { comma, stop } = signsOf(words);
  return `${words}${goesOn ? comma : stop}`;
};

/** A text whose lines are joined to one paragraph, as a posting is written in a message: the items of a list become a sentence. */
export const joinLines = (text: string): string => {
  const lines = text.split(/\r?\n/u).filter((line) => /[\p{L}\p{N}]/u.test(line));
  return lines
    .map((line, index) => {
      const next = lines[index + 1] ?? '';
      const [isItem, isNext] = [bullet.test(line), bullet.test(next)];
      const words = line.replace(bullet, '').trim();
      return !isItem && isNext && !ended.test(words) ? `${words}:` : asSentence(words, isItem && isNext);
    })
    .join(' ');
};

/** The same for a labelled posting. */
export const joinPosting = (file: string): string => {
  const lines = file.split(/\r?\n/u).flatMap((line) => {
    const [tag = '', words] = line.split('\t');
    return words === undefined || words.trim() === '' ? [] : [{ tag: tag.replace(/\+$/u, ''), words: words.trim() }];
  });
  return lines
    .map(({ tag, words }, index) => {
      const next = lines[index + 1];
      const [isItem, isNext] = [bullet.test(words), bullet.test(next?.words ?? '')];
      const own = words.replace(bullet, '');
      const told = tag.startsWith('h:')
        ? own.replace(/\s*[.:：]?$/u, ':')
        : asSentence(own, isItem && isNext && next?.tag === tag);
      return `${tag}${index === 0 ? '' : '+'}\t${told}`;
    })
    .join('\n');
};
