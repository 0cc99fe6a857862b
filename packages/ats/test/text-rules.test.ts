import { localeOf } from '@winnow/languages';
import { formatMessage } from '@winnow/languages/texts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showsActionVerb } from '../src/action-verb.ts';
import { digitsOf } from '../src/digits.ts';
import { cutQuote } from '../src/evidence.ts';
import { hasQuantity } from '../src/has-quantity.ts';
import { countCharacters, countSpacedWords, wordsOf } from '../src/words.ts';

describe('action verbs', () => {
  it.each([
    ['en', 'Led a team of twelve'],
    ['en', 'Successfully launched two shops'],
    ['en', 'Architected the billing platform'],
    ['es', 'Gestión de un equipo de ventas'],
    ['de', 'Ein Team von zehn Personen geleitet'],
    ['ja', '決済システムの設計・開発を担当'],
    ['ko', '결제 시스템 설계 및 개발'],
    ['zh', '负责支付平台的开发'],
    ['zh', '重构了订单系统'],
    ['th', 'ได้พัฒนาระบบคลังสินค้า'],
    ['ar', 'إدارة فريق من عشرة موظفين'],
    ['hi', 'बिक्री में 20% की वृद्धि'],
    ['id', 'Menempa bilah keris sesuai pesanan kolektor'],
    ['sw', 'Kuchonga vinyago vya mpingo'],
    ['tl', 'Umukit ng mga santo mula sa kahoy'],
    ['et', 'Esimese kuni kolmanda klassi õpilaste juhendamine ja õpetamine'],
    ['sr', 'Пројектовање инсталација за стамбене објекте'],
  ] as const)('are seen where %s puts them: %s', (language, text) => {
    expect(showsActionVerb(text, localeOf(language))).toBe(true);
  });

  it.each([
    ['en', 'Responsible for the shop'],
    ['en', 'The best shop in town was mine'],
    ['zh', '公司的全部门店'],
    ['ja', '店舗の全般'],
    ['id', 'Gudang utama di Surabaya dan Malang'],
    ['tl', 'Tindahan ng tela sa Laguna'],
    ['et', 'Tartu kauplus ja selle ladu'],
  ] as const)('are not seen in %s where there is none: %s', (language, text) => {
    expect(showsActionVerb(text, localeOf(language))).toBe(false);
  });
});

describe('quantities', () => {
  it.each([
    'Cut costs by 23%',
    'Team of 12',
    '5x faster',
    '处理 3 万份',
    '売上を20%向上',
    '３年間の運用',
    '२० शाखाएँ',
    'Raised $2,000 a day',
    '12 500 clients',
    '1,950 tickets',
    'turun Rp85 juta',
    'sebanyak RM120,000',
  ])('are told by %s', (text) => {
    expect(hasQuantity(text)).toBe(true);
  });

  it.each([
    'Led the team in 2019',
    'Rp and RM',
    'X3 robots',
    '2018–2020',
    '03/2021 to 05/2022',
    '12.05.2019',
    'Call +49 30 9018 2000',
    'B2B and HTML5 on S3',
    '2019年4月に入社',
    'No numbers',
  ])('are not told by %s', (text) => {
    expect(hasQuantity(text)).toBe(false);
  });

  it('are the same in the digits of every script', () => {
    const zeros = fc.constantFrom(0x660, 0x6f0, 0x966, 0x9e6, 0xbe6, 0xe50, 0xff10);
    fc.assert(
      fc.property(fc.nat(99_999), zeros, (number, zero) => {
        const native = [...String(number)].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
        expect(digitsOf(`a ${native} b`)).toBe(String(number));
        expect(hasQuantity(`a ${native} b`)).toBe(hasQuantity(`a ${number} b`));
      }),
    );
  });
});

describe('words', () => {
  it('are cut in scripts with and without spaces', () => {
    expect(wordsOf('Node.js, C++ and C# at https://a.example/x, me@a.example')).toEqual(['node.js', 'c++', 'and', 'c#', 'at']);
    expect(wordsOf('数据分析').length).toBeGreaterThan(1);
    expect(wordsOf('ระบบคลังสินค้า').length).toBeGreaterThan(1);
  });

  it('are counted without lone signs, characters without marks and spaces', () => {
    expect(countSpacedWords('one – two & 3')).toBe(3);
    expect(countCharacters('ที่ นี่')).toBe(2);
  });
});

describe('quotes', () => {
  it('never exceed 120 units nor split a code point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const quote = cutQuote(text);
        expect(quote.length).toBeLessThanOrEqual(120);
        expect(quote.isWellFormed()).toBe(true);
        expect(text.startsWith(quote)).toBe(true);
        expect(text.length - quote.length).toBeLessThanOrEqual(Math.max(0, text.length - 119));
      }),
    );
  });
});

describe('messages', () => {
  it('write numbers with at most one decimal and texts as they are', () => {
    expect(formatMessage('{term}: {percent}%', 'de', { term: 'x{y}', percent: 3.14 })).toBe('x{y}: 3,1%');
  });
});
