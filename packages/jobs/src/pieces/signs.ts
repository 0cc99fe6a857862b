/** Signs by which money, times, addresses and percentages are told. */
export const signs: readonly (readonly [string, RegExp])[] = [
  ['money', /[€$£¥₹₽₴₺₩₫]|(?<!\p{L})(?:EUR|USD|PLN|CHF|SEK|CZK|HUF|RON|Kč|zł|Ft|kr|lei|руб|грн|TL|Rp|R\$|万円|元)(?!\p{L})/u],
  ['percent', /\p{Nd}\s?%/u],
  ['address', /@|https?:|www\./u],
  ['time', /\p{Nd}{1,2}[:.]\p{Nd}{2}|\p{Nd}\s?[–-]\s?\p{Nd}/u],
  ['phone', /\p{Nd}{3}[ -]?\p{Nd}{2,}[ -]?\p{Nd}{2}/u],
  ['law', /§|GDPR|DSGVO|RGPD|RODO|LGPD|KVKK|AVG/u],
  ['amount', /\p{Nd}{3}/u],
  ['digit', /\p{Nd}/u],
  ['question', /[?？؟]$/u],
  ['call', /[!！]$/u],
  ['bracket', /[(（]/u],
  ['quote', /[«"“„「]/u],
  ['dots', /…|\.\.\./u],
  ['gender', /\([^)]{1,5}\/[^)]{1,5}\)|[:*]in\b/u],
  ['abbreviation', /(?<!\p{L})\p{Lu}{2,6}(?!\p{L})/u],
];
