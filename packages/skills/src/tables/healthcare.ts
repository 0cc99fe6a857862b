/** Format: see read-table.ts. */
export const healthcare = `
Nursing = infermieristica, การพยาบาล, नर्सिंग, điều dưỡng, keperawatan, kejururawatan, uuguzi, nursing care, patient nursing, registered nurse, ?pflege, krankenpflege, gesundheits- und krankenpflege,
  pflegefachfrau, pflegefachmann, pflegefachkraft, examinierte pflegefachkraft, soins infirmiers, infirmier, infirmière,
  enfermería, enfermera, enfermero, assistenza infermieristica, infermiere, infermiera, enfermagem, enfermeiro, enfermeira,
  verpleging, verpleegkunde, verpleegkundige, pielęgniarstw*, pielęgniark*, сестринск* дел*, медсестр*, медицинск* сестр*,
  sjuksköterska, sygeplejerske, sykepleier, hemşire*, ošetřovatelstv*, ápolás, sairaanhoit*, νοσηλευτική, 看護, 看護業務, 護理, 护理, 护士,
  간호, 간호사, التمريض, نرسینگ
Patient care = patientenversorgung, patientenbetreuung, soins aux patients, prise en charge des patients, atención al paciente,
  cuidado de pacientes, assistenza ai pazienti, cura del paziente, atendimento ao paciente, cuidado ao paciente, patiëntenzorg,
  opiek* nad pacjent*, уход* за пациентами, уход* за больными, hasta bakımı, patientvård, 患者対応, 患者护理, 환자 간호, رعاية المرضى
Elderly care = geriatric care, aged care, care of the elderly, altenpflege, altenpfleger*, seniorenbetreuung,
  soins aux personnes âgées, gériatrie, cuidado de adultos mayores, cuidado de ancianos, geriatría, assistenza anziani,
  cuidado de idosos, cuidador de idosos, ouderenzorg, opiek* nad osobami starszymi, уход* за пожилыми, äldreomsorg,
  yaşlı bakımı, 介護, 老年护理, 养老护理, 노인 요양, رعاية المسنين
Home care = home nursing, domiciliary care, ambulante pflege, häusliche pflege, soins à domicile, aide à domicile,
  atención domiciliaria, assistenza domiciliare, atenção domiciliar, thuiszorg, opiek* domow*, 訪問介護, 訪問看護, 居家护理
Intensive care = critical care, ^ICU, intensivpflege, intensivmedizin, soins intensifs, réanimation, cuidados intensivos, ^UCI,
  terapia intensiva, ^UTI, intensive care unit, intensywn* terapi*, реанимаци*, интенсивн* терапи*, yoğun bakım, 集中治療, 重症监护,
  중환자실, العناية المركزة
Emergency medicine = emergency care, emergency nursing, notfallmedizin, rettungsdienst, notfallsanitäter*, médecine d'urgence,
  soins d'urgence, urgencias, medicina de urgencias, pronto soccorso, medicina d'urgenza, atendimento de emergência,
  spoedeisende hulp, ratownictw* medyczn*, скор* помощ*, 救急, 急诊, 응급 의료, طب الطوارئ
Palliative care = hospice care, palliativpflege, palliativmedizin, soins palliatifs, cuidados paliativos, cure palliative,
  palliatieve zorg, opiek* paliatywn*, паллиативн* помощ*, 緩和ケア, 临终关怀
Paediatrics = pediatrics, pediatric nursing, pädiatrie, kinderkrankenpflege, pédiatrie, pediatría, pediatria, kindergeneeskunde,
  педиатри*, 小児科, 儿科, 소아과, طب الأطفال
Surgery = surgical assistance, operating room, operating theatre, chirurgie, op-pflege, operationstechnische assistenz,
  bloc opératoire, cirugía, quirófano, instrumentación quirúrgica, chirurgia, sala operatoria, cirurgia, centro cirúrgico,
  operatiekamer, chirurgi*, хирурги*, ameliyathane, 手術室, 外科, 手术室, 수술실, الجراحة
Anaesthesia = anesthesia, anesthesiology, anästhesie, anesthésie, anestesia, anestesiología, anesthesie, anestezjologi*,
  анестезиологи*, anestezi, 麻酔, 麻醉, 마취
Wound care = wound management, wundversorgung, wundmanagement, soins des plaies, pansements, cuidado de heridas, medicazioni,
  curativos, wondverzorging, leczeni* ran, обработк* ран, 創傷ケア, 伤口护理
Medication administration = medikamentengabe, medikamentenverabreichung, administration de médicaments,
  administración de medicamentos, somministrazione farmaci, administração de medicamentos, medicatie toedienen, podawani* leków,
  введени* лекарств, 与薬, 给药
Phlebotomy = venipuncture, blood sampling, blutentnahme, prélèvements sanguins, prise de sang, extracción de sangre, prelievi,
  coleta de sangue, bloedafname, pobierani* krwi, забор* крови, 採血, 采血, 静脉穿刺
Vital signs monitoring = vital signs, vitalzeichenkontrolle, constantes vitales, signos vitales, parametri vitali,
  sinais vitais, バイタルチェック, 生命体征监测
Basic life support = ^BLS, ^CPR, ^ACLS, ^PALS, advanced cardiac life support, cardiopulmonary resuscitation,
  reanimación cardiopulmonar, ^RCP, reanimazione cardiopolmonare, 心肺複甦, 心肺复苏, 심폐소생술
Medical records = electronic health records, electronic medical records, ^EHR, ^EMR, epic systems, cerner,
  clinical documentation, pflegedokumentation, patientenakte, dossier médical, dossiers médicaux, historias clínicas,
  historia clínica, cartelle cliniche, prontuário eletrônico, patiëntendossier, dokumentacj* medyczn*, медицинск* документаци*,
  電子カルテ, 看護記録, 电子病历, 病历管理, 전자 의무 기록, السجلات الطبية
Medical coding = icd-10, icd 10, medical billing, ^CPT, drg-kodierung, medizinische kodierung, codage médical,
  codificación médica, faturamento hospitalar, 医療事務, レセプト, 病案编码
Medical terminology = medizinische terminologie, medizinische fachsprache, terminologie médicale, terminología médica,
  terminologia medica, terminologia médica, медицинск* терминологи*, 医療用語, 医学术语
Infection control = hygiene management, infektionsschutz, krankenhaushygiene, hygiène hospitalière, prévention des infections,
  control de infecciones, controllo delle infezioni, controle de infecção hospitalar, infectiepreventie, инфекционн* контрол*,
  感染対策, 感染控制
Sterilisation = sterilization of instruments, instrument sterilization, instrumentenaufbereitung, stérilisation, esterilización,
  sterilizzazione, esterilização, sterylizacj*, стерилизаци*, 滅菌, 消毒灭菌
Physiotherapy = physical therapy, physical therapist, physiotherapist, physiotherapeut*, krankengymnastik, kinésithérapie,
  kinésithérapeute, fisioterapia, fisioterapeuta, fysiotherapie, fizjoterapi*, физиотерапи*, sjukgymnastik, fizyoterapi, 理学療法,
  物理治疗, 물리 치료, العلاج الطبيعي
Occupational therapy = ergotherapie, ergothérapie, terapia ocupacional, terapia occupazionale, ergotherapeut*,
  терапи* занятостью, 作業療法, 作业治疗, 작업 치료
Speech therapy = logopädie, orthophonie, logopedia, logopedia clínica, fonoaudiologia, fonoaudiología, logopedie, logopedi*,
  логопеди*, 言語聴覚, 言语治疗, 언어 치료
Psychology = clinical psychology, psychologie, psychología, psicología, psicologia, psychologi*, психологи*, 臨床心理, 心理学, 심리학,
  علم النفس
Psychotherapy = cognitive behavioural therapy, cognitive behavioral therapy, ^CBT, psychotherapie, psychothérapie, psicoterapia,
  psychoterapi*, психотерапи*, 心理療法, 心理治疗, 심리 치료
Counselling = counseling, psychological counselling, psychosoziale beratung, sozialberatung, counseling psicologico,
  orientación psicológica, aconselhamento, консультировани* психолог*, カウンセリング, 心理咨询, 상담
Mental health care = mental health, psychiatric nursing, psychiatrie, santé mentale, salud mental, salute mentale, saúde mental,
  geestelijke gezondheidszorg, ^GGZ, zdrowi* psychiczn*, психиатри*, ruh sağlığı, 精神科, 精神看護, 精神卫生, 정신 건강
Midwifery = obstetrics, hebamme, geburtshilfe, sage-femme, obstétrique, obstetricia, ostetricia, obstetrícia, verloskunde,
  położnictw*, акушерств*, ebelik, 助産, 助产, 조산
Dentistry = dental assistance, dental care, dental hygiene, zahnmedizin, zahnmedizinische fachangestellte, dentisterie,
  assistant dentaire, odontología, asistente dental, odontoiatria, assistente alla poltrona, odontologia, tandheelkunde,
  tandartsassistent*, stomatologi*, стоматологи*, diş hekimliği, 歯科, 牙科, 口腔医学, 치과, طب الأسنان
Pharmacy = pharmaceutics, pharmacist, pharmazie, apotheke, apotheker*, ^PTA, pharmacie, préparateur en pharmacie, farmacia,
  farmacéutico, farmacista, farmácia, farmacêutico, apothekersassistent*, farmacj*, фармаци*, фармацевт*, eczacılık, 薬剤師, 調剤,
  药学, 药剂师, 藥學, 약학, 약사, الصيدلة
Radiology = radiography, x-ray imaging, mri, ct scanning, medical imaging, radiologie, ^MTRA, röntgen, imagerie médicale,
  manipulateur radio, radiología, rayos x, radiologia, tecnico di radiologia, diagnostica per immagini, radiodiagnostiek,
  рентгенологи*, лучев* диагностик*, radyoloji, 放射線科, 診療放射線, 放射科, 医学影像, 영상 의학, الأشعة
Ultrasound = sonography, sonographie, échographie, ecografía, ecografia, ultrassonografia, echografie, ultrasonografi*, узи,
  超音波検査, 超声
Medical laboratory = clinical laboratory, laboratory medicine, medizinisches labor,
  medizinisch-technische laboratoriumsassistenz, ^MTLA, laboratoire d'analyses médicales, laboratorio clínico,
  laboratorio analisi, análises clínicas, klinisch laboratorium, diagnostyk* laboratoryjn*, лабораторн* диагностик*, 臨床検査, 医学检验,
  임상 병리, المختبرات الطبية
Clinical trials = clinical research, ^GCP guidelines, good clinical practice, clinical studies, klinische studien,
  klinische forschung, essais cliniques, recherche clinique, ensayos clínicos, investigación clínica, studi clinici,
  sperimentazione clinica, ricerca clinica, ensaios clínicos, pesquisa clínica, klinisch onderzoek, badani* kliniczn*,
  клиническ* исследовани*, klinik araştırma, 治験, 臨床試験, 临床试验, 臨床試驗, 임상 시험, التجارب السريرية
Pharmacovigilance = drug safety, arzneimittelsicherheit, farmacovigilancia, farmacovigilanza, farmacovigilância, 药物警戒, 安全性情報
Regulatory affairs = medical device regulation, ^MDR, fda regulations, zulassung von medizinprodukten, affaires réglementaires,
  asuntos regulatorios, affari regolatori, assuntos regulatórios, 薬事申請, 法规注册, 注册申报
GMP = good manufacturing practice, cgmp, gmp compliance, bonnes pratiques de fabrication, ^BPF, buenas prácticas de manufactura,
  buone pratiche di fabbricazione, boas práticas de fabricação, 药品生产质量管理
Public health = epidemiology, gesundheitswesen, epidemiologie, santé publique, épidémiologie, salud pública, epidemiología,
  sanità pubblica, epidemiologia, saúde pública, volksgezondheid, zdrowi* publiczn*, общественн* здоровь*, эпидемиологи*, 公衆衛生,
  公共卫生, 공중 보건, الصحة العامة
Nutrition = dietetics, nutritional counselling, ernährungsberatung, diététique, nutrición, dietética, nutrizione, dietistica,
  nutrição, voedingsleer, dietetyk*, диетологи*, beslenme ve diyetetik, 栄養指導, 管理栄養士, 营养学, 영양사, التغذية
Veterinary medicine = veterinary nursing, veterinary care, tiermedizin, tiermedizinische fachangestellte, médecine vétérinaire,
  auxiliaire vétérinaire, veterinaria, medicina veterinaria, medicina veterinária, diergeneeskunde, weterynari*, ветеринари*,
  veterinerlik, 獣医, 动物护理, 兽医, 수의학
Massage therapy = massage, massagetherapie, masaje, massaggi, massagem, masaż*, массаж*, マッサージ, 按摩, 推拿, 마사지
Optometry = opticians, augenoptik*, optique lunetterie, optometría, ottica optometrica, optometria, 眼鏡, 验光
Acupuncture = traditional chinese medicine, ^TCM, akupunktur, acupuncture traditionnelle, acupuntura, agopuntura, 鍼灸, 针灸, 中医,
  中醫, 한의학
Caregiving for disabled people = disability support, disability care, behindertenbetreuung, heilerziehungspflege,
  aide aux personnes handicapées, accompagnement du handicap, atención a la discapacidad, assistenza disabili,
  gehandicaptenzorg, opiek* nad niepełnosprawn*, 障害者支援, 残疾人服务
`;
