import { foldLetters } from './heading-key.ts';

/** Beginnings of words, folded, as they stand together in an order to forget other orders. */
const ignore =
  'ignor|disregard|forget|missacht|vergiss|vergesst|vergessen|oubli|faites abstraction|olvid|haz caso omiso|esquec|desconsider|dimentica|negeer|vergeet|zignoruj|pomin|zapomnij|игнорир|проигнорир|забудь|ігнор|yok say|unut|gormezden|abaikan|bo qua|تجاهل|नजरअंदाज|अनदेखा|भूल';

const earlier =
  'previous|prior|above|earlier|preceding|all|your|vorherig|vorangegangen|bisherig|obig|alle|precedent|anterior|toutes?|previ|todas|precedenti|vorige|eerdere|poprzedni|wczesniejsz|wszystkie|предыдущ|прежн|все|попередн|onceki|yukaridaki|sebelumnya|truoc|السابقه|اعلاه|पिछले|सभी';

const orders =
  'instruction|prompt|directive|anweisung|instruktion|vorgabe|consigne|instruccion|indicacion|instruc|istruzion|instructie|instrukcj|polecen|инструкц|указани|інструкц|вказівк|talimat|komut|instruksi|perintah|huong dan|chi thi|تعليمات|التعليمات|الاوامر|निर्देश';

/** "If you are …" and what follows, for one language a row: the short names of one mean something else in others. */
const addressed: readonly (readonly [you: string, machine: string])[] = [
  ['you are', '(?:ai|llm|language model|chatbot|artificial intelligence)'],
  ['(?:wenn|falls) (?:du|sie)|du bist|sie sind', '(?:ki|ai|sprachmodell|kunstliche intelligenz)'],
  ['(?:si )?(?:tu es|vous etes)', '(?:ia|intelligence artificielle|modele de langage)'],
  ['si (?:eres|usted es)|eres', '(?:ia|inteligencia artificial|modelo de lenguaje)'],
  ['se (?:voce|tu) (?:e|es)|voce e', '(?:ia|inteligencia artificial|modelo de linguagem)'],
  ['se sei', "(?:un['’ ])?(?:ia|intelligenza artificiale|modello linguistico)"],
  ['als (?:je|u)|je bent|u bent', '(?:ai|taalmodel|kunstmatige intelligentie)'],
  ['(?:jesli |jezeli )?jestes', '(?:ai|sztuczna inteligencja|modelem jezykowym)'],
  ['если (?:ты|вы)', '(?:ии|искусственный интеллект|языковая модель)'],
  ['якщо (?:ти|ви)', '(?:ші|штучний інтелект|мовна модель)'],
  ['eger', '(?:yapay zeka|dil modeli)'],
  ['jika (?:anda|kamu)', '(?:ai|kecerdasan buatan|model bahasa)'],
  ['اذا كنت|انت', '(?:ذكاء اصطناعي|نموذج لغوي)'],
  ['यदि आप', '(?:ai|एआई|कृत्रिम बुद्धिमत्ता)'],
];

const start = '(?<![\\p{L}\\p{M}\\p{Nd}])';
const end = '(?:s|sin|yi)?(?![\\p{L}\\p{M}\\p{Nd}])';

/** The rest of a word, and at most so many others before the next one; bounded, so that a hostile text costs no more than its length. */
const between = (words: number): string => `[\\p{L}\\p{M}'’]{0,20}(?:[ ,;:"-]{1,3}[^ ]{1,20}){0,${words}}?[ ,;:"-]{1,3}`;

type Order = {
  /** What the pattern finds nothing without: looked for first, as most texts hold none of it and the pattern is dear. */
  readonly needs: RegExp;
  readonly pattern: RegExp;
};

/** An order that begins with words which few texts hold. */
const orderOf = (first: string, rest: string): Order => ({
  needs: new RegExp(first),
  pattern: new RegExp(`${start}(?:${first})${rest}`, 'u'),
});

const spaced: readonly Order[] = [
  orderOf(ignore, `${between(3)}(?:${earlier})${between(3)}(?:${orders})`),
  orderOf(ignore, `${between(2)}(?:${orders})${between(2)}(?:${earlier})`),
  // Turkish and Hindi put the verb last.
  {
    needs: /yok say|unut|gormezden|नजरअंदाज|अनदेखा|भूल/,
    pattern: new RegExp(
      `${start}(?:${earlier})${between(3)}(?:${orders})${between(2)}(?:yok say|unut|gormezden|नजरअंदाज|अनदेखा|भूल)`,
      'u',
    ),
  },
  ...addressed.map(([you, machine]) => orderOf(you, `(?: \\p{L}[\\p{L}\\p{M}]{0,12}){0,2}? ${machine}${end}`)),
  orderOf(
    'attention|notes? (?:to|for)|instructions? (?:to|for)',
    '(?: (?:the|any|all))? (?:ai|llm|gpt|chatgpt|language model)(?: (?:model|reviewer|screener|recruiter|reader|system|assistant)s?)? ?[:!]',
  ),
  orderOf(
    '(?:rate|score|rank) (?:this|the)',
    ' (?:candidate|applicant|resume|cv|profile)(?: [^ ]{1,20}){0,3}? (?:as (?:the |an? )?(?:best|top|excellent|perfect|ideal|exceptional)|highest|10/10|100)',
  ),
];

const anyNeeded = new RegExp(spaced.map(({ needs }) => needs.source).join('|'));

/** Chinese, Japanese, Korean and Thai write these with few or no spaces. */
const unspaced: readonly RegExp[] = [
  /(?:忽略|无视|無視|忘记|忘記|不要理会|不要理會).{0,12}(?:指令|指示|提示|命令)/u,
  /(?:指示|命令|プロンプト|指令).{0,6}(?:無視|忘れ)/u,
  /(?:如果你是|如果您是|假如你是).{0,6}(?:人工智能|人工智慧|语言模型|語言模型|ai|llm)/u,
  /あなたが.{0,6}(?:ai|人工知能|言語モデル|llm)/u,
  /(?:이전|위의|앞의|모든).{0,8}(?:지시|명령|지침|프롬프트).{0,8}(?:무시|잊)/u,
  /당신이.{0,6}(?:ai|인공지능|언어 모델)/u,
  /(?:เพิกเฉย|ละเว้น|ไม่ต้องสนใจ|ลืม).{0,12}(?:คำสั่ง|คำแนะนำ)/u,
];

/** Whether a text gives orders to a program that reads it, in the words of the larger languages: to forget its instructions, or how to rate the writer. */
export const addressesMachine = (text: string): boolean => {
  const folded = foldLetters(text).replace(/\s+/gu, ' ');
  // Folding takes vowels of Thai apart.
  const plain = text.normalize('NFC').toLowerCase();
  return (
    (anyNeeded.test(folded) && spaced.some(({ needs, pattern }) => needs.test(folded) && pattern.test(folded))) ||
    unspaced.some((pattern) => pattern.test(folded) || pattern.test(plain))
  );
};
