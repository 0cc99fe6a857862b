import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allLocales, bareWord, stemOf } from '../src/index.ts';

/** Forms of one word a line; words of different lines are different words. */
const families = {
  af: ['kliënt kliënte', 'verkoper verkopers', 'opleiding opleidings'],
  am: ['ፕሮጀክት ፕሮጀክቶች ፕሮጀክቱ', 'ደንበኛ ደንበኞች ደንበኞችን', 'ባንክ ባንኮች'],
  ar: ['المشروع مشروع', 'الإدارة وإدارة إدارة', 'خبرة الخبرات'],
  bg: ['проект проекти проекта проектите проектът', 'система системи системата', 'компания компании компанията'],
  bn: ['প্রকল্প প্রকল্পের প্রকল্পে প্রকল্পগুলি প্রকল্পটি', 'গ্রাহক গ্রাহকদের', 'বিক্রয় বিক্রয়ের'],
  cs: ['projekt projekty projektů projektech', 'zákazník zákazníkům', 'systém systémů', 'řízení řízením'],
  da: ['kunde kunder kunderne', 'sprog sproglige'],
  de: ['kunde kunden', 'projekt projekte projekten', 'haus häuser'],
  el: ['έργο έργα έργων', 'διαχείριση διαχείρισης', 'πελάτης πελάτες'],
  en: ['project projects', 'manage managed managing', 'warehouse warehouses', 'company company’s companies'],
  es: ['cliente clientes', 'gestión gestiones', 'proyecto proyectos'],
  et: ['projekt projekti projektid projektidega', 'klient klientide', 'kool kooli', 'kood koodi', 'arendus arenduse arendust'],
  fa: ['پروژه پروژه‌ها پروژه‌های', 'مشتری مشتریان', 'سازمان سازمان‌ها', 'ساخت', 'ساختمان ساختمان‌های'],
  fi: ['projekti projektit projektin', 'konepaja konepajan konepajalla'],
  fr: ['équipe l’équipe équipes', 'client clientes', 'gestion gestions'],
  gu: ['પ્રોજેક્ટ પ્રોજેક્ટના પ્રોજેક્ટમાં', 'ગ્રાહક ગ્રાહકો ગ્રાહકોને', 'કંપની કંપનીઓ'],
  he: ['פרויקט פרויקטים', 'ארגון ארגונים', 'תוכנה תוכנות', 'תוכנית תוכניות', 'לקוח לקוחות'],
  hi: ['परियोजना परियोजनाओं', 'ग्राहक ग्राहकों'],
  hr: ['projekt projekti projektima', 'klijent klijenti klijentima', 'organizacija organizacije', 'upravljanje upravljanja'],
  hu: ['projekt projektek projektet', 'csapat csapatok', 'rendszer rendszerek'],
  id: ['pengembangan mengembangkan', 'pendidikan pendidik'],
  it: ['azienda l’azienda aziende', 'progetto progetti'],
  kn: ['ಯೋಜನೆ ಯೋಜನೆಗಳು ಯೋಜನೆಯ ಯೋಜನೆಗಳನ್ನು', 'ಗ್ರಾಹಕ ಗ್ರಾಹಕರು ಗ್ರಾಹಕರಿಗೆ', 'ಮಾರಾಟ ಮಾರಾಟದ'],
  ko: ['프로젝트 프로젝트를 프로젝트에서', '고객 고객의 고객들', '개발 개발하여 개발한', '평가', '회의'],
  lt: ['projektas projekto projektų projektai', 'klientas klientai klientų'],
  lv: ['projekts projekta projekti projektiem', 'klients klienti', 'vadība vadības', 'uzņēmums uzņēmuma uzņēmumiem'],
  ml: ['പദ്ധതി പദ്ധതികൾ പദ്ധതിയുടെ', 'വികസനം വികസനത്തിന്റെ', 'സ്ഥാപനം സ്ഥാപനങ്ങൾ'],
  mr: ['प्रकल्प प्रकल्पाचे प्रकल्पांमध्ये', 'ग्राहक ग्राहकांना', 'व्यवस्थापन व्यवस्थापनाचे'],
  ms: ['laporan laporannya', 'jualan jualannya', 'masa', 'masalah'],
  nl: ['project projecten', 'klant klanten'],
  no: ['prosjekt prosjekter prosjektet', 'kunde kunder kunden'],
  pl: [
    'projekt projekty projektów projektami',
    'klient klientów',
    'zadanie zadania zadań',
    'zespół zespołu zespołem',
    'firma firm',
  ],
  pt: ['cliente clientes', 'projeto projetos'],
  ro: ['proiect proiecte proiectul proiectelor', 'limbă limbi limbii'],
  ru: ['проект проекты проектов', 'клиент клиенты клиентов', 'managers manager'],
  sk: ['projekt projekty projektov projektoch', 'klient klienti klientmi', 'riadenie riadenia', 'správa správy'],
  sl: ['projekt projekti projektov', 'stranka strank strankami', 'vodenje vodenja', 'odgovornost odgovornosti'],
  sr: ['пројекат пројекта projekat projekta', 'развој развоја razvoj'],
  sv: ['kund kunder kunderna', 'utbildning utbildningar'],
  sw: ['mradi miradi', 'mfumo mifumo', 'mteja wateja', 'kazi', 'makazi'],
  ta: ['திட்டம் திட்டங்கள் திட்டத்தின்', 'வாடிக்கையாளர் வாடிக்கையாளர்கள்'],
  te: ['ప్రాజెక్ట్ ప్రాజెక్టు ప్రాజెక్టులు', 'వ్యాపారం వ్యాపారాలు వ్యాపారంలో'],
  tl: ['kasanayan kasanayang', 'proyekto proyektong', 'kumpanya kumpanyang'],
  tr: ['okul okullar okulları', 'Ankara’da Ankara', 'proje projeler projeleri'],
  uk: ['проєкт проєкти проєктів', 'клієнтів клієнти', 'робота роботи роботу'],
  ur: ['منصوبہ منصوبے منصوبوں', 'گاہک گاہکوں', 'کمپنی کمپنیوں کمپنیاں'],
} as const;

