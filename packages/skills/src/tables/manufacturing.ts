/** Format: see read-table.ts. */
export const manufacturing = `
Manufacturing = ?production, serial production, fertigung, industrielle fertigung, production industrielle, fabricación,
  produzione industriale, produção industrial, fabricação, ?produkcj*, tillverkning, ?製造, 生产制造, 製造業務, 제조, 생산 업무, التصنيع
^CAD = computer aided design, computer-aided design, cad software, cad-kenntnisse, cad-software, cad/cam, 2d cad, 3d cad,
  3d-cad, ^CAO, ^DAO, logiciels de cao, diseño asistido por ordenador, progettazione cad, projektowani* cad, cad図面, cad制图
AutoCAD = auto cad, autocad 2d, autocad lt, автокад* > CAD
SolidWorks = solid works > CAD
CATIA = catia v5, catia v6 > CAD
Autodesk Inventor = inventor professional, !Inventor > CAD
PTC Creo = creo parametric, pro/engineer, ^Creo > CAD
Siemens NX = nx cad, unigraphics > CAD
Solid Edge = solidedge > CAD
Fusion 360 = autodesk fusion > CAD
MicroStation = bentley microstation > CAD
EPLAN = eplan electric p8, eplan p8, e-plan > Electrical engineering, CAD
Teamcenter = ^PLM, ^PDM, windchill, product lifecycle management, enovia
Technical drawing = read blueprints, reading blueprints, technical drawings, engineering drawings, blueprint reading, reading technical drawings,
  technische zeichnungen, technisches zeichnen, zeichnungslesen, dessin technique, lecture de plans, dessin industriel,
  dibujo técnico, lectura de planos, interpretación de planos, disegno tecnico, lettura del disegno, lettura disegno meccanico,
  desenho técnico, leitura de desenho técnico, technisch tekenen, tekeninglezen, rysun* techniczn*, чтени* чертежей,
  техническ* черчени*, 图纸, 識圖, 看图纸, 製図, 図面, 도면 작성, 도면 해독, قراءة المخططات
^CAM = computer aided manufacturing, mastercam, ^FAO, hypermill, esprit cam > CNC
CNC = cnc machining, cnc programming, cnc-programmierung, cnc-maschinen, cnc machines, cnc operator, cnc-fräsen, cnc-drehen,
  programmation cnc, usinage cnc, commande numérique, programación cnc, centros de mecanizado, control numérico,
  macchine a controllo numerico, programmazione cnc, operador de cnc, usinagem cnc, cnc-verspaning, programowani* cnc,
  obrabiar* cnc, чпу, станк* с чпу, cnc加工, nc加工, マシニングセンタ, nc旋盤, 数控, 数控编程, 數控, cnc 가공
Milling = fräsen, fräser*, fraisage, fresado, fresatura, fresagem, frezowani*, фрезеровани*, フライス加工, 铣床, 밀링
?Turning = turning and milling, lathe operation, drehmaschinen, zerspanung, zerspanungsmechaniker*, tournage mécanique,
  torneado, tornitura, tornearia, verspanen, toczeni*, токарн*, 旋盤, 车床, 선반 가공
Grinding = schleifen, rectification mécanique, rectificado, rettifica, retífica, szlifowani*, шлифовк*, 研磨加工, 研削加工, 磨床
Machining = metalworking, metal processing, metallverarbeitung, metallbearbeitung, usinage, travail des métaux, mecanizado,
  metalmecánica, lavorazioni meccaniche, usinagem, metaalbewerking, obróbk* metalu, obróbk* skrawaniem, металлообработк*, 金属加工,
  機械加工, 机加工, 机械加工, 기계 가공
Welding = thợ hàn, การเชื่อม, pengelasan, welder, ^MIG, ^TIG, ^MAG, mig/mag, mig welding, tig welding, arc welding, spot welding, schweißen, schweissen,
  schweißer*, schweißtechnik, wig-schweißen, mag-schweißen, soudage, soudure, soudeur, soldadura, soldador, saldatura,
  saldatore, soldagem, soldador, solda mig, lasser, lastechniek, spawani*, spawacz*, сварк*, сварщик*, svetsning,
  kaynak operatörü, kaynakçılık, svařování, hegesztés, hitsaus, 溶接, 焊接, 電焊, 용접, اللحام
Soldering = löten, brasage, soldadura con estaño, brasatura, lutowani*, пайк*, はんだ付け, 锡焊, smt assembly
Sheet metal work = sheet metal, blechbearbeitung, blechverarbeitung, tôlerie, chaudronnerie, chapa metálica, calderería,
  carpenteria metallica, caldeiraria, plaatwerk, blacharstw*, листов* металл*, 板金, 钣金
Moulding = injection moulding, injection molding, spritzguss, kunststoffspritzguss, injection plastique, plasturgie,
  inyección de plásticos, stampaggio plastica, stampaggio a iniezione, injeção plástica, spuitgieten, wtrysk* tworzyw,
  лить* пластмасс, 射出成形, 注塑, 사출
?Casting = foundry, gießerei, fonderie, fundición de metales, fonderia, fundição, gieterij, odlewnictw*, лить* металл*, 鋳造, 铸造,
  주조
3D printing = additive manufacturing, 3d-druck, impression 3d, fabrication additive, impresión 3d, stampa 3d, impressão 3d,
  3d-printen, druk 3d, 3d-печат*, 3dプリンター, 3d打印
?Assembly = assembly line, assembly work, mechanical assembly, montage, montagearbeiten, montieren, assemblage,
  montage mécanique, ensamblaje, ensamble, línea de montaje, assemblaggio, montaggio meccanico, montagem industrial,
  linha de montagem, assembleren, montaż mechaniczn*, сборк* изделий, сборочн* работ*, 組立, 組み立て作業, 组装, 装配, 조립
Machine operation = machine operator, operating machines, maschinenbedienung, maschinenführer*, anlagenführer*,
  maschinen- und anlagenführer*, conduite de machines, conducteur de ligne, opérateur de production, operario de máquinas,
  manejo de maquinaria, conduzione macchine, operatore macchine, operador de máquinas, machinebediening, obsług* maszyn,
  operator maszyn, управлени* станком, makine operatörü, 機械オペレーター, 设备操作, 机床操作, 기계 조작
?Maintenance = preventive maintenance, equipment maintenance, machine maintenance, industrial maintenance, instandhaltung,
  ?wartung, wartung und instandhaltung, maintenance industrielle, maintenance préventive, mantenimiento,
  mantenimiento industrial, mantenimiento preventivo, manutenzione, manutenzione meccanica, manutenzione industriale,
  manutenção, manutenção industrial, manutenção preventiva, onderhoud van machines, technisch onderhoud, utrzymani* ruchu,
  konserwacj* maszyn, техническ* обслуживани*, ремонт* оборудования, underhåll, bakım onarım, údržb* strojů, 設備保全, 保全業務, メンテナンス,
  设备维护, 设备维修, 設備維護, 유지 보수, 설비 보전, الصيانة
TPM = total productive maintenance > Maintenance
OEE = overall equipment effectiveness, smed > Lean management
Value stream mapping = wertstromanalyse, cartographie de la chaîne de valeur > Lean management
Mechanical engineering = mechanical engineer, mechanical design, maschinenbau, konstruktion maschinenbau, génie mécanique,
  construction mécanique, conception mécanique, ingeniería mecánica, diseño mecánico, ingegneria meccanica,
  progettazione meccanica, engenharia mecânica, werktuigbouwkunde, mechanik* i budow* maszyn, машиностроени*,
  конструировани* механизмов, makine mühendisliği, 機械設計, 機械工学, 机械设计, 机械工程, 機械設計, 기계 설계, 기계 공학, الهندسة الميكانيكية
Finite element analysis = ^FEA, ^FEM, ansys, abaqus, nastran, finite-elemente-methode, calcul par éléments finis,
  elementos finitos, 有限元, 有限要素法
Computational fluid dynamics = ^CFD, openfoam, strömungssimulation, mécanique des fluides numérique, 流体解析
Thermodynamics = thermodynamik, thermodynamique, termodinámica, termodinamica, термодинамик*, 热力学, 熱力学
Materials science = werkstoffkunde, werkstofftechnik, science des matériaux, ciencia de materiales, scienza dei materiali,
  materiaalkunde, материаловедени*, 材料科学, 材料工学
Hydraulics = pneumatics, hydraulik, pneumatik, hydraulique, pneumatique, hidráulica, neumática, oleodinamica, pneumatica,
  pneumática, hydrauliek, hydraulik* i pneumatyk*, гидравлик*, пневматик*, 油圧, 空圧, 液压, 气动, 유압
PLC programming = ^PLC, ^SPS, sps-programmierung, siemens s7, simatic, tia portal, step 7, allen-bradley, codesys,
  automates programmables, ^API Siemens, programmation d'automates, autómatas programables, programación de plc,
  programmazione plc, controlador lógico programável, clp, plc-programmering, programowani* plc, sterownik* plc,
  программировани* plc, plc编程, シーケンサ, シーケンス制御, plc 프로그래밍 > Industrial automation
SCADA = ^HMI, wincc, scada systems, human machine interface > Industrial automation
Industrial automation = automation engineering, automation technology, automatisierungstechnik, automatisierung, automatisme,
  automatique industrielle, automatización industrial, automazione industriale, automação industrial,
  industriële automatisering, automatyk* przemysłow*, автоматизаци* производства, промышленн* автоматизаци*,
  endüstriyel otomasyon, 自動化設備, 制御設計, 自动化, 工业自动化, 산업 자동화, 자동화 설비
Industrial robots = robot programming, kuka, fanuc, roboterprogrammierung, industrieroboter, robots industriels,
  programmation de robots, robótica industrial, robot industriali, programmazione robot, 産業用ロボット, 工业机器人
Mechatronics = mechatronik, mechatroniker*, mécatronique, mecatrónica, meccatronica, mecatrônica, mechatronica, mechatronik*,
  мехатроник*, メカトロニクス, 机电一体化, 메카트로닉스
Measuring instruments = metrology, calipers, micrometers, coordinate measuring machine, ^CMM, messtechnik, messmittel,
  koordinatenmesstechnik, métrologie, metrología, metrologia, meettechniek, pomiar* warsztatow*, метрологи*,
  измерительн* инструмент*, 計測, 測定器, 三次元測定, 三坐标测量, 测量工具
Non-destructive testing = ^NDT, ultrasonic testing, zerstörungsfreie prüfung, contrôle non destructif, ensayos no destructivos,
  controlli non distruttivi, неразрушающ* контрол*, 非破壊検査, 无损检测
Painting and coating = surface coating, powder coating, spray painting, lackieren, lackierer*, pulverbeschichtung,
  oberflächentechnik, peinture industrielle, pintura industrial, verniciatura, pintura automotiva, lakiernictw*, lakierowani*,
  окраск* изделий, 塗装, 喷涂, 도장 작업
Carpentry = joinery, woodworking, cabinet making, tischlerei, tischlerarbeiten, schreinerei, holzbearbeitung, zimmerei,
  zimmererarbeiten, menuiserie, ébénisterie, carpintería, ebanistería, falegnameria, carpintaria, marcenaria, timmerwerk,
  timmerman, meubelmaken, stolarstw*, stolark*, столярн* работ*, плотницк* работ*, snickeri, marangozluk, 木工, 大工, 목공, النجارة
Upholstery = polsterei, tapisserie d'ameublement, tapicería, tappezzeria, tapeçaria, stoffering, tapicerstw*
Sewing = tailoring, nähen, schneiderei, couture, costura, cucito, sartoria, naaien, szyci*, krawiectw*, шить*, пошив*, dikiş,
  縫製, 裁縫, 缝纫, 재봉
Textile engineering = textile technology, textiltechnik, ingénierie textile, ingeniería textil, tekstil mühendisliği, 纺织工程
Food production = food processing, food technology, lebensmittelproduktion, lebensmitteltechnik, agroalimentaire,
  industrie agroalimentaire, industria alimentaria, produzione alimentare, indústria alimentícia, voedingsindustrie,
  przetwórstw* spożywcz*, пищев* производств*, 食品製造, 食品加工, 식품 제조
Chemical engineering = process engineering, chemical process, verfahrenstechnik, chemieingenieurwesen, génie chimique,
  génie des procédés, ingeniería química, ingegneria chimica, engenharia química, procestechnologie, chemische technologie,
  inżynieri* chemiczn*, inżynieri* procesow*, химическ* технологи*, 化学工学, プロセス開発, 化学工程, 화학 공학, الهندسة الكيميائية
Automotive engineering = vehicle engineering, fahrzeugtechnik, ingénierie automobile, ingeniería automotriz,
  ingegneria automobilistica, engenharia automotiva, автомобилестроени*, 自動車工学, 汽车工程
Aerospace engineering = aeronautical engineering, luft- und raumfahrttechnik, ingénierie aéronautique, ingeniería aeronáutica,
  ingegneria aerospaziale, engenharia aeronáutica, 航空宇宙工学, 航空航天工程
Vehicle repair = car repair, automotive repair, car mechanic, vehicle diagnostics, kfz-mechatroniker*, kfz-mechanik*,
  fahrzeugreparatur, mécanique automobile, réparation automobile, mecánica automotriz, mecánica del automóvil, meccanico auto,
  riparazione auto, mecânica automotiva, autotechniek, automonteur, mechanik* samochodow*, napraw* samochodów,
  ремонт* автомобилей, автослесар*, autoreparation, otomotiv tamiri, 自動車整備, 汽车维修, 자동차 정비, ميكانيكا السيارات
`;
