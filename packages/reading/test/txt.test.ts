import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codesOf, linesOf, outcomeOf, read, textsOf, utf8 } from './tools.ts';

const resume = 'Ada Byron\nEngineer of engines, Łódź, Kraków\n\n• Wrote programs\n';
const lines = ['Ada Byron', 'Engineer of engines, Łódź, Kraków', 'Wrote programs'];

const utf16 = (text: string, bigEndian: boolean, mark: boolean): Uint8Array => {
  const bytes = Buffer.from((mark ? '\ufeff' : '') + text, 'utf16le');
  return bigEndian ? bytes.swap16() : bytes;
};

describe('the text of a plain file', () => {
  it.each([
    ['UTF-8', utf8(resume)],
    ['UTF-8 with a mark', utf8(`\ufeff${resume}`)],
    ['UTF-16 little endian', utf16(resume, false, true)],
    ['UTF-16 big endian', utf16(resume, true, true)],
    ['UTF-16 little endian without a mark', utf16(resume, false, false)],
    ['UTF-16 big endian without a mark', utf16(resume, true, false)],
  ])('is read from %s', async (_, bytes) => {
    expect(textsOf(await read(bytes))).toEqual(lines);
  });

  it.each([
    [
      'windows-1252',
      'c9636f6c6520737570e972696575726520646520636f6d6d657263652c20e0204c796f6e2c20696e67e96e6965757220e96c75',
      'École supérieure',
    ],
    [
      'windows-1250',
      'af7963696f7279733a20696ebf796e696572207720a36f647a692c2070f39f6e69656a207720476461f1736b752e205a6e616a6f6d6f9ce6206aea7a796bf377206f62637963682069206f6273b3756761206b7369ea676f776f9c63692e',
      'Życiorys',
    ],
    [
      'windows-1251',
      'cee1f0e0e7eee2e0ede8e53a20ccc3d32c2032303130202d20323031352e20ceeffbf220f0e0e1eef2fb20e220eaeeecefe0ede8e82e',
      'Образование',
    ],
    [
      'KOI8-R',
      'efc2d2c1dacfd7c1cec9c53a20ede7f52e20efd0d9d420d2c1c2cfd4d920d720cbcfcdd0c1cec9c92c20d0d2cfc7d2c1cdcdc9d3d42e',
      'Образование',
    ],
    [
      'Shift_JIS',
      '979a97f08f910a8e8196bc208e52936389d48e710a8a7797f082c6904597f020938c8b9e82cc91e58a7782f091b28bc682b5814189ef8ed082c58a4a94ad82f09253939682b582dc82b582bd8142',
      '履歴書',
    ],
    [
      'GB18030',
      'b8f6c8cbbcf2c0fa0ad0d5c3fba3bad5c5c8fd0abdccd3fdb1b3beb0a3bab1b1bea9b4f3d1a7bcc6cbe3bbfabfc6d1a7d3ebbcbccaf5d7a8d2b5',
      '个人简历',
    ],
    [
      'EUC-KR',
      'c0ccb7c2bcad0abcbab8ed3a20b1e8c3b6bcf60ac7d0b7c23a20bcadbfefb4ebc7d0b1b320c4c4c7bbc5cdb0f8c7d0b0fa20c1b9bef7',
      '이력서',
    ],
    [
      'windows-1256',
      'c7e1d3edd1c920c7e1d0c7caedc93a20e3e5e4cfd320c8d1e3ccedc7ca20dded20c7e1d1edc7d6a120cec8d1c920dded20c5cfc7d1c920c7e1e3d4c7d1edda20e6cad8e6edd120c7e1c3e4d9e3c9',
      'السيرة',
    ],
    [
      'Big5',
      'add3a448bc69befa0aa96da657a147b3afa46aa4e50ab0eaa5dfbb4fc657a46abec7b8eab054a475b57bbec7a874b2a6b77ea141a8e3b3c6a668a67eb36ec5e9b67db56fb867c5e7a143',
      '個人履歷',
    ],
    ['EUC-JP', 'b7d0cef20ab3f4bcb0b2f1bcd2a4c7c6afa4a4a4c6a4a4a4dea4b9', '経歴'],
    ['ISO-2022-JP', '1b24424d7a4e723d711b28420a1b2442456c357e426733582472423436482437245e2437243f1b2842', '履歴書'],
    [
      'windows-1253',
      'c2e9efe3f1e1f6e9eafc20f3e7ece5dff9ece10aa2edede120d0e1f0e1e4eff0effdebeff52c20ebefe3dff3f4f1e9e120f3f4e7ed20c1e8deede1',
      'Βιογραφικό σημείωμα\nΆννα',
    ],
    [
      'windows-1254',
      'd67a6765e76d69fe0a4179fe652059fd6c64fd72fd6d2c20dd7374616e62756c2c20736174fdfe206dfc64fc72fc',
      'Özgeçmiş\nAyşe Yıldırım, İstanbul',
    ],
    ['windows-1255', 'f7e5f8e5fa20e7e9e9ed0af0e5f2e420ece5e92c20eee4f0e3f1fa20fae5ebf0e420e1e7e9f4e4', 'קורות חיים'],
    [
      'windows-1257',
      '477976656e696d6f2061707261f0796d61730a41757374eb6a6120de756b6175736b616974eb2c20627568616c746572eb2c20d06961756c696169',
      'Gyvenimo aprašymas\nAustėja',
    ],
    ['windows-874', 'bbc3d0c7d1b5d4c2e8cd0acad8b4d220e3a8b4d520c7d4c8c7a1c3', 'ประวัติย่อ'],
    ['KOI8-U', 'f6c9d4d4a4d0c9d30aefccc5cbd3a6ca20b7d6c1cb2c20a6ced6c5cec5d22c20ebc9a7d7', 'Життєпис\nОлексій Їжак'],
    [
      'ISO-8859-2',
      'af7963696f7279730a5761bf6e6520646fb677696164637a656e69652c206b7369ea676f776fb6e62c20a3f364bc',
      'Życiorys\nWażne doświadczenie',
    ],
  ])('is read from %s', async (_, hex, start) => {
    expect(textsOf(await read(Buffer.from(hex, 'hex'))).join('\n')).toContain(start);
  });

  it('is read from UTF-8 in which a byte is damaged, or that ends within a character', async () => {
    const text = 'Жизненный путь\nИвета Гром, Бургас';
    expect(textsOf(await read(Buffer.concat([utf8(text), Buffer.from([0xd0])])))[0]).toBe('Жизненный путь');
    expect(textsOf(await read(Buffer.concat([utf8(text), Buffer.from([0xff, 0x0a]), utf8(text)])))[2]).toBe('Жизненный путь');
  });

  it('is refused when the bytes are no text', async () => {
    expect(await outcomeOf(Buffer.from('Ada\0Byron\0\0\0Engineer'))).toBe('UNSUPPORTED_FORMAT');
    expect(await outcomeOf(Buffer.from([1, 2, 3, 4, 5, 6, 7, 200, 201, 14, 15, 16, 17, 3, 2, 1]))).toBe('UNSUPPORTED_FORMAT');
  });

  it('is parted into blocks at empty lines', async () => {
    const [page] = (await read(utf8('a\nb\n\n\nc\r\nd\re'))).pages;
    expect(page?.blocks.map((block) => block.lines.map(({ text }) => text))).toEqual([
      ['a', 'b'],
      ['c', 'd', 'e'],
    ]);
  });

  it('parts the cells of a row at tabs and wide gaps, but no word that is spread', async () => {
    const cellsOf = async (line: string) => linesOf(await read(utf8(line)))[0]?.runs.flatMap(({ text }) => text.split('\t'));
    expect(await cellsOf('Keeper      Harbour Clinic\t2019 – 2021')).toEqual(['Keeper', 'Harbour Clinic', '2019 – 2021']);
    expect(await cellsOf('**Keeper**     2019')).toEqual(['Keeper', '', '2019']);
    expect(await cellsOf('a  justified  line')).toEqual(['a justified line']);
    expect(await cellsOf('성    명 : 배 성 윤')).toEqual(['성 명 : 배 성 윤']);
    expect(textsOf(await read(utf8('Keeper      Harbour Clinic\t2019')))).toEqual(['Keeper Harbour Clinic 2019']);
  });

  it('keeps asterisks that mask digits', async () => {
    const masked = ['98****3210', '98***3210', '98**32**10', '+1 (555) ***-**89', '(555) **-**-1234'];
    expect(textsOf(await read(utf8(masked.join('\n'))))).toEqual(masked);
    expect(textsOf(await read(utf8('by **40%** in ***two*** teams')))).toEqual(['by 40% in two teams']);
  });

  it('is cut at the limit of characters, with a warning', async () => {
    const document = await read(utf8('word '.repeat(100_000)));
    expect(linesOf(document).reduce((sum, { text }) => sum + text.length, 0)).toBe(200_000);
    expect(codesOf(document)).toContain('text_truncated');
  });

  it('counts a short line as 20 characters', async () => {
    const document = await read(utf8('Dear Sir,\n'.repeat(20_000)));
    expect(linesOf(document)).toHaveLength(10_000);
    expect(codesOf(document)).toContain('text_truncated');
  });

  it('is nothing in a file of white space, and says so', async () => {
    const document = await read(utf8(' \n\t\n  '));
    expect(textsOf(document)).toEqual([]);
    expect(codesOf(document)).toEqual(['pages_without_text']);
  });

  it('joins letters that are set apart', async () => {
    const document = await read(utf8('W O R K   H I S T O R Y\nLoom Ltd'));
    expect(textsOf(document)).toEqual(['WORK HISTORY', 'Loom Ltd']);
    expect(codesOf(document)).toEqual(['letter_spaced']);
  });

  it('comes back word for word for any lines of letters', async () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcdeàéöłžабвгдαβγ日本語한국'), minLength: 2, maxLength: 12 });
    const line = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' ').normalize('NFC'));
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 20 }), async (all) => {
        expect(textsOf(await read(utf8(all.join('\n'))))).toEqual(all);
      }),
      { numRuns: 100 },
    );
  });
});
