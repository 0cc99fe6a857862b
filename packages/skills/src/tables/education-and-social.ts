/** Format: see read-table.ts. */
export const educationAndSocial = `
Teaching = การสอน, giảng dạy, mengajar, शिक्षण, ufundishaji, classroom teaching, lesson planning, ?lehren, unterrichten, unterrichtsplanung, ?unterricht, ?enseignement, ?docencia,
  ?enseñanza, ?insegnamento, didattica, ?ensino, lesgeven, onderwijs geven, nauczani*, преподавани*, undervisning, öğretmenlik,
  výuk*, tanítás, opetus, διδασκαλία, 教学, 授課, 授業, 教育指導, 교수 학습, 수업 진행, التدريس
Curriculum development = curriculum design, syllabus design, lehrplanentwicklung, curriculumentwicklung,
  conception de programmes pédagogiques, desarrollo curricular, diseño curricular, progettazione didattica,
  desenvolvimento curricular, curriculumontwikkeling, разработк* учебных программ, カリキュラム開発, 课程设计, 课程开发, 교육 과정 개발, تطوير المناهج
Classroom management = klassenführung, gestion de classe, manejo del aula, gestione della classe, gestão de sala de aula,
  klassenmanagement, 学級経営, 课堂管理
Early childhood education = preschool education, kindergarten teaching, nursery teaching, frühpädagogik, kindergartenpädagogik,
  erzieher*, frühkindliche bildung, petite enfance, éducation de la petite enfance, educación infantil, educación preescolar,
  educazione della prima infanzia, educação infantil, kleuteronderwijs, kinderopvang, wychowani* przedszkoln*,
  дошкольн* образовани*, дошкольн* воспитани*, okul öncesi eğitim, 幼児教育, 保育, 学前教育, 幼儿教育, 유아 교육, 보육, تعليم الطفولة المبكرة
Childcare = child care, babysitting, nannying, kinderbetreuung, tagesmutter, garde d'enfants, cuidado de niños,
  cuidado infantil, assistenza bambini, cuidado de crianças, kinderoppas, opiek* nad dziećmi, уход* за детьми, barnomsorg,
  çocuk bakımı, 子育て支援, 幼儿看护, 아이 돌봄
Special needs education = special education, sonderpädagogik, förderpädagogik, éducation spécialisée, enseignement spécialisé,
  educación especial, insegnamento di sostegno, educação especial, speciaal onderwijs, pedagogik* specjaln*,
  специальн* образовани*, дефектологи*, özel eğitim, 特別支援教育, 特殊教育, 특수 교육, التربية الخاصة
Primary education = primary school teaching, elementary education, grundschulpädagogik, grundschullehramt,
  enseignement primaire, educación primaria, scuola primaria, ensino fundamental, basisonderwijs, nauczani* początkow*,
  начальн* образовани*, 小学校教諭, 小学教育
Secondary education teaching = secondary school teaching, gymnasiallehramt, enseignement secondaire,
  educación secundaria docencia, scuola secondaria, ensino médio docência, 中学教諭, 中学教育
Higher education teaching = university teaching, lecturing, hochschullehre, enseignement supérieur, docencia universitaria,
  docenza universitaria, ensino superior docência, 大学教育, 高校教学
Language teaching = language instruction, ^TEFL, ^TESOL, ^CELTA, ^ESL, teaching english as a foreign language, sprachunterricht,
  deutsch als fremdsprache, ^DaF, enseignement des langues, ^FLE, français langue étrangère, enseñanza de idiomas,
  enseñanza de lenguas, insegnamento delle lingue, ensino de idiomas, taalonderwijs, преподавани* языков,
  преподавани* английского, 日本語教育, 英語指導, 英语教学, 对外汉语, 한국어 교육
Tutoring = private tuition, nachhilfe, soutien scolaire, clases particulares, ripetizioni, aulas particulares, bijles,
  korepetycj*, репетиторств*, özel ders, 家庭教師, 個別指導, 家教, 辅导, 과외
Adult education = erwachsenenbildung, formation pour adultes, formation d'adultes, formation professionnelle continue,
  educación de adultos, educazione degli adulti, educação de adultos, volwasseneneducatie, kształceni* dorosłych, 成人教育, 社会教育
E-learning = elearning, online teaching, online-lehre, digital learning, blended learning, moodle, articulate storyline,
  learning management systems, ^LMS, enseignement à distance, formation en ligne, formación online, didattica a distanza,
  ensino a distância, ^EAD, дистанционн* обучени*, eラーニング, 在线教育, 在线教学, 이러닝, التعلم الإلكتروني
Instructional design = ingénierie pédagogique, diseño instruccional, design instrucional, instructional designer,
  インストラクショナルデザイン, 教学设计
Educational counselling = academic advising, career counselling, career counseling, berufsberatung, studienberatung,
  orientation professionnelle, orientación profesional, orientamento professionale, orientação profissional,
  loopbaanbegeleiding, doradztw* zawodow*, профориентаци*, キャリアカウンセリング, 职业指导
Student assessment = exam preparation, leistungsbewertung, évaluation des élèves, evaluación de alumnos,
  valutazione degli studenti, avaliação de alunos, 成績評価
Social work = social worker, sozialarbeit, sozialpädagogik, soziale arbeit, travail social, assistant social,
  assistante sociale, trabajo social, lavoro sociale, assistente sociale, serviço social, maatschappelijk werk, prac* socjaln*,
  социальн* работ*, socialt arbete, sosyal hizmet, ソーシャルワーク, 社会福祉, 社会工作, 社工, 사회 복지, العمل الاجتماعي
Youth work = youth welfare, jugendarbeit, jugendhilfe, animation jeunesse, trabajo con jóvenes, animazione giovanile,
  trabalho com jovens, jeugdzorg, jongerenwerk, prac* z młodzież*, работ* с молодеж*, 児童福祉, 青少年工作
Case management = fallmanagement, gestion de cas, gestión de casos, gestione dei casi, gestão de casos, casemanagement,
  ケースマネジメント, 个案管理
Community work = community outreach, community development, gemeinwesenarbeit, travail communautaire, desarrollo comunitario,
  desenvolvimento comunitário, 地域支援, 社区工作
Humanitarian aid = ngo management, development cooperation, entwicklungszusammenarbeit, aide humanitaire, ayuda humanitaria,
  cooperación internacional, cooperazione internazionale, cooperação internacional, гуманитарн* помощ*, 国際協力, 人道援助
Sports coaching = fitness training, personal training, sports training, trainertätigkeit, entraînement sportif, coach sportif,
  entrenamiento deportivo, entrenador personal, allenatore sportivo, personal trainer, treinamento esportivo, sporttraining,
  trener* personaln*, тренерск* работ*, スポーツ指導, 健身教练, 体育教学, 헬스 트레이너
Music teaching = music education, musikunterricht, musikpädagogik, enseignement musical, enseñanza musical,
  insegnamento musicale, ensino de música, музыкальн* образовани*, 音楽教育, 音乐教学
Library science = librarianship, cataloguing, bibliothekswesen, bibliothéconomie, bibliotecología, biblioteconomia,
  bibliotheekwetenschap, bibliotekoznawstw*, библиотечн* дел*, 図書館業務, 图书馆管理
Museum work = museum curation, curating, museumspädagogik, muséologie, museología, museologia, 学芸員, 博物馆
Pastoral care = chaplaincy, seelsorge, aumônerie, pastoral juvenil, 心のケア
`;
