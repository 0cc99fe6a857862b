import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { describe, expect, it } from 'vitest';
import { emailsIn } from '../src/contact/emails.ts';
import { linkKindOf, urlsIn } from '../src/contact/links.ts';
import { phonesIn } from '../src/contact/phone-numbers.ts';
import { parseResume } from '../src/index.ts';
import { layoutOf } from './layout-of.ts';
import { placed } from './placed.ts';

const profileOf = (source: string, options = {}) => parseResume(layoutOf(source, options)).content.profile;

const word = fc.stringMatching(/^[a-z][a-z0-9]{1,9}$/u);

describe('e-mail addresses', () => {
  it('finds any plain address between other words', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 3 }),
        word,
        fc.constantFrom('com', 'org', 'co.uk', 'de'),
        (local, host, end) => {
          const address = `${local.join('.')}@${host}.${end}`;
          expect(emailsIn(`E-mail: ${address}, or call`).map((each) => each.address)).toEqual([address]);
        },
      ),
    );
  });

  it('closes the gaps of an address that a file set apart', () => {
    expect(emailsIn('jane . smith @ example . com').map((each) => each.address)).toEqual(['jane.smith@example.com']);
  });

  it.each(['ada.byron [at] mail [dot] example', 'Mail: ada.byron(AT)mail.example', 'ada.byron AT mail.example'])(
    'reads an address that is spelled to hide it from programs: "%s"',
    (text) => {
      expect(emailsIn(text).map((each) => each.address)).toEqual(['ada.byron@mail.example']);
    },
  );

  it.each(['LEAD DEVELOPER AT BOOKING.COM', 'BARISTA AT DR.OETKER', 'Contact AT jane.smith.dev', 'Follow me (at) github.com'])(
    'takes no employer or site for one: "%s"',
    (text) => {
      expect(emailsIn(text)).toEqual([]);
    },
  );

  it('takes the address of a link when none is printed', () => {
    const [email] = profileOf('= Jane Smith\nWrite to me', { links: ['mailto:jane@example.org?subject=hi'] }).emails;
    expect(email).toMatchObject({ value: 'jane@example.org', confidence: 0.8 });
  });

  it('finds an address that stands only in the footer', () => {
    expect(profileOf('= Jane Smith\n\n# Skills\nPython', { footer: 'jane@example.org' }).emails[0]?.value).toBe(
      'jane@example.org',
    );
  });

  it('takes no word with an at sign for an address', () => {
    expect(emailsIn('Engineer @ Acme')).toEqual([]);
  });
});

const printedNumbers = getCountries().flatMap((country) => getExampleNumber(country, examples)?.formatInternational() ?? []);

