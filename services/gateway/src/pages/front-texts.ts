import type { LanguageCode } from '@winnow/contracts';

export type FrontTexts = {
  readonly title: string;
  readonly lead: string;
  readonly resume: string;
  readonly formats: string;
  readonly paste: string;
  readonly job: string;
  readonly submit: string;
  readonly sample: string;
  readonly privacy: string;
  readonly docs: string;
  readonly dashboard: string;
};

const en: FrontTexts = {
  title: 'How well can programs read your resume?',
  lead: 'Upload a resume and see what an applicant tracking system reads, what it misses, and what to fix first.',
  resume: 'Resume',
  formats: 'PDF, Word or plain text, up to 10 MB',
  paste: 'Or paste the text of your resume',
  job: 'Job posting (optional)',
  submit: 'Check my resume',
  sample: 'Try it with a sample',
  privacy: 'Your resume is deleted as soon as you have your report.',
  docs: 'API documentation',
  dashboard: 'For recruiters',
};

const texts: { readonly [code in LanguageCode]?: FrontTexts } = {
  en,
  de: {
    title: 'Wie gut können Programme Ihren Lebenslauf lesen?',
    lead: 'Laden Sie einen Lebenslauf hoch und sehen Sie, was ein Bewerbermanagementsystem liest, was ihm entgeht und was Sie zuerst verbessern sollten.',
    resume: 'Lebenslauf',
    formats: 'PDF, Word oder reiner Text, bis 10 MB',
    paste: 'Oder fügen Sie den Text Ihres Lebenslaufs ein',
    job: 'Stellenanzeige (optional)',
    submit: 'Lebenslauf prüfen',
    sample: 'Mit einem Beispiel ausprobieren',
    privacy: 'Ihr Lebenslauf wird gelöscht, sobald Sie den Bericht haben.',
    docs: 'API-Dokumentation',
    dashboard: 'Für Recruiter',
  },
  fr: {
    title: 'Les logiciels lisent-ils bien votre CV ?',
    lead: 'Déposez un CV et découvrez ce qu’un logiciel de recrutement y lit, ce qui lui échappe et ce qu’il faut corriger en premier.',
    resume: 'CV',
    formats: 'PDF, Word ou texte brut, 10 Mo maximum',
    paste: 'Ou collez le texte de votre CV',
    job: 'Offre d’emploi (facultatif)',
    submit: 'Analyser mon CV',
    sample: 'Essayer avec un exemple',
    privacy: 'Votre CV est supprimé dès que vous avez votre rapport.',
    docs: 'Documentation de l’API',
    dashboard: 'Pour les recruteurs',
  },
  es: {
    title: '¿Qué tan bien leen los programas tu currículum?',
    lead: 'Sube un currículum y descubre qué lee un sistema de selección, qué pasa por alto y qué conviene corregir primero.',
    resume: 'Currículum',
    formats: 'PDF, Word o texto sin formato, hasta 10 MB',
    paste: 'O pega el texto de tu currículum',
    job: 'Oferta de empleo (opcional)',
    submit: 'Analizar mi currículum',
    sample: 'Probar con un ejemplo',
    privacy: 'Tu currículum se elimina en cuanto recibes el informe.',
    docs: 'Documentación de la API',
    dashboard: 'Para reclutadores',
  },
  pt: {
    title: 'Os programas conseguem ler bem o seu currículo?',
    lead: 'Envie um currículo e veja o que um sistema de recrutamento lê, o que ele deixa passar e o que corrigir primeiro.',
    resume: 'Currículo',
    formats: 'PDF, Word ou texto simples, até 10 MB',
    paste: 'Ou cole o texto do seu currículo',
    job: 'Anúncio da vaga (opcional)',
    submit: 'Analisar meu currículo',
    sample: 'Experimentar com um exemplo',
    privacy: 'Seu currículo é excluído assim que você recebe o relatório.',
    docs: 'Documentação da API',
    dashboard: 'Para recrutadores',
  },
  ar: {
    title: 'ما مدى قدرة البرامج على قراءة سيرتك الذاتية؟',
    lead: 'ارفع سيرتك الذاتية لترى ما يقرؤه نظام تتبع المتقدمين وما يفوته وما ينبغي إصلاحه أولًا.',
    resume: 'السيرة الذاتية',
    formats: 'ملف PDF أو Word أو نص عادي، حتى 10 ميغابايت',
    paste: 'أو ألصق نص سيرتك الذاتية',
    job: 'إعلان الوظيفة (اختياري)',
    submit: 'افحص سيرتي الذاتية',
    sample: 'جرّب بمثال',
    privacy: 'تُحذف سيرتك الذاتية فور حصولك على التقرير.',
    docs: 'توثيق واجهة البرمجة',
    dashboard: 'لمسؤولي التوظيف',
  },
  zh: {
    title: '程序能读懂您的简历吗？',
    lead: '上传简历，看看招聘系统能读到什么、漏掉什么，以及最先该改什么。',
    resume: '简历',
    formats: 'PDF、Word 或纯文本，最大 10 MB',
    paste: '或粘贴简历文本',
    job: '职位描述（可选）',
    submit: '检测我的简历',
    sample: '用示例试一试',
    privacy: '报告生成后，您的简历会立即删除。',
    docs: 'API 文档',
    dashboard: '招聘人员入口',
  },
  ja: {
    title: 'あなたの履歴書は、システムに正しく読み取られますか？',
    lead: '履歴書をアップロードすると、採用管理システムが何を読み取り、何を見落とし、どこから直すべきかがわかります。',
    resume: '履歴書・職務経歴書',
    formats: 'PDF、Word、テキスト形式（10 MB まで）',
    paste: 'または本文を貼り付ける',
    job: '求人票（任意）',
    submit: '履歴書をチェックする',
    sample: 'サンプルで試す',
    privacy: '履歴書は、レポートの表示後すぐに削除されます。',
    docs: 'API ドキュメント',
    dashboard: '採用担当者の方へ',
  },
  hi: {
    title: 'सॉफ़्टवेयर आपका रिज़्यूमे कितनी अच्छी तरह पढ़ पाते हैं?',
    lead: 'रिज़्यूमे अपलोड करें और देखें कि भर्ती सिस्टम उसमें क्या पढ़ता है, क्या छूट जाता है और सबसे पहले क्या सुधारना चाहिए।',
    resume: 'रिज़्यूमे',
    formats: 'PDF, Word या सादा टेक्स्ट, 10 MB तक',
    paste: 'या रिज़्यूमे का टेक्स्ट यहाँ पेस्ट करें',
    job: 'नौकरी का विज्ञापन (वैकल्पिक)',
    submit: 'मेरा रिज़्यूमे जाँचें',
    sample: 'नमूने के साथ आज़माएँ',
    privacy: 'रिपोर्ट मिलते ही आपका रिज़्यूमे हटा दिया जाता है।',
    docs: 'API दस्तावेज़',
    dashboard: 'भर्ती करने वालों के लिए',
  },
};

/** Texts of the front page, in English where it is not translated. */
export const frontTextsOf = (language: LanguageCode): { readonly texts: FrontTexts; readonly language: LanguageCode } => {
  const found = texts[language];
  return found === undefined ? { texts: en, language: 'en' } : { texts: found, language };
};
