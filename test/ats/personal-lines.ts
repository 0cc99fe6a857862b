/** Date of birth, nationality and marital status, as people print them on resumes; invented, and none of anybody's business. */
export const personalLines: { readonly [language: string]: readonly [birth: string, nationality: string, status: string] } = {
  af: ['Geboortedatum: 12.04.1988', 'Nasionaliteit: Suid-Afrikaans', 'Huwelikstatus: getroud'],
  am: ['የትውልድ ቀን፦ 12/04/1988', 'ዜግነት፦ ኢትዮጵያዊ', 'የጋብቻ ሁኔታ፦ ያገባ'],
  ar: ['تاريخ الميلاد: 12/04/1988', 'الجنسية: مصرية', 'الحالة الاجتماعية: متزوجة'],
  bg: ['Дата на раждане: 12.04.1988', 'Националност: българска', 'Семейно положение: омъжена'],
  bn: ['জন্ম তারিখ: 12/04/1988', 'জাতীয়তা: বাংলাদেশি', 'বৈবাহিক অবস্থা: বিবাহিত'],
  cs: ['Datum narození: 12. 4. 1988', 'Státní příslušnost: česká', 'Rodinný stav: vdaná'],
  da: ['Fødselsdato: 12.04.1988', 'Nationalitet: dansk', 'Civilstand: gift'],
  de: ['Geburtsdatum: 12.04.1988', 'Staatsangehörigkeit: deutsch', 'Familienstand: verheiratet'],
  el: ['Ημερομηνία γέννησης: 12/04/1988', 'Υπηκοότητα: ελληνική', 'Οικογενειακή κατάσταση: έγγαμη'],
  en: ['Date of birth: 12/04/1988', 'Nationality: British', 'Marital status: married'],
  es: ['Fecha de nacimiento: 12/04/1988', 'Nacionalidad: española', 'Estado civil: casada'],
  et: ['Sünniaeg: 12.04.1988', 'Kodakondsus: Eesti', 'Perekonnaseis: abielus'],
  fa: ['تاریخ تولد: 1367/01/23', 'ملیت: ایرانی', 'وضعیت تأهل: متأهل'],
  fi: ['Syntymäaika: 12.4.1988', 'Kansalaisuus: Suomi', 'Siviilisääty: naimisissa'],
  fr: ['Date de naissance : 12/04/1988', 'Nationalité : française', 'Situation familiale : mariée'],
  gu: ['જન્મ તારીખ: 12/04/1988', 'રાષ્ટ્રીયતા: ભારતીય', 'વૈવાહિક સ્થિતિ: પરિણીત'],
  he: ['תאריך לידה: 12.04.1988', 'אזרחות: ישראלית', 'מצב משפחתי: נשואה'],
  hi: ['जन्म तिथि: 12/04/1988', 'राष्ट्रीयता: भारतीय', 'वैवाहिक स्थिति: विवाहित'],
  hr: ['Datum rođenja: 12. 4. 1988.', 'Državljanstvo: hrvatsko', 'Bračno stanje: udana'],
  hu: ['Születési idő: 1988.04.12.', 'Állampolgárság: magyar', 'Családi állapot: házas'],
  id: ['Tanggal lahir: 12/04/1988', 'Kewarganegaraan: Indonesia', 'Status perkawinan: menikah'],
  it: ['Data di nascita: 12/04/1988', 'Nazionalità: italiana', 'Stato civile: coniugata'],
  ja: ['生年月日：1988年4月12日', '国籍：日本', '配偶者：有'],
  kn: ['ಜನ್ಮ ದಿನಾಂಕ: 12/04/1988', 'ರಾಷ್ಟ್ರೀಯತೆ: ಭಾರತೀಯ', 'ವೈವಾಹಿಕ ಸ್ಥಿತಿ: ವಿವಾಹಿತ'],
  ko: ['생년월일: 1988년 4월 12일', '국적: 대한민국', '결혼 여부: 기혼'],
  lt: ['Gimimo data: 1988-04-12', 'Pilietybė: Lietuvos', 'Šeiminė padėtis: ištekėjusi'],
  lv: ['Dzimšanas datums: 12.04.1988.', 'Pilsonība: Latvijas', 'Ģimenes stāvoklis: precējusies'],
  ml: ['ജനനത്തീയതി: 12/04/1988', 'ദേശീയത: ഇന്ത്യൻ', 'വൈവാഹിക നില: വിവാഹിത'],
  mr: ['जन्मतारीख: 12/04/1988', 'राष्ट्रीयत्व: भारतीय', 'वैवाहिक स्थिती: विवाहित'],
  ms: ['Tarikh lahir: 12/04/1988', 'Kewarganegaraan: Malaysia', 'Taraf perkahwinan: berkahwin'],
  nl: ['Geboortedatum: 12-04-1988', 'Nationaliteit: Nederlands', 'Burgerlijke staat: gehuwd'],
  no: ['Fødselsdato: 12.04.1988', 'Nasjonalitet: norsk', 'Sivilstatus: gift'],
  pl: ['Data urodzenia: 12.04.1988', 'Obywatelstwo: polskie', 'Stan cywilny: mężatka'],
  pt: ['Data de nascimento: 12/04/1988', 'Nacionalidade: brasileira', 'Estado civil: casada'],
  ro: ['Data nașterii: 12.04.1988', 'Naționalitate: română', 'Stare civilă: căsătorită'],
  ru: ['Дата рождения: 12.04.1988', 'Гражданство: Россия', 'Семейное положение: замужем'],
  sk: ['Dátum narodenia: 12. 4. 1988', 'Štátna príslušnosť: slovenská', 'Rodinný stav: vydatá'],
  sl: ['Datum rojstva: 12. 4. 1988', 'Državljanstvo: slovensko', 'Zakonski stan: poročena'],
  sr: ['Датум рођења: 12.4.1988.', 'Држављанство: српско', 'Брачно стање: удата'],
  sv: ['Födelsedatum: 1988-04-12', 'Nationalitet: svensk', 'Civilstånd: gift'],
  sw: ['Tarehe ya kuzaliwa: 12/04/1988', 'Uraia: Mkenya', 'Hali ya ndoa: nimeolewa'],
  ta: ['பிறந்த தேதி: 12/04/1988', 'தேசியம்: இந்தியர்', 'திருமண நிலை: திருமணமானவர்'],
  te: ['పుట్టిన తేదీ: 12/04/1988', 'జాతీయత: భారతీయ', 'వైవాహిక స్థితి: వివాహిత'],
  th: ['วันเกิด: 12 เมษายน 2531', 'สัญชาติ: ไทย', 'สถานภาพ: สมรส'],
  tl: ['Petsa ng kapanganakan: 12/04/1988', 'Nasyonalidad: Pilipino', 'Katayuang sibil: may asawa'],
  tr: ['Doğum tarihi: 12.04.1988', 'Uyruk: T.C.', 'Medeni durum: evli'],
  uk: ['Дата народження: 12.04.1988', 'Громадянство: Україна', 'Сімейний стан: заміжня'],
  ur: ['تاریخ پیدائش: 12/04/1988', 'قومیت: پاکستانی', 'ازدواجی حیثیت: شادی شدہ'],
  vi: ['Ngày sinh: 12/04/1988', 'Quốc tịch: Việt Nam', 'Tình trạng hôn nhân: đã kết hôn'],
  zh: ['出生日期：1988年4月12日', '国籍：中国', '婚姻状况：已婚'],
};

/** Names of other peoples in the same script, of women and men. */
const namesByScript: { readonly [script: string]: readonly string[] } = {
  latin: ['Oluwaseun Adebayo-Martins', 'Siobhán Ní Mhaoldomhnaigh', 'Trần Thị Mai', 'Fatima Zahra El Amrani', 'Bo Lund'],
  cyrillic: ['Гульнара Ахметова', 'Іван Ткаченко', 'Нана Беридзе', 'Радован Поповић'],
  arabic: ['زینب احمدی', 'محمد یوسف خان', 'ليلى بن عمر', 'کامران بلوچ'],
  devanagari: ['फ़ातिमा शेख़', 'राहुल देशमुख', 'मारिया डिसूज़ा'],
};

const scriptOf = (text: string): string => {
  if (/\p{Script=Cyrillic}/u.test(text)) return 'cyrillic';
  if (/\p{Script=Arabic}/u.test(text)) return 'arabic';
  if (/\p{Script=Devanagari}/u.test(text)) return 'devanagari';
  return /\p{Script=Latin}/u.test(text) ? 'latin' : 'other';
};

/** Names that may stand in place of one, in its script. */
export const otherNames = (name: string): readonly string[] => namesByScript[scriptOf(name)] ?? [];
