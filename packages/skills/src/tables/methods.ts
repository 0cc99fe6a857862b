/** Format: see read-table.ts. */
export const methods = `
Project management = project manager, project planning, project coordination, project delivery, managing projects,
  projektmanagement, projektleitung, projektsteuerung, projektplanung, projektkoordination, gestion de projet,
  gestion de projets, conduite de projet, pilotage de projet, pilotage de projets, chef de projet, management de projet,
  gestión de proyectos, dirección de proyectos, administración de proyectos, gestor de proyectos, gestione progetti,
  gestione di progetti, gestione dei progetti, gestione di progetto, project management professional, gestão de projetos,
  gestão de projectos, gerenciamento de projetos, gerência de projetos, projectmanagement, projectbeheer, projectleiding,
  zarządzani* projekt*, prowadzeni* projektów, управлени* проект*, ведени* проектов, руководств* проектами, управлінн* проєкт*,
  управлінн* проект*, projektledning, projektledelse, prosjektledelse, projektinhallinta, projektijuhtimi*, projektové řízení,
  řízení projektů, projektový manažment, projektmenedzsment, managementul proiectelor, management de proiect, proje yönetimi,
  διαχείριση έργων, διαχείριση έργου, управлени* на проекти, upravljanje projektima, управљање пројектима, projektų valdym*,
  projektu vadība*, projektno vodenje, プロジェクト管理, プロジェクトマネジメント, プロジェクトマネージャー, 项目管理, 項目管理, 专案管理, 專案管理, 项目经理, 프로젝트 관리,
  إدارة المشاريع, مدیریت پروژه, ניהול פרויקטים, परियोजना प्रबंधन, প্রকল্প ব্যবস্থাপনা, quản lý dự án, การบริหารโครงการ,
  บริหารโครงการ, การจัดการโครงการ, manajemen proyek, pengurusan projek, usimamizi wa miradi, pamamahala ng proyekto,
  projekbestuur, پراجیکٹ مینجمنٹ
Programme management = program management, multi-project management, multiprojektmanagement, gestion de programmes,
  gestión de programas, programmamanagement, 项目群管理 > Project management
Project portfolio management = ^PMO, project management office, projektportfoliomanagement, projektportfolio,
  gestion de portefeuille de projets > Project management
Agile methods = agile methodologies, agile methodology, agile development, agile software development, agile project management,
  agile working, ^Agile, agile methoden, agiles projektmanagement, agile softwareentwicklung, agiler softwareentwicklung,
  agilen methoden, agile entwicklung, méthodes agiles, méthode agile, méthodologies agiles, méthodologie agile,
  metodologías ágiles, metodologías agiles, metodología ágil, metodologie agili, metodologia agile, metodologias ágeis,
  metodologia ágil, métodos ágeis, agile werken, metodyk* zwinn*, metodyk* agile, zwinn* metodyk*, гибк* методологи*,
  agila metoder, アジャイル開発, アジャイル, 敏捷开发, 敏捷, 애자일
Scrum = scrum methodology, scrum framework, スクラム開発, 스크럼, скрам* > Agile methods
Scrum Master = scrum-master, scrummaster > Scrum
Kanban = kanban boards, カンバン, 看板管理 > Agile methods
^SAFe = scaled agile framework, scaled agile, large-scale scrum > Agile methods
Extreme programming = xp programming > Agile methods
Waterfall methodology = waterfall model, v-modell, wasserfallmodell, cycle en v, v-model > Project management
Lean management = lean manufacturing, lean production, lean methods, lean methodology, !Lean, lean six sigma,
  schlanke produktion, lean-management, lean-methoden, production allégée, manufactura esbelta, produzione snella,
  manufatura enxuta, бережлив* производств*, リーン生産, 精益生产, 精益管理, 린 생산
Six Sigma = 6 sigma, six-sigma, dmaic, lean six sigma green belt, lean six sigma black belt, шесть сигм, シックスシグマ, 六西格玛,
  식스 시그마 > Quality management
Kaizen = kaizen events, カイゼン, 改善活動 > Continuous improvement
^5S = 5s methodology, 5s-methode, 5s管理 > Lean management
Continuous improvement = process improvement, process optimization, process optimisation, ^KVP,
  kontinuierlicher verbesserungsprozess, prozessoptimierung, prozessverbesserung, amélioration continue,
  optimisation des processus, mejora continua, mejora de procesos, optimización de procesos, miglioramento continuo,
  miglioramento dei processi, melhoria contínua, melhoria de processos, procesverbetering, procesoptimalisatie,
  ciągł* doskonaleni*, optymalizacj* procesów, непрерывн* улучшени*, оптимизаци* процессов, 継続的改善, 業務改善, 持续改进, 流程优化, 流程改善,
  지속적 개선, 프로세스 개선, تحسين العمليات
Process management = prozessmanagement, gestion des processus, gestión de procesos, gestione dei processi, gestão de processos,
  procesmanagement, zarządzani* procesami, управлени* процессами, プロセス管理, 流程管理, 프로세스 관리
Quality management = quality management systems, ^QMS, qualitätsmanagement, qualitätsmanagementsystem*,
  management de la qualité, gestion de la qualité, gestión de la calidad, gestión de calidad, gestione della qualità,
  gestione qualità, gestão da qualidade, gestão de qualidade, kwaliteitsmanagement, zarządzani* jakością, менеджмент* качества,
  управлени* качеством, kvalitetsledning, kalite yönetimi, řízení kvality, 品質管理システム, 质量管理, 品質管理, 품질 경영, إدارة الجودة
Quality assurance = ^QA, qualitätssicherung, assurance qualité, aseguramiento de la calidad, aseguramiento de calidad,
  assicurazione qualità, garantia da qualidade, garantia de qualidade, kwaliteitsborging, zapewnieni* jakości,
  обеспечени* качества, kvalitetssäkring, 品質保証, 质量保证, 품질 보증, ضمان الجودة
Quality control = quality inspection, qualitätskontrolle, qualitätsprüfung, contrôle qualité, contrôle de la qualité,
  control de calidad, controllo qualità, controllo di qualità, controle de qualidade, kwaliteitscontrole, kontrol* jakości,
  контрол* качества, kvalitetskontroll, kalite kontrol, 検品, 品質検査, 质量控制, 质检, 品质检验, 품질 관리, مراقبة الجودة
ISO 9001 = iso9001, iso 9000, iso 13485, iatf 16949, iso/ts 16949 > Quality management
Root cause analysis = 8d report, 8d-report, 8d reports, ishikawa, five whys, ursachenanalyse, analyse des causes racines,
  análisis de causa raíz, analisi delle cause, 根本原因分析, 原因分析
FMEA = failure mode and effects analysis, ^AMDEC, amdec > Quality management
Stakeholder management = stakeholder engagement, stakeholder communication, stakeholdermanagement,
  gestion des parties prenantes, gestión de stakeholders, gestión de partes interesadas, gestione degli stakeholder,
  gestão de stakeholders, управлени* стейкхолдерами, ステークホルダー管理, 干系人管理, 相关方管理
OKR = okrs, objectives and key results
KPI tracking = ^KPI, kpis, kpi reporting, key performance indicators, kennzahlen, indicateurs clés, indicadores clave,
  показател* эффективности
Strategic planning = strategy development, business strategy, corporate strategy, strategische planung, strategieentwicklung,
  unternehmensstrategie, planification stratégique, stratégie d'entreprise, planificación estratégica,
  pianificazione strategica, planejamento estratégico, planeamento estratégico, strategische planning, planowani* strategiczn*,
  стратегическ* планировани*, stratejik planlama, 戦略立案, 経営企画, 战略规划, 策略規劃, 전략 기획, التخطيط الاستراتيجي
Business planning = business plan, business plans, business cases, business case, geschäftsplanung, businessplan,
  planes de negocio, plan d'affaires, бизнес-планировани*, 事業計画, 商业计划
Management consulting = ?consulting, business consulting, unternehmensberatung, conseil en management, conseil en stratégie,
  ?consultoría, consulenza aziendale, ?consultoria, doradztw*, консалтинг*, コンサルティング, 管理咨询, 컨설팅
Vendor management = supplier management, lieferantenmanagement, gestion des fournisseurs, gestión de proveedores,
  gestione fornitori, gestão de fornecedores, leveranciersmanagement, zarządzani* dostawcami, управлени* поставщиками, 供应商管理,
  サプライヤー管理, 공급업체 관리
Contract management = contract administration, vertragsmanagement, vertragsverwaltung, gestion des contrats,
  gestion de contrats, gestión de contratos, gestione contratti, gestione dei contratti, gestão de contratos, contractbeheer,
  contractmanagement, zarządzani* umowami, договорн* работ*, 契約管理, 合同管理, 계약 관리, إدارة العقود
Facility management = facilities management, building management, facility-management, gebäudemanagement,
  gestion des installations, services généraux, gestión de instalaciones, facility manager, gestione degli immobili,
  gestão de facilidades, facilitair beheer, ファシリティマネジメント, 设施管理, 시설 관리
Crisis management = krisenmanagement, gestion de crise, gestión de crisis, gestione delle crisi, gestão de crises,
  антикризисн* управлени*, 危機管理, 危机管理
Knowledge management = wissensmanagement, gestion des connaissances, gestión del conocimiento, gestão do conhecimento,
  ナレッジマネジメント, 知识管理
Innovation management = innovationsmanagement, gestion de l'innovation, gestión de la innovación, gestão da inovação, イノベーション推進,
  创新管理
Sustainability = ^ESG, ^CSR, corporate social responsibility, nachhaltigkeit, nachhaltigkeitsmanagement, développement durable,
  ^RSE, sostenibilidad, sostenibilità, sustentabilidade, duurzaamheid, zrównoważon* rozw*, устойчив* развити*,
  sürdürülebilirlik, サステナビリティ, 可持续发展, 지속 가능성, الاستدامة
Workshop facilitation = facilitation of workshops, workshop-moderation, moderation von workshops, moderationstechniken,
  animation d'ateliers, facilitación de talleres, facilitação de workshops, ファシリテーション
Public administration = öffentliche verwaltung, verwaltungsrecht, administration publique, administración pública,
  pubblica amministrazione, administração pública, openbaar bestuur, administracj* publiczn*, государственн* управлени*, 行政事務,
  公共管理
Grant management = eu-förderung, fördermittel, fördermittelmanagement, gestion de subventions, gestión de subvenciones,
  fondi europei, fondos europeos, subsidies aanvragen
Entrepreneurship = unternehmertum, entrepreneuriat, emprendimiento, imprenditorialità, empreendedorismo, przedsiębiorczoś*,
  предпринимательств*, 起業, 创业
`;