describe('phone numbers', () => {
  it('finds the example number of any country, with any dash', () => {
    fc.assert(
      fc.property(fc.constantFrom(...printedNumbers), fc.constantFrom(' ', '-', '\u2010', '\u2013', '.'), (number, dash) => {
        const printed = number.replaceAll(' ', dash);
        expect(phonesIn(`Phone: ${printed} | Berlin`).map((each) => each.raw)).toEqual([printed]);
      }),
    );
  });

  it('never takes a period of years for a number', () => {
    const year = fc.integer({ min: 1950, max: 2030 });
    fc.assert(
      fc.property(year, year, fc.constantFrom('-', ' - ', '–'), (a, b, dash) => {
        expect(phonesIn(`${Math.min(a, b)}${dash}${Math.max(a, b)}`)).toEqual([]);
      }),
    );
  });

  it('reads national digits and tells the country from the language', () => {
    const [phone] = profileOf('= सुनीता शर्मा\nफ़ोन: ९८२६००१४७३\nईमेल: sunita@example.in\n\n# कौशल\nपाठ योजना').phones;
    expect(phone).toMatchObject({ raw: '९८२६००१४७३', e164: '+919826001473', valid: true });
  });

  it('reports a masked number as printed and not valid', () => {
    const { content } = parseResume(layoutOf('= Jane Smith\n(+86) 131-221-87xxx\njane@example.com'));
    expect(content.profile.phones[0]).toMatchObject({ raw: '(+86) 131-221-87xxx', e164: null, valid: false });
    expect(content.confirm).toContain('profile.phones[0]');
  });

  it.each([
    '+44 20 7946 0xx x',
    '+44 7700 900###',
    '+XX 170 1234567',
    '** 1234 567 89',
    '+**-9876543210',
    '+49 170 *** ** **',
    '0171 ••• ••45',
    '+49 170 XXXXXXX',
    '+1 (XXX) XXX-XXXX',
    'XXX-XXX-XXXX',
    '(***) ***-1234',
    '+91 XXXXXXXXXX',
    '+7 9ХХ ХХХ-ХХ-ХХ',
    '１３８××××××××',
  ])('reads the whole of the masked number %s', (printed) => {
    expect(phonesIn(`Tel: ${printed}`).map(({ raw }) => raw)).toEqual([printed]);
    expect(profileOf(`= Jane Smith\nTel: ${printed}\njane@example.com`).phones).toMatchObject([{ raw: printed, valid: false }]);
  });

  it.each(['+91 98****3210', '98***3210', '98**32**10', '+1 (555) ***-***89', '(555) **-**-1234'])(
    'takes no asterisk of %s for Markdown',
    (printed) => {
      const layout = { ...layoutOf(`= Jane Smith\nTel: ${printed}\njane@example.com`), format: 'txt' } as const;
      expect(parseResume(layout).content.profile.phones).toMatchObject([{ raw: printed, valid: false }]);
    },
  );

  it.each(['(000) 000-0000', '+49 30 00000000', '123-456-7890', '555-0123', '+81 090-0000-0000'])(
    'reports %s, which nobody can have, as printed and not valid',
    (printed) => {
      const [phone] = profileOf(`= Jane Smith\nTel: ${printed}\njane@example.com`).phones;
      expect(phone).toMatchObject({ raw: printed, value: printed, e164: null, valid: false });
    },
  );

  it.each(['20XX – 20XX', '01/XXXX - 02/XXXX', '2019 - 20XX', 'XX/20XX'])('takes no masked year of %s for a number', (text) => {
    expect(phonesIn(text)).toEqual([]);
  });

  it('takes no dimension and no list sign for a masked number', () => {
    for (const text of ['1200 x 800', '5 x 5 x 5 x 5', '# 1', '** 2019 - 2021', 'C# 12, F# 8'])
      expect(phonesIn(text)).toEqual([]);
  });

  it.each([
    ['P.O. Box 1142 – 20100, Nakuru, Kenya | Cell: +254 722 555 018', ['+254 722 555 018']],
    ['Rua das Acácias 512, Sorocaba – CEP 18000-000 | (15) 95555-0127', ['(15) 95555-0127']],
    ['LICENCE NO. 0200 555 1930 | Mobile No. 07700 900 784', ['07700 900 784']],
    ['Tel. 976 555 209 / 611 555 038', ['976 555 209', '611 555 038']],
    ['Tel. 0209 / 555 81 73', ['0209 / 555 81 73']],
    ['Contact No: +254 722 555 018 | ID No. 123 456 789', ['+254 722 555 018']],
    ['Telefon-Nr.: 0209 5558173', ['0209 5558173']],
  ])('are told from what stands before and between the digits: %s', (line, expected) => {
    expect(profileOf(`= Jane Smith\njane@example.com\n${line}`).phones.map(({ raw }) => raw)).toEqual(expected);
  });

  it('of another section count where they are alone and valid', () => {
    const { phones } = profileOf(
      '= Jane Smith\njane@example.com\nLondon, United Kingdom\n\n# Skills\nGo\n020 7946 0958\nOrder 020 7946 0959 shipped',
    );
    expect(phones.map(({ raw }) => raw)).toEqual(['020 7946 0958']);
  });

  it('leaves out the numbers of referees', () => {
    expect(profileOf('= Jane Smith\njane@example.com\n\n# References\nJohn Roe, +44 20 7946 0958').phones).toEqual([]);
  });
});

describe('links', () => {
  it('tells the kind of a profile from its host, not from its path', () => {
    expect(linkKindOf('https://www.linkedin.com/in/jane')).toBe('linkedin');
    expect(linkKindOf('https://notlinkedin.com/github.com')).toBe('other');
  });

  it('finds printed addresses without a scheme and no host of an e-mail address', () => {
    expect(urlsIn('jane@example.com github.com/jane jane.dev', true)).toEqual(['https://github.com/jane', 'https://jane.dev']);
  });
});

it.each(['0000-0002-7713-4068', '0009-0004-6182-3370'])('takes the ORCID iD %s for no phone', (id) => {
  expect(phonesIn(`ORCID: ${id}`)).toEqual([]);
});

it('tells a day behind a word from a number behind a label', () => {
  expect(phonesIn('職務経歴書20231122')).toEqual([]);
  expect(phonesIn('Tlf: 20251012')).toHaveLength(1);
});

