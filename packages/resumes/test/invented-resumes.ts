/** Invented resumes, one per language, in the markup of `layoutOf`. */
export const inventedResumes = {
  en: `= Jane Smith
Senior Software Engineer
jane.smith@example.com | (312) 555-0123 | Springfield, IL

# Summary
Engineer with ten years of experience in building systems for the web and for banks.

# Work experience
* Senior Software Engineer — Acme Corp
Mar 2019 – Present | Chicago, IL
- Built the payment service with Python and Kubernetes
- Led a team of five
* Software Engineer — Globex Corporation
June 2015 – February 2019
- Maintained C++ services

# Education
* Springfield State University
B.Sc. in Computer Science, 2011 – 2015

# Skills
Languages: Python, C++, Go (primary)
Tools: Docker, Kubernetes; AWS (EC2, S3)

# Languages
English – native, German (B2)`,
  ja: `= 佐藤 健一
メール: sato@example.jp 電話: 090-1234-5678

# 職務経歴
* 株式会社青空 システムエンジニア
2019年4月～現在
- 業務システムの開発を担当しました
* 有限会社みどり プログラマー
2015年4月～2019年3月
- テストの自動化

# 学歴
東京青葉大学 工学部 学士 2015年3月

# スキル
Java、Python、SQL`,
  ar: `= أحمد محمود السالم
البريد الإلكتروني: ahmad@example.com
الهاتف: ٠٥٠١٢٣٤٥٦٧

# الخبرات العملية
* مهندس برمجيات - شركة النور للتقنية
يناير ٢٠١٩ - حتى الآن
- تطوير الأنظمة وصيانتها
* مبرمج - مؤسسة الأفق
مارس ٢٠١٦ - ديسمبر ٢٠١٨
- برمجة المواقع

# التعليم
بكالوريوس علوم الحاسب - جامعة الواحة
٢٠١٢ - ٢٠١٦

# المهارات
بايثون، جافا، إدارة الفرق`,
  fa: `= سامان نیک‌فر
ایمیل: saman@example.com
تلفن: ‎+98 912 345 6789

# سوابق شغلی
* مهندس یادگیری ماشین - شرکت داده‌پرداز پارس
فروردین ۱۳۹۸ تا اکنون
- طراحی و پیاده‌سازی مدل‌ها
* کارشناس داده - شرکت آریا
مهر ۱۳۹۴ – اسفند ۱۳۹۷
- گزارش‌گیری

# تحصیلات
کارشناسی مهندسی کامپیوتر - دانشگاه البرز
۱۳۹۰ – ۱۳۹۴

# مهارت‌ها
Python، SQL، Docker`,
  hi: `= सुनीता रघुवंशी
ईमेल: sunita@example.in
फ़ोन: +91 98260 01473

# कार्य अनुभव
* वरिष्ठ शिक्षिका - ज्ञानदीप पब्लिक लिमिटेड
अप्रैल 2019 – वर्तमान
- छात्रों को विज्ञान पढ़ाया
* गणित शिक्षिका - नवप्रभात कंपनी
जून 2014 – मार्च 2019
- गणित पढ़ाया

# शिक्षा
नर्मदा विश्वविद्यालय
स्नातक, 2010 – 2013

# कौशल
पाठ योजना, कक्षा प्रबंधन, Microsoft Office`,
  ko: `= 남궁하늘
이메일: haneul@example.kr
전화: 010-5550-0147

# 경력
* 주식회사 한빛나래 과장
2019.03 ~ 현재
- 제품 디자인 총괄
* ㈜다온식품 대리
2015.03 ~ 2019.02
- 포장 디자인

# 학력
충청미래대학교 학사
2011.03 ~ 2015.02

# 기술
Photoshop, Illustrator, 일정 관리`,
  zh: `= 杜少陵
邮箱: du@example.cn
电话: 138 0013 8000

# 工作经验
* 蓝天信息技术有限公司 高级工程师
2019年3月 - 至今
- 负责移动应用的开发
* 青山科技有限公司 工程师
2015年7月 - 2019年2月
- 开发后台

# 教育背景
江南大学 学士
2011年9月 - 2015年6月

# 技能
Java、Python、Linux`,
  th: `= ณัฐพงษ์ แก้วมณีวงศ์
อีเมล: nattapong@example.com
โทรศัพท์: +66 89 555 0268

# ประสบการณ์ทำงาน
* หัวหน้างานขนส่ง - บริษัท ช้างทองโลจิสติกส์ จำกัด
มีนาคม 2562 - ปัจจุบัน
- ดูแลทีมขนส่ง
* เจ้าหน้าที่จัดเส้นทาง - บริษัท บางนาขนส่ง จำกัด
มกราคม 2558 - กุมภาพันธ์ 2562
- วางแผนเส้นทาง

# การศึกษา
ปริญญาตรี - มหาวิทยาลัยล้านนาพัฒนา
2553 - 2557

# ทักษะ
Excel, GPS Tracking, ภาวะผู้นำ`,
  ta: `= மீனாட்சி இளங்கோவன்
மின்னஞ்சல்: meenakshi@example.in
தொலைபேசி: +91 94430 01477

# பணி அனுபவம்
* உணவக மேலாளர் - வைகை விருந்தகம்
மார்ச் 2019 – தற்போது
- பணியாளர்களை நிர்வகித்தேன்
* உதவி மேலாளர் - பொதிகை உணவகம்
ஜூன் 2014 – பிப்ரவரி 2019
- இருப்பை நிர்வகித்தேன்

# கல்வி
தென்னவன் கலைக் கல்லூரி
இளங்கலை, 2010 – 2013

# திறன்கள்
Tally, MS Excel, வாடிக்கையாளர் சேவை`,
  bg: `= Иван Петров
Имейл: ivan@example.bg
Телефон: +359 88 123 4567

# Професионален опит
* Софтуерен инженер - Синева ООД
март 2019 – до момента
- Разработване на приложения за банки и застрахователи
* Разработчик - Лозана ЕООД
юни 2015 – февруари 2019
- Поддръжка на уеб сайтове и на бази данни

# Образование
Бакалавър - Технически университет
2011 – 2015

# Умения
Java, SQL, управление на екипи`,
  cs: `= Kateřina Dvořáková
E-mail: katerina@example.cz
Telefon: +420 601 123 456

# Pracovní zkušenosti
* Vývojářka - Modrá Obloha s.r.o.
březen 2019 – současnost
- Vývoj aplikací pro banky a pojišťovny
* Programátorka - Zelený Háj a.s.
červen 2015 – únor 2019
- Údržba webových stránek a databází

# Vzdělání
Bakalář - Moravská univerzita
2011 – 2015

# Dovednosti
Java, SQL, vedení týmu`,
} as const;