describe('stems', () => {
  it.each(Object.entries(families))('of %s bring the forms of a word together and keep words apart', (code, lines) => {
    const language = allLocales().find((locale) => locale.code === code)?.code ?? 'en';
    const stems = lines.map((line) => [...new Set(line.split(' ').map((word) => stemOf(word, language)))]);
    expect(stems.map((own) => own.length)).toEqual(stems.map(() => 1));
    expect(new Set(stems.flat()).size).toBe(lines.length);
  });

  it('cover every language whose words have forms', () => {
    const others = allLocales()
      .map(({ code }) => code)
      .filter((code) => !(code in families));
    expect(others).toEqual(['ja', 'th', 'vi', 'zh']);
  });

  it('leave words of languages without forms as they are', () => {
    expect(stemOf('開発', 'ja')).toBe('開発');
    expect(stemOf('工程师', 'zh')).toBe('工程师');
    expect([stemOf('bán', 'vi'), stemOf('bạn', 'vi')]).toEqual(['bán', 'bạn']);
  });

  it('leave names of products as they are, in small letters', () => {
    for (const { code } of allLocales())
      expect(['C++', 'Node.js', 'ES2015'].map((name) => stemOf(name, code))).toEqual(['c++', 'node.js', 'es2015']);
  });

  it('do not tell case and marks apart', () => {
    expect(stemOf('ŘÍZENÍ', 'cs')).toBe(stemOf('rizeni', 'cs'));
    expect(stemOf('Équipes', 'fr')).toBe(stemOf('équipe', 'fr'));
  });

  const letters = 'aeiousntrlkdmgéőčжшовиаматеלישהاينهकाीेங்কেরનીಗಳುയുടെለችው을에서하ちは中文ไท';
  const word = fc
    .string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 60 })
    .filter((text) => /\p{L}/u.test(text));
  const language = fc.constantFrom(...allLocales().map(({ code }) => code));

  it('are never empty and always the same', () => {
    fc.assert(
      fc.property(word, language, (text, code) => {
        const stem = stemOf(text, code);
        expect(stem).not.toBe('');
        expect(stemOf(text, code)).toBe(stem);
      }),
      { numRuns: 2_000 },
    );
  });

  /** Words of a language’s own letters, with no sense. */
  const madeUpWord = (code: string) => {
    const { script, actionVerbs } = allLocales().find((locale) => locale.code === code) ?? allLocales()[0]!;
    const own = [...new Set(actionVerbs.join(''))].filter(
      (letter) => /[\p{L}\p{M}]/u.test(letter) && (script === 'Latn' || !/[a-z]/u.test(letter)),
    );
    return fc.string({ unit: fc.constantFrom(...own), minLength: 1, maxLength: 20 }).filter((text) => /^\p{L}/u.test(text));
  };

  it.each([
    'bg',
    'bn',
    'cs',
    'et',
    'fa',
    'gu',
    'he',
    'hr',
    'kn',
    'ko',
    'lv',
    'ml',
    'mr',
    'ms',
    'pl',
    'sk',
    'sl',
    'te',
    'tl',
    'ur',
  ] as const)('of %s, whose endings are taken off by our own list, are stems of themselves', (code) => {
    fc.assert(
      fc.property(madeUpWord(code), (text) => {
        expect(stemOf(stemOf(text, code), code)).toBe(stemOf(text, code));
      }),
    );
  });

  it('of 100,000 letters are found in reasonable time', () => {
    for (const { code } of allLocales()) expect(stemOf('नa'.repeat(50_000), code)).toHaveLength(100_000);
  });

  it('stay right when more words are seen than are kept', () => {
    for (let index = 0; index < 12_000; index += 1)
      stemOf(`w${'abcdefghij'[index % 10]}${index.toString(26).replace(/\d/gu, 'z')}`, 'en');
    expect(stemOf('projects', 'en')).toBe('project');
  });
});

describe('bare words', () => {
  it('lose what an apostrophe joins to them', () => {
    expect([bareWord('l’équipe', 'fr'), bareWord("qu'elle", 'fr'), bareWord("dell'azienda", 'it')]).toEqual([
      'équipe',
      'elle',
      'azienda',
    ]);
    expect([bareWord('company’s', 'en'), bareWord("ankara'da", 'tr'), bareWord("aujourd'hui", 'fr')]).toEqual([
      'company',
      'ankara',
      "aujourd'hui",
    ]);
  });
});
