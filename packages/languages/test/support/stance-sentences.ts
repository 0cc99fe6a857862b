import type { LanguageCode } from '@winnow/contracts';

type Sentences = {
  /** Say that there is no Kafka. */
  readonly denied: readonly string[];
  readonly hoped: string;
  readonly basic: string;
  /** Say that there is Kafka, in words that look like a denial. */
  readonly claimed: readonly string[];
};

const of = (denied: readonly string[], hoped: string, basic: string, ...claimed: readonly string[]): Sentences => ({
  denied,
  hoped,
  basic,
  claimed,
});

/** What resumes of each language say of one skill. */
export const stanceSentences: Readonly<Record<LanguageCode, Sentences>> = {
  af: of(
    ['Ek het nog nooit met Kafka gewerk nie.', 'Geen ervaring met Kafka, maar vyf jaar RabbitMQ.'],
    'Ek wil graag Kafka leer.',
    'Basiese kennis van Kafka.',
    'Nie net Kafka nie, maar ook Flink.',
  ),
  am: of(['Kafka ተጠቅሜ አላውቅም።', 'የKafka ልምድ የለኝም።'], 'Kafka መማር እፈልጋለሁ።', 'የKafka መሠረታዊ እውቀት።', 'Kafka ብቻ ሳይሆን Flink ተጠቅሜያለሁ።'),
  ar: of(
    ['لم أستخدم Kafka في أي مشروع.', 'ليس لدي خبرة في Kafka، لكن لدي خبرة في RabbitMQ.'],
    'أرغب في تعلم Kafka.',
    'معرفة أساسية بـ Kafka.',
    'استخدمت ليس فقط Kafka بل Flink أيضاً.',
  ),
  bg: of(
    ['Никога не съм работил с Kafka.', 'Нямам опит с Kafka, но имам с RabbitMQ.'],
    'Бих искал да науча Kafka.',
    'Основни познания по Kafka.',
    'Работил съм не само с Kafka.',
  ),
  bn: of(
    ['আমি কখনও Kafka ব্যবহার করিনি।', 'Kafka-তে অভিজ্ঞতা নেই, কিন্তু RabbitMQ-তে আছে।'],
    'আমি Kafka শিখতে আগ্রহী।',
    'Kafka-র প্রাথমিক জ্ঞান।',
    'শুধু Kafka নয়, Flink-ও ব্যবহার করেছি।',
  ),
  cs: of(
    ['S Kafkou, tedy Kafka, jsem nikdy nepracoval.', 'Nemám zkušenosti s Kafka, ale s RabbitMQ ano.'],
    'Chtěl bych se naučit Kafka.',
    'Základní znalost Kafka.',
    'Pracoval jsem nejen s Kafka.',
  ),
  da: of(
    ['Jeg har aldrig arbejdet med Kafka.', 'Ingen erfaring med Kafka, men fem år med RabbitMQ.'],
    'Jeg vil gerne lære Kafka.',
    'Grundlæggende kendskab til Kafka.',
    'Ikke kun Kafka, også Flink.',
  ),
  de: of(
    ['Mit Kafka habe ich nie gearbeitet.', 'Keine Erfahrung mit Kafka, aber fünf Jahre RabbitMQ.', 'Weder Flink noch Kafka.'],
    'Ich möchte Kafka lernen.',
    'Grundkenntnisse in Kafka.',
    'Nicht nur Kafka, auch Flink.',
    'Kafka ohne Ausfall betrieben.',
  ),
  el: of(
    ['Δεν έχω εργαστεί με Kafka.', 'Καμία εμπειρία με Kafka, αλλά πέντε χρόνια RabbitMQ.'],
    'Θα ήθελα να μάθω Kafka.',
    'Βασικές γνώσεις Kafka.',
    'Όχι μόνο Kafka, και Flink.',
  ),
  en: of(
    [
      'I have never used Kafka.',
      'No experience with Kafka, but five years of RabbitMQ.',
      'Kafka was handled by a colleague, not by me.',
      'Kafka certificate expired in 2021.',
      "I haven't worked with Kafka.",
    ],
    'I would like to learn Kafka.',
    'Basic knowledge of Kafka.',
    'Not only Kafka, also Flink.',
    'Ran Kafka with no downtime.',
  ),
  es: of(
    ['No he trabajado nunca con Kafka.', 'Sin experiencia en Kafka, pero cinco años con RabbitMQ.'],
    'Me gustaría aprender Kafka.',
    'Conocimientos básicos de Kafka.',
    'No solo Kafka, también Flink.',
  ),
  et: of(
    ['Ma ei ole Kafka kasutanud.', 'Kafka kogemus puudub, kuid RabbitMQ kogemus on.'],
    'Soovin õppida Kafka kasutamist.',
    'Kafka algteadmised.',
    'Mitte ainult Kafka, ka Flink.',
  ),
  fa: of(
    ['من هرگز با Kafka کار نکرده‌ام.', 'تجربه Kafka ندارم، اما پنج سال RabbitMQ.'],
    'علاقه‌مند به یادگیری Kafka هستم.',
    'آشنایی مقدماتی با Kafka.',
    'نه تنها Kafka بلکه Flink.',
  ),
  fi: of(
    ['En ole koskaan käyttänyt Kafka-alustaa.', 'Ei kokemusta Kafka-alustasta, mutta viisi vuotta RabbitMQ.'],
    'Haluaisin oppia Kafka-alustan.',
    'Perustiedot: Kafka.',
    'Ei ainoastaan Kafka, myös Flink.',
  ),
  fr: of(
    ["Je n'ai jamais utilisé Kafka.", "Pas d'expérience de Kafka, mais cinq ans de RabbitMQ.", 'Sans expérience de Kafka.'],
    "J'aimerais apprendre Kafka.",
    'Notions de Kafka.',
    'Non seulement Kafka, mais aussi Flink.',
  ),
  gu: of(
    ['મેં ક્યારેય Kafka વાપર્યું નથી.', 'Kafka નો અનુભવ નથી, પરંતુ RabbitMQ નો છે.'],
    'મને Kafka શીખવામાં રસ છે.',
    'Kafka નું પાયાનું જ્ઞાન.',
    'Kafka અકસ્માત વિના ચલાવ્યું.',
  ),
  he: of(
    ['מעולם לא עבדתי עם Kafka.', 'אין לי ניסיון עם Kafka, אבל יש עם RabbitMQ.'],
    'אשמח ללמוד Kafka.',
    'ידע בסיסי ב-Kafka.',
    'לא רק Kafka, גם Flink.',
  ),
  hi: of(
    ['मैंने कभी Kafka पर काम नहीं किया है।', 'Kafka का अनुभव नहीं है, लेकिन RabbitMQ का है।'],
    'मैं Kafka सीखना चाहता हूँ।',
    'Kafka का बुनियादी ज्ञान।',
    'न केवल Kafka, बल्कि Flink भी।',
  ),
  hr: of(
    ['Nikada nisam radio s alatom Kafka.', 'Nemam iskustva s alatom Kafka, ali imam s RabbitMQ.'],
    'Želim naučiti Kafka.',
    'Osnovno poznavanje alata Kafka.',
    'Ne samo Kafka, nego i Flink.',
  ),
  hu: of(
    ['Soha nem dolgoztam a Kafka rendszerrel.', 'Kafka tapasztalatom nincs, de RabbitMQ van.'],
    'Szeretném megtanulni a Kafka használatát.',
    'Alapszintű ismeretek: Kafka.',
    'Nem csak Kafka, hanem Flink is.',
  ),
  id: of(
    ['Saya tidak pernah menggunakan Kafka.', 'Belum memiliki pengalaman Kafka, tetapi lima tahun RabbitMQ.'],
    'Saya ingin belajar Kafka.',
    'Pengetahuan dasar Kafka.',
    'Tidak hanya Kafka, juga Flink.',
  ),
  it: of(
    ['Non ho mai usato Kafka.', 'Nessuna esperienza con Kafka, ma cinque anni di RabbitMQ.'],
    'Vorrei imparare Kafka.',
    'Conoscenza di base di Kafka.',
    'Non solo Kafka, anche Flink.',
  ),
  ja: of(
    ['Kafkaを使ったことがありません。', 'Kafkaの経験はないが、RabbitMQは5年使用。'],
    'Kafkaを勉強中です。',
    'Kafkaの基礎知識。',
    'Kafkaだけでなく Flinkも使用。',
  ),
  kn: of(
    ['ನಾನು ಎಂದಿಗೂ Kafka ಬಳಸಿಲ್ಲ.', 'Kafka ಅನುಭವ ಇಲ್ಲ, ಆದರೆ RabbitMQ ಇದೆ.'],
    'Kafka ಕಲಿಯಲು ಆಸಕ್ತಿ ಇದೆ.',
    'Kafka ಪ್ರಾಥಮಿಕ ಜ್ಞಾನ.',
    'Kafka ಮಾತ್ರವಲ್ಲದೆ Flink ಬಳಸಿದ್ದೇನೆ.',
  ),
  ko: of(
    ['Kafka를 사용해 본 적이 없습니다.', 'Kafka 경험은 없지만 RabbitMQ는 5년 사용했습니다.'],
    'Kafka를 배우고 싶습니다.',
    'Kafka 기초 지식.',
    'Kafka를 장애나 문제 없이 운영했습니다.',
  ),
  lt: of(
    ['Niekada nedirbau su Kafka.', 'Neturiu Kafka patirties, bet turiu RabbitMQ.'],
    'Norėčiau išmokti Kafka.',
    'Pagrindinės Kafka žinios.',
    'Ne tik Kafka, bet ir Flink.',
  ),
  lv: of(
    ['Nekad neesmu strādājis ar Kafka.', 'Nav pieredzes ar Kafka, bet ir ar RabbitMQ.'],
    'Vēlos apgūt Kafka.',
    'Pamatzināšanas par Kafka.',
    'Ne tikai Kafka, arī Flink.',
  ),
  ml: of(
    ['ഞാൻ ഒരിക്കലും Kafka ഉപയോഗിച്ചിട്ടില്ല.', 'Kafka പരിചയം ഇല്ല, പക്ഷേ RabbitMQ ഉണ്ട്.'],
    'Kafka പഠിക്കാൻ ആഗ്രഹിക്കുന്നു.',
    'Kafka അടിസ്ഥാന അറിവ്.',
    'Kafka മാത്രമല്ല Flink ഉപയോഗിച്ചു.',
  ),
  mr: of(
    ['मी कधीही Kafka वापरलेले नाही.', 'Kafka चा अनुभव नाही, पण RabbitMQ चा आहे.'],
    'मला Kafka शिकायचे आहे.',
    'Kafka चे मूलभूत ज्ञान.',
    'केवळ Kafka नाही तर Flink वापरले.',
  ),
  ms: of(
    ['Saya tidak pernah menggunakan Kafka.', 'Tiada pengalaman Kafka, tetapi lima tahun RabbitMQ.'],
    'Saya ingin belajar Kafka.',
    'Pengetahuan asas Kafka.',
    'Bukan sahaja Kafka, juga Flink.',
  ),
  nl: of(
    ['Ik heb nooit met Kafka gewerkt.', 'Geen ervaring met Kafka, maar vijf jaar RabbitMQ.'],
    'Ik wil graag Kafka leren.',
    'Basiskennis van Kafka.',
    'Niet alleen Kafka, ook Flink.',
  ),
  no: of(
    ['Jeg har aldri jobbet med Kafka.', 'Ingen erfaring med Kafka, men fem år med RabbitMQ.'],
    'Jeg vil gjerne lære Kafka.',
    'Grunnleggende kunnskap om Kafka.',
    'Ikke bare Kafka, også Flink.',
  ),
  pl: of(
    ['Nigdy nie pracowałem z Kafka.', 'Brak doświadczenia z Kafka, ale pięć lat RabbitMQ.'],
    'Chciałbym nauczyć się Kafka.',
    'Podstawowa znajomość Kafka.',
    'Nie tylko Kafka, także Flink.',
  ),
  pt: of(
    ['Nunca trabalhei com Kafka.', 'Sem experiência em Kafka, mas cinco anos de RabbitMQ.'],
    'Gostaria de aprender Kafka.',
    'Conhecimentos básicos de Kafka.',
    'Não só Kafka, também Flink.',
  ),
  ro: of(
    ['Nu am lucrat niciodată cu Kafka.', 'Fără experiență cu Kafka, dar cinci ani de RabbitMQ.'],
    'Aș dori să învăț Kafka.',
    'Cunoștințe de bază de Kafka.',
    'Nu doar Kafka, și Flink.',
  ),
  ru: of(
    ['Никогда не работал с Kafka.', 'Нет опыта с Kafka, но есть с RabbitMQ.', 'С Kafka, к сожалению, не работал.'],
    'Хочу изучить Kafka.',
    'Базовые знания Kafka.',
    'Не только Kafka, и Flink.',
    'Поддерживал Kafka без сбоев.',
  ),
  sk: of(
    ['Nikdy som nepracoval s Kafka.', 'Nemám skúsenosti s Kafka, ale s RabbitMQ áno.'],
    'Chcel by som sa naučiť Kafka.',
    'Základná znalosť Kafka.',
    'Pracoval som nielen s Kafka.',
  ),
  sl: of(
    ['Nikoli nisem delal s Kafka.', 'Nimam izkušenj s Kafka, vendar jih imam z RabbitMQ.'],
    'Rad bi se naučil Kafka.',
    'Osnovno znanje Kafka.',
    'Ne le Kafka, tudi Flink.',
  ),
  sr: of(
    ['Никада нисам радио са Kafka.', 'Nemam iskustva sa Kafka, ali imam sa RabbitMQ.'],
    'Želim da naučim Kafka.',
    'Основно знање Kafka.',
    'Ne samo Kafka, nego i Flink.',
  ),
  sv: of(
    ['Jag har aldrig arbetat med Kafka.', 'Ingen erfarenhet av Kafka, men fem år med RabbitMQ.'],
    'Jag vill gärna lära mig Kafka.',
    'Grundläggande kunskaper i Kafka.',
    'Inte bara Kafka, även Flink.',
  ),
  sw: of(
    ['Sijawahi kutumia Kafka.', 'Sina uzoefu wa Kafka, lakini nina miaka mitano ya RabbitMQ.'],
    'Ningependa kujifunza Kafka.',
    'Ujuzi wa msingi wa Kafka.',
    'Si Kafka tu, bali pia Flink.',
  ),
  ta: of(
    ['நான் ஒருபோதும் Kafka பயன்படுத்தவில்லை.', 'Kafka அனுபவம் இல்லை, ஆனால் RabbitMQ உண்டு.'],
    'Kafka கற்க விரும்புகிறேன்.',
    'Kafka அடிப்படை அறிவு.',
    'Kafka மட்டுமல்லாமல் Flink பயன்படுத்தினேன்.',
  ),
  te: of(
    ['నేను ఎప్పుడూ Kafka ఉపయోగించలేదు.', 'Kafka అనుభవం లేదు, కానీ RabbitMQ ఉంది.'],
    'Kafka నేర్చుకోవాలని ఆసక్తి ఉంది.',
    'Kafka ప్రాథమిక పరిజ్ఞానం.',
    'Kafka మాత్రమే కాకుండా Flink వాడాను.',
  ),
  th: of(
    ['ไม่เคยใช้ Kafka มาก่อน', 'ไม่มีประสบการณ์ด้าน Kafka แต่มีประสบการณ์ RabbitMQ'],
    'สนใจเรียนรู้ Kafka',
    'ความรู้พื้นฐาน Kafka',
    'ไม่เพียงแต่ Kafka ยังใช้ Flink',
  ),
  tl: of(
    ['Hindi pa ako nakagamit ng Kafka.', 'Walang karanasan sa Kafka, ngunit limang taon sa RabbitMQ.'],
    'Gusto kong matuto ng Kafka.',
    'Batayang kaalaman sa Kafka.',
    'Hindi lang Kafka, pati Flink.',
  ),
  tr: of(
    ['Kafka ile hiç çalışmadım.', 'Kafka deneyimim yok, ama RabbitMQ ile beş yıl.', 'Kafka kullanılmıyor.'],
    'Kafka öğrenmek istiyorum.',
    'Temel düzeyde Kafka bilgisi.',
    'Kafka kümesini kesintisiz işlettim.',
  ),
  uk: of(
    ['Ніколи не працював з Kafka.', 'Немає досвіду з Kafka, але є з RabbitMQ.'],
    'Хочу вивчити Kafka.',
    'Базові знання Kafka.',
    'Не лише Kafka, а й Flink.',
  ),
  ur: of(
    ['میں نے کبھی Kafka استعمال نہیں کیا۔', 'Kafka کا تجربہ نہیں ہے، لیکن RabbitMQ کا ہے۔'],
    'میں Kafka سیکھنا چاہتا ہوں۔',
    'Kafka کا بنیادی علم۔',
    'نہ صرف Kafka بلکہ Flink بھی۔',
  ),
  vi: of(
    ['Tôi chưa từng sử dụng Kafka.', 'Không có kinh nghiệm về Kafka, nhưng có năm năm RabbitMQ.'],
    'Tôi mong muốn học Kafka.',
    'Kiến thức cơ bản về Kafka.',
    'Không chỉ Kafka, cả Flink.',
  ),
  zh: of(
    ['从未使用过Kafka。', '没有Kafka经验，但有五年RabbitMQ经验。'],
    '正在学习Kafka。',
    'Kafka基础知识。',
    '不仅使用Kafka，还使用Flink。',
  ),
};