it.each([
  ['Amanda Smith MA', null],
  ['John Smith PA', null],
  ['George, Amanda', null],
  ["Martin Kolb's Personal Resume", 'Martin Kolb'],
])('keeps the name %j from being a place or a title', (line, name) => {
  const { name: read } = profileOf(`${line}\namanda.george@example.org\n+44 20 7946 0958`);
  expect(read?.value).toBe(name ?? line);
});

describe('the place of residence', () => {
  const placeOf = (contact: string) => profileOf(`= Maya Lindqvist\n\n${contact}\n\n# Skills\nPython, Go`).location?.value;

  it('stands beside other contact data', () => {
    expect(placeOf('maya@example.com | (312) 555-0123 | Springfield, IL')).toBe('Springfield, IL');
  });

  it('stands after a label, also one with a word of its own', () => {
    expect(placeOf('Address: 12 Elm Street, Bristol\nmaya@example.com')).toBe('12 Elm Street, Bristol');
    expect(placeOf('Home address: Bristol\nPhone: 0113 496 0462\nmaya@example.com')).toBe('Bristol');
  });

  it('is what can be nothing else among the contact data', () => {
    expect(placeOf('Västerås · +46 70 174 06 81 · maya@example.se')).toBe('Västerås');
    expect(placeOf('гр. Стара Загора\nmaya@example.bg')).toBe('гр. Стара Загора');
    expect(placeOf('’s-Hertogenbosch\n06-28419357\nmaya@example.nl')).toBe('’s-Hertogenbosch');
    expect(placeOf('12 Elm Street\nBristol\nmaya@example.com')).toBe('12 Elm Street, Bristol');
  });

  it('is null where several texts could be it, or where there are only words of another kind', () => {
    expect(placeOf('Bristol\nMarried\nmaya@example.com')).toBeUndefined();
    expect(placeOf('Senior engineer | German | Springfield State University | maya@example.com')).toBeUndefined();
    expect(placeOf('Handy 0113 496 0462\nmaya@example.com')).toBeUndefined();
    expect(placeOf('Born 1990 in Bristol\nmaya@example.com')).toBeUndefined();
  });

  it('is not looked for away from the contact data', () => {
    expect(placeOf('maya@example.com\n\n* Forever Curious')).toBeUndefined();
  });
});

describe('a resume with columns', () => {
  const column = (source: string, number: number) =>
    layoutOf(source).pages.flatMap(({ blocks }) => blocks.map((block) => ({ ...block, column: number })));

  it('has contact data at the top of any column, above the headings of that column', () => {
    const layout = layoutOf('# Summary\nBuilds things.');
    const [page] = layout.pages;
    if (page === undefined) throw new Error('A layout has a page.');
    const blocks = [
      ...column('# Summary\nBuilds things.', 0),
      ...column('= Maya Lindqvist\n\nVästerås\n+46 70 174 06 81\nmaya@example.se\n\n# Skills\nPython, Go', 1),
    ];
    const { profile, summary } = parseResume({ ...layout, pages: [{ ...page, blocks, columns: 2 }] }).content;
    expect(profile).toMatchObject({ name: { value: 'Maya Lindqvist' }, location: { value: 'Västerås' } });
    expect(profile.phones[0]?.e164).toBe('+46701740681');
    expect(summary?.value).toBe('Builds things.');
  });
});

describe('an address that is broken for lack of space', () => {
  const emailsOf = (lines: readonly string[]): readonly string[] => {
    const rows = ['Maya Lindqvist', ...lines].map((text, index) => ({ text, x: 50, y: 40 + 12 * index }));
    return parseResume(placed(rows)).content.profile.emails.map(({ value }) => value);
  };

  it('goes on below', () => {
    expect(emailsOf(['maya.lindqvist@mail.exa', 'mple'])).toEqual(['maya.lindqvist@mail.example']);
    expect(emailsOf(['maya.lindqvist@mail.example.n', 'et'])).toEqual(['maya.lindqvist@mail.example.net']);
  });

  it('does not go on with another word, nor where there was room', () => {
    expect(emailsOf(['maya.lindqvist@mail.example.net', 'maya'])).toEqual(['maya.lindqvist@mail.example.net']);
    expect(emailsOf(['maya@mail.exa', 'mple', 'Västerås and everywhere else in Sweden'])).toEqual(['maya@mail.exa']);
    expect(emailsOf(['maya.lindqvist@mail.exa', 'Västerås'])).toEqual(['maya.lindqvist@mail.exa']);
  });
});
