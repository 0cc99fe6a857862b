const bullet = /^\s*[•*·\-–—◦▪●]\s*/u;

type Line = { readonly tag: string; readonly words: string };

const linesOf = (file: string): readonly Line[] =>
  file.split(/\r?\n/u).flatMap((line) => {
    const [tag = '', words] = line.split('\t');
    return words === undefined ? [] : [{ tag, words: words.trim().replace(bullet, '') }];
  });

/** As many musts as fit into a posting of five or six lines. */
const maxMusts = 2;

/**
 * A labelled posting as somebody would type it in a hurry: position, employer, a sentence about it, two musts, and a wish on the
 * line that announces it. Undefined where it has no such lines.
 */
export const shortenPosting = (file: string): string | undefined => {
  const lines = linesOf(file);
  const first = (name: string): readonly Line[] => lines.filter(({ tag }) => tag === name).slice(0, 1);
  const musts = lines.filter(({ tag }) => tag === 'must').slice(0, maxMusts);
  const heading = lines.findIndex(
    ({ tag, words }, index) => tag === 'h:wish' && words !== '' && lines[index + 1]?.tag === 'wish',
  );
  const [announced, wish] = [lines[heading], lines[heading + 1]];
  if (musts.length === 0 || announced === undefined || wish === undefined) return undefined;
  return [
    ...[...first('title'), ...first('company'), ...first('about'), ...musts].map(({ tag, words }) => `${tag}\t${words}`),
    `h:wish\t${announced.words.replace(/\s*[:：]?$/u, ':')}`,
    `wish+\t${wish.words}`,
  ].join('\n');
};
