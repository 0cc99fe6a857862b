/** What proves a skill by examination. Format: see read-table.ts. */
export const certifications = `
PMP = project management professional certification, pmp certification, pmp-zertifizierung, certification pmp,
  certificación pmp, pmp认证, pmp资格 > Project management
PRINCE2 = prince 2, prince2 practitioner, prince2 foundation > Project management
IPMA = gpm-zertifizierung, ipma level d, ipma level c > Project management
^CAPM = certified associate in project management > Project management
Certified ScrumMaster = ^CSM, ^PSM, psm i, professional scrum master, certified scrum master, ^CSPO,
  professional scrum product owner, ^PSPO > Scrum
PMI-ACP = agile certified practitioner > Agile methods
Six Sigma Green Belt = green belt, six sigma yellow belt > Six Sigma
Six Sigma Black Belt = black belt, master black belt > Six Sigma
ITIL certification = itil foundation certificate, itil foundation certification, itil-zertifizierung, certification itil, certificación itil,
  itil certified > ITIL
AWS certification = aws certified solutions architect, aws solutions architect, aws certified, aws認定, aws認定資格, aws-zertifizierung,
  certification aws, certificación aws, aws认证, aws certified developer, aws certified cloud practitioner > AWS
Azure certification = microsoft certified azure, azure certified, az-104, az-900, az-305, azure administrator associate,
  azure-zertifizierung, certification azure, certificación azure > Azure
Google Cloud certification = google cloud certified, professional cloud architect, gcp certification > Google Cloud
Certified Kubernetes Administrator = ^CKA, ^CKAD, ^CKS, certified kubernetes application developer > Kubernetes
Terraform Associate = hashicorp certified terraform associate > Terraform
Red Hat certification = ^RHCE, ^RHCSA, red hat certified engineer, lpic, lpic-1 > Linux
CCNA = cisco certified network associate > Cisco
CCNP = ^CCIE, cisco certified network professional > Cisco
CompTIA = comptia a+, comptia security+, comptia network+, comptia security, comptia network
CISSP = certified information systems security professional > Information security
CISM = certified information security manager > Information security
^CISA = certified information systems auditor > Auditing
^CEH = certified ethical hacker > Penetration testing
OSCP = offensive security certified professional > Penetration testing
ISO 27001 Lead Auditor = iso 27001 lead implementer > ISO 27001
ISTQB = istqb certified tester, istqb certification, istqb-zertifizierung > Software testing
Oracle Certified Professional = ^OCP, ^OCA, oracle certified associate, oracle certified java > Java
Microsoft Office Specialist = ^MOS > Microsoft Office
ECDL = ^ICDL, european computer driving licence, europäischer computerführerschein > Microsoft Office
TOGAF = togaf certified > Software architecture
^CFA = chartered financial analyst, 特许金融分析师 > Financial analysis
^FRM = financial risk manager > Risk management
^CPA = certified public accountant, 注册会计师, 공인회계사, 米国公認会計士 > Accounting
^ACCA = association of chartered certified accountants > Accounting
^CIMA = chartered management accountant > Controlling
Chartered accountant = ^ACA, wirtschaftsprüfer, expert-comptable, contador público, dottore commercialista,
  revisor oficial de contas, registeraccountant, biegły rewident, аттестат аудитора, 公認会計士, قانوني معتمد > Accounting
Tax adviser = steuerberater, steuerfachangestellte, steuerfachangestellter, steuerfachwirt, asesor fiscal, consulente fiscale,
  doradca podatkowy, belastingadviseur, 税理士, 税务师 > Taxation
Bilanzbuchhalter = geprüfter bilanzbuchhalter, bilanzbuchhalterin > Accounting
Nissho bookkeeping = 日商簿記, 日商簿記2級, 日商簿記1級, 日商簿記3級, 簿記2級, 簿記1級 > Accounting
CIA certified internal auditor = certified internal auditor > Auditing
^CAMS = certified anti-money laundering specialist > AML
SHRM-CP = shrm-scp, ^PHR, ^SPHR, cipd > Human resources
APICS = ^CSCP, ^CPIM, apics certification > Supply chain management
^CIPS = mcips > Procurement
Google Ads certification = google ads certified, google analytics certification > SEA
HubSpot certification = hubspot certified > HubSpot
Salesforce certification = salesforce certified administrator, salesforce certified,
  salesforce administrator certification > Salesforce
SAP certification = sap certified, sap-zertifizierung, certification sap, certificación sap > SAP
^LEED = leed accredited professional, leed ap, breeam, dgnb > Sustainability
Professional engineer licence = professional engineer license, fundamentals of engineering, chartered engineer, ^CEng, 技術士,
  注册工程师
Registered architect = registered architects, 一級建築士, 二級建築士, 注册建筑师, 건축사 > Architecture
Construction manager licence = 1級建築施工管理技士, 1級土木施工管理技士, 施工管理技士, 建造师, 一级建造师, 二级建造师, 건축기사 > Construction management
Electrician licence = 電気工事士, 第二種電気工事士, 第一種電気工事士, 電気主任技術者, 电工证, 전기기사, sep-uprawnienia, habilitation électrique,
  nr-10 > Electrical installation
Welding certificate = welding certification, schweißerschein, schweißprüfung, certificat de soudage, en iso 9606, 溶接技能者,
  焊工证 > Welding
Forklift licence = forklift license, staplerschein, gabelstaplerschein, flurfördermittelschein, permis cariste, caces r489,
  caces 1, caces 3, caces 5, carné de carretillero, carnet de carretillero, patentino muletto, patentino del muletto,
  heftruckcertificaat, uprawnieni* na wózki widłowe, uprawnieni* udt, права на погрузчик, truckkort, truckförerbevis, フォークリフト免許,
  フォークリフト運転技能, 叉车证, 지게차운전기능사, 지게차 자격증 > Forklift operation
Crane licence = kranschein, クレーン免許, 起重机操作证 > Crane operation
Food hygiene certificate = carné de manipulador de alimentos, carnet de manipulador de alimentos, food handler's certificate, food safety certificate,
  infektionsschutzbelehrung, gesundheitszeugnis, 食品衛生責任者, 健康证 > HACCP
Cook licence = 調理師免許, 厨师证, 조리사 자격증 > Cooking
Teaching licence = teaching license, teacher certification, teaching certificate, qualified teacher status, ^QTS, ^PGCE,
  lehramt, zweites staatsexamen lehramt, agrégation, 教員免許, 教师资格证, 教師證, 교원 자격증 > Teaching
TEFL certificate = tefl certified, celta certified, tesol certificate > Language teaching
Nursing licence = nursing license, rn license, rn licence, nursing registration, ^NCLEX, registered nurse license, nmc registration, 看護師免許, 正看護師, 护士执业证, 护士资格证,
  간호사 면허, diplôme d'état infirmier, ^COREN > Nursing
Care worker certificate = 介護福祉士, 介護職員初任者研修, 介護職員実務者研修, 요양보호사, diplôme d'état d'aide-soignant > Elderly care
Childcare licence = 保育士資格, 保育士, staatlich anerkannter erzieher, staatlich anerkannte erzieherin, cap petite enfance, 幼儿教师资格证,
  보육교사 > Early childhood education
Medical licence = approbation, board certified physician, medical board certification, 医師免許, 执业医师, 의사 면허
Pharmacist licence = 薬剤師免許, 执业药师, pharmd
First aid certificate = erste-hilfe-schein, brevet de secourisme, sauveteur secouriste du travail, ^SST,
  first aid certified > First aid
Bar admission = admitted to the bar, bar exam, volljurist*, zweites juristisches staatsexamen, avocat au barreau, barreau,
  inscrito na oab, 弁護士資格, 司法考试, 法律职业资格, 변호사 자격 > Legal advice
Real estate licence = real estate license, 宅建, 宅地建物取引士, 房地产经纪人, 공인중개사 > Real estate
Security licence = sia licence, sachkundeprüfung 34a, 34a, carte professionnelle cnaps, tip de vigilante,
  保安员证 > Security guarding
Driver qualification = ^CPC, berufskraftfahrerqualifikation, kraftfahrerqualifikation, ^FIMO, ^FCO,
  certificado de aptitud profesional transporte, code 95, kwalifikacja zawodowa kierowcy > Truck driving
Dangerous goods certificate = adr-schein, adr certificate, certificat adr, carnet adr, patentino adr, uprawnieni* adr, 危険物取扱者,
  危険物取扱者乙種4類 > Dangerous goods
Ausbildereignung = ausbilderschein, aevo, ada-schein > Training and development
NEBOSH certificate = iosh, nebosh igc, osha 30, osha 10, sicherheitsfachkraft, fachkraft für arbeitssicherheit, technicien hse,
  安全工程师, 安全员证 > Occupational health and safety
Information technology engineer examination = 基本情報技術者, 応用情報技術者, itパスポート, 软考, 정보처리기사
TOEIC = toeic score
TOEFL = toefl ibt
IELTS
JLPT = 日本語能力試験, jlpt n1, jlpt n2
HSK = hsk 5, hsk 6
TestDaF = goethe-zertifikat, telc deutsch, dsh
^DELF = dalf
^DELE
`;
