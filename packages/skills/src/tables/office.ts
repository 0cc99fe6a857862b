/** Format: see read-table.ts. */
export const office = `
Microsoft Office = ms office, ms-office, office 365, office365, microsoft 365, ^M365, ^O365, ms office suite, office suite,
  office package, office-paket, microsoft office suite, office-anwendungen, office-programme, ms-office-kenntnisse,
  office-kenntnisse, suite office, pack office, paquete office, paquete microsoft office, pacchetto office, pacote office,
  office-pakket, pakiet* office, пакет* ms office, пакет* microsoft office, オフィスソフト, 办公软件, 辦公軟體, 오피스 프로그램
Microsoft Excel = ms excel, ms-excel, !Excel, excel spreadsheets, advanced excel, excel-kenntnisse, excelkenntnisse,
  pivot tables, pivot-tabellen, pivottabellen, vlookup, sverweis, tableaux croisés dynamiques, tablas dinámicas, tabelle pivot,
  tabelas dinâmicas, эксель*, エクセル, 엑셀, excel函数 > Microsoft Office
Microsoft Word = ms word, ms-word, !Word, ワード文書, 워드 > Microsoft Office
Microsoft PowerPoint = powerpoint, power point, ms powerpoint, powerpoint-präsentationen, パワーポイント, 파워포인트 > Microsoft Office
Microsoft Outlook = ms outlook, !Outlook, アウトルック > Microsoft Office
Microsoft Access = ms access, ms-access, !Access > Databases, Microsoft Office
Microsoft Teams = ms teams, ms-teams > Microsoft Office
Microsoft SharePoint = sharepoint, share point, ms sharepoint, sharepoint online
Microsoft Project = ms project, ms-project, msproject > Project management
Microsoft Visio = ^Visio, ms visio
Microsoft OneNote = onenote, onedrive
Microsoft Publisher = ms publisher
Google Workspace = g suite, gsuite, google apps, google docs, google sheets, google drive, google suite
LibreOffice = openoffice, open office, libre office
Spreadsheets = tabellenkalkulation, tableurs, hojas de cálculo, fogli di calcolo, folhas de cálculo, планилх*,
  электронн* таблиц*, 表計算, 电子表格
Word processing = textverarbeitung, traitement de texte, procesadores de texto, videoscrittura, 文字処理, 文字处理
Typing = touch typing, 10-finger-system, zehnfingersystem, maschinenschreiben, dactylographie, mecanografía, dattilografia,
  слеп* печат*, タイピング, 打字
Data entry = dateneingabe, datenerfassung, saisie de données, saisie informatique, entrada de datos, introducción de datos,
  captura de datos, inserimento dati, data entry operator, digitação, entrada de dados, gegevensinvoer, data-invoer,
  wprowadzani* danych, ввод* данных, データ入力, 数据录入, 資料輸入, 데이터 입력, إدخال البيانات
Office administration = office management, administrative support, clerical work, büroorganisation, büromanagement,
  bürokommunikation, sekretariat, sekretariatsaufgaben, administrative tätigkeiten, gestion administrative, assistanat,
  secrétariat, bureautique, administración de oficina, gestión administrativa, tareas administrativas, ofimática, segreteria,
  amministrazione d'ufficio, rotinas administrativas, kantoorbeheer, prac* biurow*, administracj* biur*, делопроизводств*,
  офисн* администрировани*, 事務処理, 一般事務, 行政管理, 办公室管理, 사무 행정, إدارة المكاتب
Executive assistance = executive assistant, personal assistant duties, direktionsassistenz, vorstandsassistenz,
  assistanat de direction, asistencia ejecutiva, assistenza di direzione, secretariado executivo, 秘書業務, 秘书工作
Calendar management = diary management, appointment scheduling, terminplanung, terminkoordination, gestion d'agenda,
  gestion d'agendas, gestión de agenda, gestione agenda, gestão de agenda, agendabeheer, スケジュール管理, 日程管理
Travel management = travel arrangements, travel booking, reiseplanung, reisemanagement, organisation de voyages,
  gestión de viajes, 出張手配, 差旅安排
Minute taking = minutes of meetings, protokollführung, compte rendu de réunion, elaboración de actas, 議事録, 会议纪要
Document management = records management, filing, archiving, dokumentenmanagement, aktenführung, archivierung,
  gestion documentaire, archivage, gestión documental, gestione documentale, gestão documental, gestão de documentos,
  documentbeheer, zarządzani* dokument*, документооборот*, 文書管理, 文档管理, 档案管理, 문서 관리
Reception = front desk, receptionist duties, empfangstätigkeiten, accueil physique, accueil téléphonique, accueil client,
  recepción de visitas, 受付業務, 前台接待, 前台工作
Telephone etiquette = switchboard, telephone skills, call handling, telefonzentrale, standard téléphonique, atención telefónica,
  centralino, atendimento telefônico, 電話応対, 电话接听
Correspondence = business correspondence, geschäftskorrespondenz, korrespondenz, correspondance commerciale,
  correspondencia comercial, corrispondenza commerciale, correspondência comercial, korespondencj*, делов* переписк*, ビジネス文書,
  商务信函
Translation = übersetzen, übersetzung, übersetzungen, traduction, traducción, traduzione, tradução, vertalen, vertaling,
  tłumaczeni*, перевод* текстов, översättning, çeviri, 翻訳, 翻译, 번역, الترجمة
Interpreting = simultaneous interpreting, consecutive interpreting, dolmetschen, interprétation de conférence,
  interpretación simultánea, interpretariato, устн* перевод*, 通訳, 口译, 통역
Transcription = transcribing, transkription, transcripción, 文字起こし, 听写
CAT tools = trados, sdl trados, memoq, wordfast > Translation
?Notion = notion workspace, notion.so
?Slack = slack messenger, slack workspace
?Zoom = zoom meetings, webex, google meet
Trello = asana, monday.com, clickup, basecamp, wrike > Project management
^Miro = miro board, mural board
`;
