import type { Advert } from './advert.ts';

export const moreAdverts: readonly Advert[] = [
  {
    name: 'a Japanese company',
    text: `【職種】バックエンドエンジニア
【会社名】株式会社サンプル
【勤務地】東京都渋谷区

■仕事内容
・JavaによるAPI開発
・AWS上のサービス運用

■必須条件
・Javaでの開発経験3年以上
・PostgreSQLまたはMySQLの使用経験
・大卒以上
・日本語ネイティブレベル、英語ビジネスレベル
・コミュニケーション能力

■歓迎条件
・Kubernetesの経験
・AWS認定資格

■待遇
年収600万円`,
    language: 'ja',
    facts: ['バックエンドエンジニア', '株式会社サンプル', '東京都渋谷区', null],
    requirements: [
      '? skill api development',
      '? skill aws',
      '+ skill java 3y',
      '+ skill postgresql|mysql',
      '+ education bachelor',
      '+ language ja native',
      '+ language en C1',
      '+ other コミュニケーション能力',
      '? skill kubernetes',
      '? certification aws certification',
    ],
  },
  {
    name: 'a Japanese office, in prose',
    text: `経理スタッフ募集
簿記2級以上をお持ちの方。経理の実務経験3年以上必須。Excelの基本操作ができる方。英語力があれば尚可。`,
    language: 'ja',
    facts: ['経理スタッフ募集', null, null, null],
    requirements: ['+ certification nissho bookkeeping', '+ skill accounting 3y', '+ skill microsoft excel', '? language en'],
  },
  {
    name: 'a Chinese company',
    text: `高级Java开发工程师
公司：示例科技有限公司
工作地点：上海

岗位职责：
1、负责后端系统的设计与开发；
2、使用Kafka构建数据管道。

任职要求：
1、本科及以上学历，计算机相关专业；
2、5年以上Java开发经验，熟悉Spring Boot、MySQL和Redis；
3、熟悉Docker或Kubernetes者优先；
4、英语流利，能与海外团队沟通；
5、具备良好的团队合作精神。

福利待遇：
五险一金`,
    language: 'zh',
    facts: ['高级Java开发工程师', '示例科技有限公司', '上海', 'senior'],
    requirements: [
      '? skill back-end development',
      '? skill apache kafka',
      '? skill data pipelines',
      '+ education bachelor',
      '+ skill java 5y',
      '+ skill spring boot',
      '+ skill mysql',
      '+ skill redis',
      '? skill docker|kubernetes',
      '+ language en C1',
      '+ other 具备良好的团队合作精神。',
    ],
  },
  {
    name: 'a Chinese company, in prose',
    text: `数据分析师
我们正在寻找一位数据分析师。要求本科以上学历，三年以上数据分析经验，精通SQL，熟悉Python或R。有Tableau使用经验者优先。英语六级。`,
    language: 'zh',
    facts: ['数据分析师', null, null, null],
    requirements: [
      '+ education bachelor',
      '+ skill data analysis 3y',
      '+ skill sql',
      '+ skill python|r',
      '? skill tableau',
      '+ language en B2',
    ],
  },
  {
    name: 'an Italian clinic',
    text: `Infermiere/a
Azienda: Casa di Cura Esempio S.r.l.
Sede di lavoro: Torino

Mansioni:
- Assistenza ai pazienti

Requisiti:
- Laurea in Infermieristica
- Iscrizione all'albo
- Esperienza di almeno 2 anni in terapia intensiva
- Buona conoscenza della lingua inglese
- Patente B
Costituisce titolo preferenziale la conoscenza di Excel

Offriamo:
- Contratto a tempo indeterminato`,
    language: 'it',
    facts: ['Infermiere/a', 'Casa di Cura Esempio S.r.l.', 'Torino', null],
    requirements: [
      '? skill patient care',
      '+ education bachelor',
      '+ skill nursing',
      "+ other Iscrizione all'albo",
      '+ skill intensive care 2y',
      '+ language en B2',
      '+ other Patente B',
      '? skill microsoft excel',
    ],
  },
  {
    name: 'a Brazilian company',
    text: `Analista de Dados Pleno
Empresa: Exemplo Tecnologia Ltda
Local: São Paulo - SP

Responsabilidades:
• Criar dashboards em Power BI

Requisitos:
• Ensino superior completo em Estatística, Economia ou áreas afins
• Experiência de 3 a 5 anos com SQL e Python
• Inglês avançado
• Conhecimento em Excel

Diferenciais:
• Conhecimento em Azure
• Certificação AWS

Benefícios:
• Vale refeição`,
    language: 'pt',
    facts: ['Analista de Dados Pleno', 'Exemplo Tecnologia Ltda', 'São Paulo - SP', null],
    requirements: [
      '? skill dashboards',
      '? skill power bi',
      '+ education bachelor',
      '? skill statistics|economics',
      '+ skill sql 3y',
      '+ skill python 3y',
      '+ language en C1',
      '+ skill microsoft excel',
      '? skill azure',
      '? certification aws certification',
    ],
  },
  {
    name: 'a Dutch warehouse',
    text: `Magazijnmedewerker
Bedrijf: Voorbeeld Logistiek B.V.
Standplaats: Utrecht

Wat ga je doen?
- Orders picken

Wat vragen wij?
- Minimaal 1 jaar ervaring in een magazijn
- In bezit van een heftruckcertificaat
- Beheersing van de Nederlandse taal, Engels is een pré
- MBO werk- en denkniveau
- Ervaring met SAP is een plus

Wat bieden wij?
- Goed salaris`,
    language: 'nl',
    facts: ['Magazijnmedewerker', 'Voorbeeld Logistiek B.V.', 'Utrecht', null],
    requirements: [
      '+ experience_years 1y',
      '+ certification forklift licence',
      '+ language nl',
      '? language en',
      '+ education vocational',
      '? skill sap',
    ],
  },
  {
    name: 'a Polish company',
    text: `Programista Java
Firma: Przykład Sp. z o.o.
Miejsce pracy: Kraków

Wymagania:
- min. 3 lata doświadczenia w programowaniu w Javie
- bardzo dobra znajomość Spring Boot i Hibernate
- znajomość języka angielskiego na poziomie B2
- wykształcenie wyższe techniczne
- prawo jazdy kat. B
Mile widziane:
- znajomość Kubernetes lub OpenShift
Oferujemy:
- karta sportowa`,
    language: 'pl',
    facts: ['Programista Java', 'Przykład Sp. z o.o.', 'Kraków', null],
    requirements: [
      '+ skill programming 3y',
      '+ skill java 3y',
      '+ skill spring boot',
      '+ skill hibernate',
      '+ language en B2',
      '+ education bachelor',
      '+ other prawo jazdy kat. B',
      '? skill kubernetes|openshift',
    ],
  },
  {
    name: 'a Korean company',
    text: `마케팅 매니저
회사명: 주식회사 예시
근무지: 서울

담당업무
- 소셜 미디어 운영

자격요건
- 마케팅 경력 5년 이상
- 대졸 이상
- 영어 비즈니스 회화 가능자
- 구글 애널리틱스(Google Analytics) 활용 능력

우대사항
- SQL 사용 가능자

복리후생
- 4대 보험`,
    language: 'ko',
    facts: ['마케팅 매니저', '주식회사 예시', '서울', 'lead'],
    requirements: [
      '? skill social media marketing',
      '+ skill marketing 5y',
      '+ education bachelor',
      '+ language en B2',
      '+ skill google analytics',
      '? skill sql',
    ],
  },
  {
    name: 'a Russian company',
    text: `Требуется бухгалтер
Компания: ООО «Пример»
Требования:
• Высшее образование
• Опыт работы от 3 лет в бухгалтерском учете
• Уверенное знание 1С и Excel
• Английский язык не ниже B1
• Желательно знание SAP
Условия:
• Оформление по ТК`,
    language: 'ru',
    facts: ['бухгалтер', 'ООО «Пример»', null, null],
    requirements: [
      '+ education bachelor',
      '+ skill accounting 3y',
      '+ skill 1c',
      '+ skill microsoft excel',
      '+ language en B1',
      '? skill sap',
    ],
  },
  {
    name: 'an Arabic company',
    text: `مهندس برمجيات
الموقع: دبي
المتطلبات:
- شهادة بكالوريوس في علوم الحاسوب
- خبرة لا تقل عن ٣ سنوات في Java و Python
- إجادة اللغة الإنجليزية
- يفضل معرفة Docker`,
    language: 'ar',
    facts: ['مهندس برمجيات', null, 'دبي', null],
    requirements: ['+ education bachelor', '+ skill java 3y', '+ skill python 3y', '+ language en C1', '? skill docker'],
  },
  {
    name: 'an Indian clinic',
    text: `नर्स
आवश्यक योग्यता:
- नर्सिंग में डिप्लोमा
- न्यूनतम 2 वर्ष का अनुभव
- हिंदी और अंग्रेज़ी का अच्छा ज्ञान
वांछनीय:
- कंप्यूटर ज्ञान (MS Excel)`,
    language: 'hi',
    facts: ['नर्स', null, null, null],
    requirements: [
      '+ skill nursing',
      '+ education associate',
      '+ experience_years 2y',
      '+ language hi B2',
      '+ language en B2',
      '? skill microsoft excel',
    ],
  },
  {
    name: 'a Thai office',
    text: `พนักงานบัญชี
คุณสมบัติ:
- ปริญญาตรี สาขาบัญชี
- มีประสบการณ์อย่างน้อย 3 ปี
- ใช้โปรแกรม Excel ได้ดี
- ภาษาอังกฤษพอใช้
สวัสดิการ:
- ประกันสังคม`,
    language: 'th',
    facts: ['พนักงานบัญชี', null, null, null],
    requirements: [
      '+ education bachelor',
      '+ skill accounting',
      '+ experience_years 3y',
      '+ skill microsoft excel',
      '+ language en A2',
    ],
  },
];
