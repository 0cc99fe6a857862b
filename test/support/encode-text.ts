const doubleByte: ReadonlySet<string> = new Set(['gb18030', 'big5', 'shift_jis', 'euc-jp', 'euc-kr']);

/** What people write where a charset lacks a sign: what typewriters had. */
const substitutes: Readonly<Record<string, string>> = {
  '–': '-', '—': '-', '−': '-', '‑': '-', '〜': '~', '～': '~', '•': '-', '·': '-', '▪': '-', '●': '-', '■': '-', '◦': '-', '→': '-',
  '’': "'", '‘': "'", '“': '"', '”': '"', '„': '"', '…': '...', '\u00a0': ' ', '\u202f': ' ', '\u200c': ' ', '\u200e': '', '\u200f': '',
  ș: 'ş', ț: 'ţ', Ș: 'Ş', Ț: 'Ţ', ی: 'ي', ک: 'ك',
}; // biome-ignore format: a table

const tables = new Map<string, ReadonlyMap<string, readonly number[]>>();

/** The bytes of each character of a charset, found by decoding all of them. */
const tableOf = (charset: string): ReadonlyMap<string, readonly number[]> => {
  const known = tables.get(charset);
  if (known !== undefined) return known;
  const decoder = new TextDecoder(charset);
  const all = Array.from({ length: 256 }, (_, byte) => byte);
  const pairs = doubleByte.has(charset) ? all.slice(0x81).flatMap((lead) => all.slice(0x40).map((trail) => [lead, trail])) : [];
  const table = new Map<string, readonly number[]>();
  for (const bytes of [...all.map((byte) => [byte]), ...pairs]) {
    const text = decoder.decode(Uint8Array.from(bytes));
    if ([...text].length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, bytes);
  }
  tables.set(charset, table);
  return table;
};

/** A letter with its tone apart, as Vietnamese is written in its charset. */
const toneApart = (character: string): readonly string[] => {
  const [letter = '', ...marks] = character.normalize('NFD');
  const tone = marks.find((mark) => /[\u0300\u0301\u0303\u0309\u0323]/u.test(mark));
  if (tone === undefined) return [character];
  return [[letter, ...marks.filter((mark) => mark !== tone)].join('').normalize('NFC'), tone];
};

/** A text in an old charset, with plain signs for those that it lacks, and what the bytes then say; null when it lacks letters. */
export const encodeText = (text: string, charset: string): { readonly bytes: Uint8Array; readonly says: string } | null => {
  const table = tableOf(charset);
  const bytesOf = (characters: Iterable<string>): readonly number[] | null => {
    const bytes = [...characters].map((character) => table.get(character));
    return bytes.every((each) => each !== undefined) ? bytes.flat() : null;
  };
  const bytes: number[] = [];
  const said: string[] = [];
  for (const character of text.normalize('NFC')) {
    const own = bytesOf([character]) ?? bytesOf(toneApart(character));
    const written = own === null ? (substitutes[character] ?? '') : character;
    const found = own ?? bytesOf(written) ?? [];
    if (found.length === 0 && /[\p{L}\p{M}]/u.test(character)) return null;
    bytes.push(...found);
    if (found.length > 0) said.push(written);
  }
  return { bytes: Uint8Array.from(bytes), says: said.join('') };
};
