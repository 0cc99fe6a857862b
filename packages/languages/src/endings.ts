import type { LanguageCode } from '@winnow/contracts';

/** How the words of a language are cut down to what their forms share. */
export type Endings = {
  /** A word keeps at least so many letters. */
  readonly shortest: number;
  /** Inflection only: derivation changes what a word means. */
  readonly endings: string;
  /** Prefixes of noun classes, where number is told in front. */
  readonly beginnings?: string;
};

/**
 * Endings of the languages that no library here covers. They are taken off again and again, the longest one first, until none is left, so that a
 * word which happens to end like an ending meets its own forms all the same; so endings that are made of others need not be listed.
 */
export const endingsByLanguage: Partial<Readonly<Record<LanguageCode, Endings>>> = {
  af: { shortest: 3, endings: 'e s es er ers tjie tjies jie jies' },
  am: { shortest: 2, endings: 'ዎች ዎችን ዎቹ ዎቹን ችና ዎችና ች ችን ቹ ቹን ው ውን ዋ' },
  bg: { shortest: 3, endings: 'ът ят ата ята ото ето ите ове овете а я о е и й ия ият ища ищата' },
  bn: { shortest: 3, endings: 'গুলি গুলো গুলোর গুলির সমূহ সমূহের দের েরা রা টি টির টা টার কে র ের তে ে য় য়ের' },
  cs: { shortest: 3, endings: 'ami emi ěmi ach ech ích ých ím ími ým ými em ém ého ému ou ovi ov ům ů u y i a o e é ě í ý á ú' },
  et: {
    shortest: 3,
    endings: `i a e u is as es us id ad ed ud il al el ul it at et ut ide ade ede ude ite ate ete ute isse asse esse usse ile ale ele ule
      ilt alt elt ult ist ast est ust iks aks eks uks ini ani eni uni ina ana ena una ita ata eta uta iga aga ega uga sid sse`,
  },
  fa: { shortest: 3, endings: 'ها های هایی هایم هایش هایشان یان ات ی ای' },
  gu: { shortest: 3, endings: 'માં નો ની નું ના ને થી માંથી ઓ ો ી ું ાં ા ે ્સ' },
  he: { shortest: 3, endings: 'ים ות ה ת ויות יהם ותיו ותיה ותיהם' },
  hr: { shortest: 3, endings: 'ama ima ovima evima ovi ova ove om em og oga ome omu oj ih im a e i o u' },
  kn: {
    shortest: 3,
    endings: 'ಗಳು ಗಳ ಗಳಲ್ಲಿ ಗಳನ್ನು ಗಳಿಗೆ ಗಳಿಂದ ದ ದಲ್ಲಿ ವನ್ನು ವು ಕ್ಕೆ ದಿಂದ ಯ ಯು ಯಲ್ಲಿ ಯನ್ನು ಯಿಂದ ಗೆ ರು ರ ರಿಗೆ ರನ್ನು ರಿಂದ ್',
  },
  ko: {
    shortest: 2,
    endings: `은 는 이 가 을 를 의 에 에서 에게 에는 에도 으로 로 으로써 로써 으로서 로서 와 과 도 만 들 부터 까지 보다 처럼 마다 이나 하고 하며
      하여 하는 한 할 해 했다 했습니다 하였습니다 합니다 함 되어 되는 된 됨 됩니다 되었습니다 시켜 시킨 시킴 시켰습니다`,
  },
  lv: {
    shortest: 3,
    endings: 's š is us as es os am em im iem ām ēm īm ai ei ais ā a e ē i ī u ū o ajā ajai ajam ajos ajiem',
  },
  ml: {
    shortest: 3,
    endings: `ുടെ യുടെ ന്റെ ിന്റെ ത്തിന്റെ കൾ ുകൾ കളുടെ ുകളുടെ കളിൽ ുകളിൽ കളെ ുകളെ കൾക്ക് ുകൾക്ക് ങ്ങൾ ങ്ങളുടെ ങ്ങളിൽ ങ്ങളെ ങ്ങൾക്ക് ിൽ ിലെ
      യിൽ യിലെ ത്തിൽ ത്തിലെ ിന് ത്തിന് ക്ക് യ്ക്ക് യെ െ ിനെ ത്തെ ം ്`,
  },
  mr: {
    shortest: 3,
    endings: `ाचा ाची ाचे ाच्या ांचा ांची ांचे ांच्या ीचा ीची ीचे ीच्या ींचे ांना ींना ांनी ींनी ाने ीने ाला ीला ात ांत ीत ावर ांवर ासाठी ांसाठी
      ीसाठी ामध्ये ांमध्ये ीमध्ये ासह ांसह ां ा ी े ू ो ्या`,
  },
  ms: { shortest: 4, endings: 'an kan nya' },
  pl: {
    shortest: 3,
    endings:
      'ami ach om ów owi owie em iem ie y i a o e u ą ę ego emu ej ych ymi ym imi ich im iego iemu iej iami iach iom iów ia ią ię iu',
  },
  sk: {
    shortest: 3,
    endings: 'ami mi ach och iach ich ych ím ými ými ým om iam em ého ému ou ovi ov iu ia ie y i a o e u ej á é í ý ú',
  },
  sl: { shortest: 3, endings: 'ami ema oma imi ega emu ih im em om ov ev am ah a e i o u' },
  sw: { shortest: 4, endings: 'ni wa a e i', beginnings: 'm mi mw wa ki vi' },
  te: {
    shortest: 3,
    endings: 'లు ల లను లకు లలో లతో లలోని లోని లో కు కి ను ని తో గా ం ాలు ాల ాలను ాలకు ాలలో ాల్లో ానికి ాన్ని ంలో ంతో ు ్',
  },
  tl: { shortest: 4, endings: 'ng ang ing an in han hin a' },
  ur: { shortest: 3, endings: 'یں یوں وں ات ے ی ہ یاں ئیں ؤں ا' },
};
