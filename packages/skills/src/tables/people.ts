/** Format: see read-table.ts. */
export const people = `
Human resources = nhân sự, ทรัพยากรบุคคล, मानव संसाधन, sumber daya manusia, sumber manusia, hr management, human resource management, human resources management, hr generalist, hr-management,
  personalwesen, personalmanagement, personalarbeit, ressources humaines, gestion des ressources humaines, recursos humanos,
  gestión de recursos humanos, ^RRHH, risorse umane, gestione delle risorse umane, gestão de recursos humanos, personeelszaken,
  personeelsbeleid, zasob* ludzk*, zarządzani* zasobami ludzkimi, кадров* делопроизводств*, управлени* персоналом,
  insan kaynakları, lidské zdroje, 人事, 人事労務, 人力资源, 人力資源, 인사 관리, 인적 자원, الموارد البشرية
Recruiting = recruitment, talent acquisition, headhunting, sourcing candidates, active sourcing, recrutement,
  personalbeschaffung, personalgewinnung, personalrecruiting, reclutamiento, selección de personal, ricerca e selezione,
  selezione del personale, recrutamento, recrutamento e seleção, werving en selectie, rekrutacj*, подбор* персонала, рекрутинг*,
  rekrytering, rekruttering, işe alım, nábor, 採用, 採用業務, 招聘, 人才招聘, 招募, 채용, التوظيف
Candidate screening = applicant screening, cv screening, bewerbermanagement, bewerberauswahl, tri de cv, filtrado de candidatos,
  简历筛选 > Recruiting
Applicant tracking systems = applicant tracking system, bewerbermanagementsystem, greenhouse ats, lever ats, smartrecruiters,
  personio recruiting > Recruiting
Employer branding = employer-branding, arbeitgebermarke, marque employeur, marca empleadora, employer brand, 雇主品牌
Onboarding = employee onboarding, einarbeitung neuer mitarbeiter, mitarbeiter-onboarding,
  intégration des nouveaux collaborateurs, incorporación de empleados, integração de colaboradores, 入职管理
Payroll = payroll processing, payroll accounting, payroll management, lohnabrechnung, gehaltsabrechnung,
  lohn- und gehaltsabrechnung, entgeltabrechnung, lohnbuchhaltung, paie, gestion de la paie, gestion de paie, nóminas, nómina,
  gestión de nóminas, paghe e contributi, elaborazione paghe, folha de pagamento, salarisadministratie, loonadministratie,
  lista płac, kadry i płace, naliczani* wynagrodzeń, расчет* заработной платы, lönehantering, bordro, mzdov* účetnictv*, 給与計算,
  薪资核算, 薪酬核算, 薪資計算, 급여 관리, الرواتب
Compensation and benefits = comp and ben, compensation & benefits, vergütungsmanagement, rémunération et avantages sociaux,
  compensaciones y beneficios, remuneração e benefícios, 薪酬福利, 薪酬管理
Personnel administration = hr administration, personaladministration, personalverwaltung, administration du personnel,
  gestion du personnel, administración de personal, amministrazione del personale, administração de pessoal,
  departamento pessoal, personeelsadministratie, administracj* kadrow*, kadr* i płac*, кадров* учет*, 労務管理,
  人事管理 > Human resources
Labour law = labor law, employment law, arbeitsrecht, droit du travail, derecho laboral, diritto del lavoro,
  direito do trabalho, legislação trabalhista, arbeidsrecht, praw* pracy, трудов* прав*, трудов* законодательств*, 労働法, 劳动法,
  勞基法, 노동법, قانون العمل
Employee relations = labor relations, labour relations, industrial relations, works council relations, betriebsrat,
  relations sociales, dialogue social, relaciones laborales, relazioni industriali, relações trabalhistas, 员工关系, 労使関係
Training and development = learning and development, ^L&D, employee training, staff training, personalentwicklung,
  mitarbeiterschulung, formation du personnel, développement des compétences, formación y desarrollo, capacitación de personal,
  formazione del personale, treinamento e desenvolvimento, opleiding en ontwikkeling, szkoleni* pracowników, обучени* персонала,
  人材育成, 人材開発, 社員教育, 员工培训, 培训与发展, 직원 교육, تدريب الموظفين
Talent management = succession planning, talentmanagement, gestion des talents, gestión del talento, gestione dei talenti,
  gestão de talentos, タレントマネジメント, 人才管理, 人才发展
Performance management = performance appraisal, performance reviews, mitarbeiterbeurteilung, leistungsbeurteilung,
  évaluation des performances, entretiens annuels, evaluación del desempeño, valutazione delle prestazioni,
  avaliação de desempenho, управлени* эффективность*, 人事評価, 绩效管理, 绩效考核, 성과 관리
Workforce planning = personalplanung, personaleinsatzplanung, dienstplanung, schichtplanung, shift planning, rota planning,
  gestion des plannings, planificación de plantilla, planificación de turnos, pianificazione turni, escala de trabalho,
  personeelsplanning, planowani* grafików, シフト管理, 排班管理
Organisational development = organizational development, organisationsentwicklung, développement organisationnel,
  desarrollo organizacional, sviluppo organizzativo, desenvolvimento organizacional, 組織開発, 组织发展
Change management = change-management, veränderungsmanagement, conduite du changement, gestion du changement,
  gestión del cambio, gestione del cambiamento, gestão da mudança, gestão de mudanças, verandermanagement, zarządzani* zmianą,
  управлени* изменениями, 変革管理, チェンジマネジメント, 变革管理, 변화 관리, إدارة التغيير
People management = team leadership, team management, staff management, leading teams, team leading, leadership experience,
  mitarbeiterführung, personalführung, personalverantwortung, teamleitung, teamführung, führungserfahrung,
  führungsverantwortung, management d'équipe, encadrement d'équipe, gestion d'équipe, animation d'équipe, gestión de equipos,
  gestión de personas, dirección de equipos, liderazgo de equipos, gestione del team, gestione di team,
  coordinamento del personale, gestione del personale, gestão de equipes, gestão de equipas, gestão de pessoas,
  liderança de equipes, leidinggeven, aansturen van teams, zarządzani* zespołem, kierowani* zespołem, управлени* командой,
  руководств* командой, управлени* коллективом, personalansvar, ekip yönetimi, vedení týmu, チームマネジメント, 部下育成, マネジメント経験, 团队管理,
  團隊管理, 인력 관리, 팀 관리, إدارة الفرق
Coaching = executive coaching, business coaching, коучинг*, コーチング, 코칭
Mediation = conflict management, conflict resolution, konfliktmanagement, médiation, gestion de conflits, mediación,
  resolución de conflictos, mediazione, gestione dei conflitti, mediação, gestão de conflitos, разрешени* конфликтов, 調停, 冲突管理
Occupational health and safety = occupational safety, workplace safety, health and safety, ^HSE, ^EHS, ^QHSE, ^OHS, nebosh,
  arbeitssicherheit, arbeitsschutz, santé et sécurité au travail, sécurité au travail, prévention des risques,
  prevención de riesgos laborales, ^PRL, seguridad y salud laboral, seguridad industrial, sicurezza sul lavoro,
  segurança do trabalho, arbeidsveiligheid, veiligheid op het werk, ^BHP, bezpieczeństw* i higien* pracy, охран* труда,
  техник* безопасности, arbetsmiljö, iş güvenliği, iş sağlığı ve güvenliği, 安全衛生, 労働安全衛生, 安全生产, 职业健康安全, 산업 안전, السلامة المهنية
First aid = first aider, erste hilfe, ersthelfer*, premiers secours, secourisme, primeros auxilios, primo soccorso,
  primeiros socorros, ehbo, pierwsz* pomoc*, перв* помощ*, 応急処置, 急救, 응급 처치, الإسعافات الأولية
Diversity and inclusion = diversity management, diversité et inclusion, diversidad e inclusión
Interviewing = job interviews, vorstellungsgespräche, conduite d'entretiens, entrevistas de selección, проведени* собеседований,
  面接対応, 面试
`;
