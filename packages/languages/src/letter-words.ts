import type { LanguageCode } from '@winnow/contracts';

type LetterWords = {
  /** How the lines begin that greet the reader of a letter of application. */
  readonly salutations: readonly string[];
  /** How the lines begin that take leave; a dash before a word means that they end so. */
  readonly closings: readonly string[];
};

/** The first and the last words of letters, lower case. */
export const letterWords: { readonly [code in LanguageCode]: LetterWords } = {
  af: { salutations: ['geagte', 'beste', 'liewe'], closings: ['die uwe', 'met vriendelike groete', 'vriendelike groete', 'hoogagtend', 'opreg'] },
  am: { salutations: ['ለተከበሩ', 'ውድ', 'ክቡር'], closings: ['ከሰላምታ ጋር', 'ከአክብሮት ጋር', 'ከማክበር ሰላምታ ጋር'] },
  ar: { salutations: ['السيد', 'السيدة', 'السادة', 'حضرة', 'سعادة', 'تحية طيبة', 'السلام عليكم'], closings: ['مع خالص التحية', 'مع خالص تحياتي', 'مع فائق الاحترام', 'مع أطيب التحيات', 'وتفضلوا بقبول', 'تفضلوا بقبول', 'وتقبلوا'] },
  bg: { salutations: ['уважаеми', 'уважаема', 'здравейте'], closings: ['с уважение', 'с поздрав', 'поздрави'] },
  bn: { salutations: ['মহোদয়', 'মহাশয়', 'জনাব', 'মাননীয়', 'প্রিয়'], closings: ['বিনীত', 'নিবেদক', 'ইতি', 'আপনার বিশ্বস্ত', 'ধন্যবাদান্তে'] },
  cs: { salutations: ['vážený', 'vážená', 'vážení', 'dobrý den'], closings: ['s pozdravem', 's přátelským pozdravem', 's úctou'] },
  da: { salutations: ['kære', 'hej'], closings: ['med venlig hilsen', 'venlig hilsen', 'de bedste hilsner', 'mange hilsner', 'mvh'] },
  de: { salutations: ['sehr geehrte', 'sehr geehrter', 'liebe', 'lieber', 'guten tag', 'hallo'], closings: ['mit freundlichen grüßen', 'mit freundlichem gruß', 'mit besten grüßen', 'freundliche grüße', 'beste grüße', 'viele grüße', 'herzliche grüße', 'hochachtungsvoll'] },
  el: { salutations: ['αγαπητέ', 'αγαπητή', 'αγαπητοί', 'αξιότιμε', 'αξιότιμη', 'αξιότιμοι', 'κύριε', 'κυρία', 'κύριοι'], closings: ['με εκτίμηση', 'με τιμή', 'με φιλικούς χαιρετισμούς'] },
  en: { salutations: ['dear', 'to whom it may concern', 'hello', 'hi', 'good morning', 'good afternoon'], closings: ['sincerely', 'yours sincerely', 'yours faithfully', 'yours truly', 'faithfully', 'kind regards', 'best regards', 'warm regards', 'with kind regards', 'with best regards', 'regards', 'respectfully', 'best wishes'] },
  es: { salutations: ['estimado', 'estimada', 'estimados', 'estimadas', 'apreciado', 'apreciada', 'muy señor mío', 'muy señores míos', 'a quien corresponda'], closings: ['atentamente', 'le saluda atentamente', 'cordialmente', 'un cordial saludo', 'saludos cordiales', 'reciba un cordial saludo', 'un saludo', 'saludos'] },
  et: { salutations: ['lugupeetud', 'austatud', 'tere'], closings: ['lugupidamisega', 'austusega', 'parimate soovidega', 'heade soovidega', 'tervitades'] },
  fa: { salutations: ['جناب آقای', 'سرکار خانم', 'با سلام', 'مدیر محترم'], closings: ['با احترام', 'با تشکر', 'با سپاس', 'ارادتمند'] },
  fi: { salutations: ['hyvä', 'arvoisa', 'hei'], closings: ['ystävällisin terveisin', 'parhain terveisin', 'terveisin', 'kunnioittavasti', 'kunnioittaen'] },
  fr: { salutations: ['madame', 'monsieur', 'mesdames', 'messieurs', 'cher', 'chère', 'bonjour'], closings: ['cordialement', 'bien cordialement', 'sincères salutations', 'salutations distinguées', 'je vous prie d’agréer', 'je vous prie de croire', 'veuillez agréer', 'veuillez recevoir'] },
  gu: { salutations: ['માનનીય', 'આદરણીય', 'શ્રીમાન', 'પ્રિય', 'સાહેબ'], closings: ['આપનો વિશ્વાસુ', 'આપની વિશ્વાસુ', 'સાદર'] },
  he: { salutations: ['לכבוד', 'שלום', 'לכל המעוניין'], closings: ['בברכה', 'בכבוד רב'] },
  hi: { salutations: ['महोदय', 'महोदया', 'आदरणीय', 'माननीय', 'प्रिय', 'सेवा में'], closings: ['भवदीय', 'भवदीया', 'सादर', 'आपका विश्वासी', 'आपकी विश्वासी'] },
  hr: { salutations: ['poštovani', 'poštovana', 'štovani', 'štovana'], closings: ['s poštovanjem', 'srdačan pozdrav', 'lijep pozdrav'] },
  hu: { salutations: ['tisztelt', 'kedves'], closings: ['tisztelettel', 'üdvözlettel', 'szívélyes üdvözlettel'] },
  id: { salutations: ['yth', 'yang terhormat', 'kepada yth', 'dengan hormat'], closings: ['hormat saya', 'hormat kami', 'salam hormat'] },
  it: { salutations: ['gentile', 'gentili', 'gentilissimo', 'gentilissima', 'egregio', 'egregi', 'spettabile', 'spett'], closings: ['cordiali saluti', 'distinti saluti', 'un cordiale saluto', 'cordialmente', 'in fede'] },
  ja: { salutations: ['拝啓', '謹啓', '前略', '採用ご担当者', '採用担当者', 'ご担当者'], closings: ['敬具', '謹白', '草々', '以上', '-敬具'] },
  kn: { salutations: ['ಮಾನ್ಯರೇ', 'ಮಾನ್ಯ', 'ಗೌರವಾನ್ವಿತ', 'ಪ್ರಿಯ'], closings: ['ಇಂತಿ', 'ತಮ್ಮ ವಿಶ್ವಾಸಿ', 'ನಿಮ್ಮ ವಿಶ್ವಾಸಿ', 'ವಂದನೆಗಳೊಂದಿಗೆ', 'ಧನ್ಯವಾದಗಳೊಂದಿಗೆ'] },
  ko: { salutations: ['안녕하십니까', '안녕하세요', '존경하는', '채용 담당자', '인사 담당자'], closings: ['감사합니다', '-드림', '-올림', '-배상'] },
  lt: { salutations: ['gerbiamas', 'gerbiama', 'gerbiamieji', 'gerb', 'laba diena'], closings: ['pagarbiai', 'su pagarba', 'geriausi linkėjimai'] },
  lv: { salutations: ['cienījamais', 'cienījamā', 'cienījamie', 'cienītā', 'cienītais', 'godātais', 'godātā', 'labdien'], closings: ['ar cieņu', 'ar sveicieniem'] },
  ml: { salutations: ['ബഹുമാനപ്പെട്ട', 'പ്രിയപ്പെട്ട', 'സർ'], closings: ['വിശ്വസ്തതയോടെ', 'ആദരപൂർവ്വം', 'നന്ദിയോടെ'] },
  mr: { salutations: ['महोदय', 'आदरणीय', 'माननीय', 'प्रति'], closings: ['आपला विश्वासू', 'आपली विश्वासू', 'आपला नम्र', 'आपली नम्र', 'कळावे'] },
  ms: { salutations: ['tuan', 'puan', 'yang dihormati', 'kepada'], closings: ['yang benar', 'yang ikhlas', 'saya yang menurut perintah', 'sekian'] },
  nl: { salutations: ['geachte', 'beste'], closings: ['met vriendelijke groet', 'met vriendelijke groeten', 'vriendelijke groet', 'vriendelijke groeten', 'hoogachtend'] },
  no: { salutations: ['kjære', 'hei', 'til den det måtte angå'], closings: ['med vennlig hilsen', 'vennlig hilsen', 'med hilsen', 'mvh'] },
  pl: { salutations: ['szanowni państwo', 'szanowny panie', 'szanowna pani', 'szanowny', 'szanowna', 'dzień dobry'], closings: ['z poważaniem', 'z wyrazami szacunku', 'łączę wyrazy szacunku', 'pozdrawiam', 'z szacunkiem'] },
  pt: { salutations: ['prezado', 'prezada', 'prezados', 'prezadas', 'caro', 'cara', 'caros', 'exmo', 'exma', 'exmos', 'a quem possa interessar'], closings: ['atenciosamente', 'cordialmente', 'respeitosamente', 'com os melhores cumprimentos', 'melhores cumprimentos'] },
  ro: { salutations: ['stimate', 'stimată', 'stimați', 'bună ziua'], closings: ['cu stimă', 'cu respect', 'cu considerație', 'cu deosebită considerație'] },
  ru: { salutations: ['уважаемый', 'уважаемая', 'уважаемые', 'здравствуйте', 'добрый день'], closings: ['с уважением', 'с наилучшими пожеланиями', 'искренне ваш', 'искренне ваша'] },
  sk: { salutations: ['vážený', 'vážená', 'vážení', 'dobrý deň'], closings: ['s pozdravom', 's úctou', 's priateľským pozdravom'] },
  sl: { salutations: ['spoštovani', 'spoštovana'], closings: ['lep pozdrav', 'lepo pozdravljeni', 's spoštovanjem'] },
  sr: { salutations: ['поштовани', 'поштована', 'poštovani', 'poštovana'], closings: ['с поштовањем', 'срдачан поздрав', 's poštovanjem', 'srdačan pozdrav'] },
  sv: { salutations: ['hej', 'bästa', 'kära', 'till den det berör'], closings: ['med vänliga hälsningar', 'med vänlig hälsning', 'vänliga hälsningar', 'vänligen', 'mvh'] },
  sw: { salutations: ['ndugu', 'mheshimiwa', 'mpendwa', 'kwa yeyote anayehusika'], closings: ['wako mwaminifu', 'wako mtiifu', 'wako katika'] },
  ta: { salutations: ['அன்புள்ள', 'மதிப்பிற்குரிய', 'ஐயா'], closings: ['இப்படிக்கு', 'தங்கள் உண்மையுள்ள', 'நன்றியுடன்'] },
  te: { salutations: ['గౌరవనీయులైన', 'ప్రియమైన', 'అయ్యా'], closings: ['ఇట్లు', 'భవదీయుడు', 'భవదీయురాలు', 'ధన్యవాదాలతో'] },
  th: { salutations: ['เรียน'], closings: ['ขอแสดงความนับถือ', 'ด้วยความเคารพ', 'ด้วยความนับถือ'] },
  tl: { salutations: ['mahal na', 'minamahal', 'kagalang-galang', 'ginoo', 'ginang', 'sa kinauukulan'], closings: ['lubos na gumagalang', 'gumagalang', 'sumasainyo'] },
  tr: { salutations: ['sayın', 'değerli', 'merhaba'], closings: ['saygılarımla', 'saygılarımı sunarım', 'en iyi dileklerimle'] },
  uk: { salutations: ['шановний', 'шановна', 'шановні', 'доброго дня', 'добрий день'], closings: ['з повагою', 'з найкращими побажаннями', 'щиро ваш', 'щиро ваша'] },
  ur: { salutations: ['محترم', 'محترمہ', 'جناب', 'السلام علیکم'], closings: ['آپ کا مخلص', 'آپ کی مخلص', 'خیر اندیش', 'نیازمند', 'والسلام'] },
  vi: { salutations: ['kính gửi', 'kính thưa'], closings: ['trân trọng', 'kính thư', 'xin chân thành cảm ơn'] },
  zh: { salutations: ['尊敬的', '敬启者', '敬啟者', '您好', '你好'], closings: ['此致', '敬礼', '敬禮', '敬上', '谨上', '謹上', '-敬上', '-谨上', '-謹上'] },
}; // biome-ignore format: a table
