/** Format: see read-table.ts. */
export const lawAndScience = `
Legal research = recherche juridique, juristische recherche, investigación jurídica, ricerca giuridica, pesquisa jurídica,
  juridisch onderzoek, 法律检索, リーガルリサーチ, 법률 조사, البحث القانوني
Contract law = vertragsrecht, droit des contrats, derecho contractual, derecho de los contratos, diritto contrattuale,
  diritto dei contratti, direito contratual, contractenrecht, praw* umów, договорн* прав*, 契約法, 合同法, 계약법, قانون العقود
Contract drafting = drafting contracts, vertragsgestaltung, vertragserstellung, rédaction de contrats, redacción de contratos,
  redazione contratti, redação de contratos, elaboração de contratos, opstellen van contracten, sporządzani* umów,
  составлени* договоров, 契約書作成, 契約書レビュー, 合同起草, 合同审核
Corporate law = company law, commercial law, business law, gesellschaftsrecht, handelsrecht, wirtschaftsrecht,
  droit des sociétés, droit des affaires, droit commercial, derecho mercantil, derecho societario, derecho corporativo,
  diritto societario, diritto commerciale, direito empresarial, direito societário, ondernemingsrecht, praw* handlow*,
  praw* spółek, корпоративн* прав*, коммерческ* прав*, ticaret hukuku, şirketler hukuku, 会社法, 商法, 公司法, 商法实务, 회사법, قانون الشركات
Civil law = zivilrecht, droit civil, derecho civil, diritto civile, direito civil, burgerlijk recht, praw* cywiln*,
  гражданск* прав*, medeni hukuk, 民法, 민법, القانون المدني
Criminal law = strafrecht, droit pénal, derecho penal, diritto penale, direito penal, praw* karn*, уголовн* прав*, ceza hukuku,
  刑法, 형법, القانون الجنائي
Family law = familienrecht, droit de la famille, derecho de familia, diritto di famiglia, direito de família, familierecht,
  praw* rodzinn*, семейн* прав*, 家族法, 婚姻法
Litigation = civil litigation, dispute resolution, arbitration, prozessführung, contentieux, litigios, contenzioso, contencioso,
  procesvoering, sporów sądowych, судебн* представительств*, арбитраж*, dava takibi, 訴訟, 诉讼, 仲裁, 소송, التقاضي
Intellectual property = ^IP law, patent law, trademark law, patents, gewerblicher rechtsschutz, patentrecht, markenrecht,
  propriété intellectuelle, propiedad intelectual, proprietà intellettuale, propriedade intelectual, intellectueel eigendom,
  własnoś* intelektualn*, интеллектуальн* собственност*, fikri mülkiyet, 知的財産, 知财, 知财業務, 特許, 知识产权, 智慧財產, 지식 재산, 특허,
  الملكية الفكرية
Administrative law = public law, droit public, droit administratif, öffentliches recht, derecho administrativo,
  diritto amministrativo, direito administrativo, bestuursrecht, praw* administracyjn*, административн* прав*, 行政法
Public procurement law = vergaberecht, droit des marchés publics, marchés publics, contratación pública, codice appalti,
  direito das licitações, aanbestedingsrecht, praw* zamówień publicznych, zamówieni* publiczn*, государственн* закупк*,
  госзакупк*, 公共調達
Paralegal work = paralegal, legal assistance, rechtsanwaltsfachangestellte, rechtsanwaltsfachangestellter, assistance juridique,
  secrétariat juridique, asistencia jurídica, assistenza legale, assistência jurídica, paralegaal, помощник* юриста, パラリーガル,
  律师助理, 法律助理
Notarial work = notary, notariat, notarfachangestellte, notaire, notaría, notaio, cartório, notarieel, notariaus, нотариат*,
  noterlik, 司法書士業務, 公证
Immigration law = ausländerrecht, droit des étrangers, derecho de extranjería, diritto dell'immigrazione, direito migratório,
  migratierecht, миграционн* прав*, 入管業務, 移民法
Competition law = antitrust, kartellrecht, droit de la concurrence, derecho de la competencia, diritto della concorrenza,
  direito concorrencial, mededingingsrecht, praw* konkurencji, антимонопольн*, 独占禁止法, 反垄断
Legal advice = legal counselling, rechtsberatung, conseil juridique, asesoría jurídica, asesoramiento legal, consulenza legale,
  consultoria jurídica, assessoria jurídica, juridisch advies, doradztw* prawn*, юридическ* консультировани*,
  hukuki danışmanlık, 企業法務, 法務, 法律顾问, 法务, 법률 자문, الاستشارات القانونية
Scientific research = academic research, research methodology, research methods, qualitative research, quantitative research,
  wissenschaftliche forschung, forschungsmethoden, recherche scientifique, méthodologie de recherche, investigación científica,
  metodología de la investigación, ricerca scientifica, pesquisa científica, metodologia de pesquisa,
  wetenschappelijk onderzoek, badani* naukow*, научн* исследовани*, научно-исследовательск* работ*, bilimsel araştırma, 学術研究,
  科学研究, 科研, 학술 연구, البحث العلمي
Scientific writing = academic writing, scientific publications, wissenschaftliches schreiben, wissenschaftliches arbeiten,
  rédaction scientifique, redacción científica, scrittura scientifica, redação científica, 論文執筆, 论文写作
Laboratory techniques = laboratory work, lab work, laboratory skills, laborarbeit, labortechnik, laborerfahrung,
  techniques de laboratoire, travail en laboratoire, técnicas de laboratorio, trabajo de laboratorio, tecniche di laboratorio,
  técnicas de laboratório, laboratoriumtechnieken, technik* laboratoryjn*, prac* w laboratorium, лабораторн* работ*, 実験業務, 実験補助,
  实验室操作, 实验技能, 실험실 기술, تقنيات المختبر
Good laboratory practice = ^GLP, gute laborpraxis, bonnes pratiques de laboratoire,
  buenas prácticas de laboratorio > Laboratory techniques
Analytical chemistry = chemical analysis, analytische chemie, chimie analytique, química analítica, chimica analitica,
  chemi* analityczn*, аналитическ* хими*, 分析化学, 化学分析, 분석 화학
Chemistry = organic chemistry, chemie, organische chemie, chimie, chimie organique, química, química orgánica, química orgânica,
  chimica, chimica organica, chemi* organiczn*, органическ* хими*, 有機化学, 化学, 화학, الكيمياء
Chromatography = ^HPLC, hplc, gas chromatography, gc-ms, lc-ms, chromatographie, cromatografía, cromatografia, chromatografi*,
  хроматографи*, クロマトグラフィー, 色谱, 高效液相色谱, 크로마토그래피 > Analytical chemistry
Mass spectrometry = massenspektrometrie, spectrométrie de masse, espectrometría de masas, spettrometria di massa,
  espectrometria de massas, масс-спектрометри*, 質量分析, 质谱 > Analytical chemistry
Spectroscopy = ^NMR, ftir, uv-vis, spektroskopie, spectroscopie, espectroscopía, spettroscopia, espectroscopia, спектроскопи*,
  分光分析, 光谱 > Analytical chemistry
Biology = cell biology, biologie, biologie cellulaire, biología, biología celular, biologia, biologi*, биологи*, 生物学, 细胞生物学,
  생물학, علم الأحياء
Molecular biology = molekularbiologie, biologie moléculaire, biología molecular, biologia molecolare, biologia molecular,
  moleculaire biologie, biologi* molekularn*, молекулярн* биологи*, 分子生物学, 분자 생물학, علم الأحياء الجزيئي > Biology
^PCR = qpcr, rt-pcr, polymerase chain reaction > Molecular biology
CRISPR = gene editing, genome editing > Molecular biology
Cell culture = zellkultur, culture cellulaire, cultivo celular, colture cellulari, cultura celular, celkweek, hodowl* komórkow*,
  культур* клеток, 細胞培養, 细胞培养, 세포 배양 > Biology
Microbiology = mikrobiologie, microbiologie, microbiología, microbiologia, mikrobiologi*, микробиологи*, 微生物学, 微生物検査, 微生物, 미생물학,
  علم الأحياء الدقيقة > Biology
Flow cytometry = durchflusszytometrie, cytométrie en flux, citometría de flujo, フローサイトメトリー, 流式细胞 > Biology
Bioinformatics = bioinformatik, bio-informatique, bioinformática, bioinformatica, биоинформатик*, next-generation sequencing,
  ^NGS, genomics, バイオインフォマティクス, 生物信息学, 생물 정보학
Biotechnology = biotechnologie, biotecnología, biotecnologia, bioprocess engineering, biotechnologi*, биотехнологи*, バイオテクノロジー,
  生物技术, 생명 공학, التكنولوجيا الحيوية
Biostatistics = biostatistik, biostatistiques, bioestadística, biostatistica, bioestatística, биостатистик*, 生物统计 > Statistics
Physics = physik, ?physique, ?física, ?fisica, natuurkunde, fizyk*, физик*, 物理学, 물리학, الفيزياء
Mathematics = applied mathematics, mathematik, mathématiques, matemáticas, matematica, matemática, wiskunde, matematyk*,
  математик*, matematik, 数学, 수학, الرياضيات
Toxicology = toxikologie, toxicologie, toxicología, tossicologia, toxicologia, токсикологи*, 毒性試験, 毒理学
Ecology = biodiversity, ökologie, naturschutz, écologie, ecología, conservación de la biodiversidad, ecologia, экологи*, 生態学,
  生态学
Economics = volkswirtschaftslehre, économie, economía, economia politica, microeconomics, macroeconomics, экономическ* анализ*,
  経済学, 经济学, 경제학, الاقتصاد
Business administration = betriebswirtschaft, betriebswirtschaftslehre, ^BWL, gestion d'entreprise, administration des affaires,
  administración de empresas, economia aziendale, amministrazione aziendale, administração de empresas, bedrijfskunde,
  zarządzani* przedsiębiorstwem, işletme yönetimi, 経営学, 工商管理, 企业管理, 경영 관리, إدارة الأعمال
`;
