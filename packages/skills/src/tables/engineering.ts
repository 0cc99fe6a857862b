/** Format: see read-table.ts. */
export const engineering = `
Electrical engineering = electrical engineer, elektrotechnik, électrotechnique, génie électrique, ingeniería eléctrica,
  electrotecnia, ingegneria elettrica, elettrotecnica, engenharia elétrica, elektrotechnik*, elektrotechniek, электротехник*,
  elektroteknik, elektrik mühendisliği, 電気工学, 電気設計, 电气工程, 电气设计, 電機工程, 전기 공학, 전기 설계, الهندسة الكهربائية
Electronics = electronic engineering, electronics design, elektronik, elektroniker*, électronique, electrónica, elettronica,
  eletrônica, eletrónica, elektronica, elektronik*, электроник*, 電子回路, 電子工学, 电子技术, 电子工程, 전자 공학, الإلكترونيات
Circuit design = analog design, digital design, schaltungsentwicklung, schaltungsdesign, conception de circuits,
  diseño de circuitos, progettazione di circuiti, projeto de circuitos, схемотехник*, 回路設計, 电路设计, 회로 설계 > Electronics
PCB design = pcb layout, leiterplattenlayout, leiterplattenentwicklung, altium, altium designer, kicad, eagle cad, orcad,
  diseño de pcb, conception de pcb, 基板設計, pcb设计 > Electronics
FPGA = fpga design, fpga-entwicklung, vivado, quartus > Electronics
Microcontrollers = microcontroller, mikrocontroller, stm32, microcontrôleurs, microcontroladores, microcontrollori,
  mikrokontroler*, микроконтроллер*, マイコン, 单片机, 마이크로컨트롤러 > Embedded systems
Semiconductor engineering = semiconductors, halbleitertechnik, halbleiter, semi-conducteurs, semiconductores, semicondutores,
  полупроводник*, 半導体, 半导体, 반도체, vlsi, asic design
Control engineering = control systems, regelungstechnik, steuerungstechnik, mess- und regeltechnik, régulation automatique,
  ingeniería de control, controlli automatici, engenharia de controle, regeltechniek, систем* управления и автоматик*, 制御工学,
  控制工程, 제어 공학
Simulink = matlab/simulink, matlab simulink > MATLAB, Control engineering
Signal processing = digital signal processing, ^DSP, signalverarbeitung, traitement du signal, procesamiento de señales,
  elaborazione dei segnali, processamento de sinais, обработк* сигналов, 信号処理, 信号处理, 신호 처리
RF engineering = radio frequency, hochfrequenztechnik, antenna design, radiofréquence, radiofrecuencia, 高周波設計, 射频
Power electronics = leistungselektronik, électronique de puissance, electrónica de potencia, elettronica di potenza,
  eletrônica de potência, energoelektronik*, силов* электроник*, パワーエレクトロニクス, 电力电子, 전력 전자
Power systems = power distribution, high voltage, energietechnik, hochspannung, mittelspannung, haute tension,
  réseaux électriques, alta tensión, sistemas de potencia, alta tensione, alta tensão, sistemas elétricos de potência,
  hoogspanning, elektroenergetyk*, электроэнергетик*, высок* напряжени*, 電力系統, 电力系统, 高压电
Electrical installation = electrical work, electrician, wiring, elektroinstallation, elektroinstallateur*, elektriker*,
  électricité bâtiment, électricien, câblage électrique, installation électrique, instalaciones eléctricas, electricista,
  impianti elettrici, elettricista, instalações elétricas, eletricista, elektricien, elektrische installaties,
  instalacj* elektryczn*, elektryk*, электромонтаж*, электрик*, elinstallation, elektrik tesisatı, elektrikçi, 電気工事, 电工, 电气安装,
  전기 공사, تمديدات كهربائية
Renewable energy = renewables, solar energy, photovoltaics, wind energy, wind power, erneuerbare energien, photovoltaik,
  windenergie, énergies renouvelables, photovoltaïque, éolien, energías renovables, energía solar, energía eólica, fotovoltaica,
  energie rinnovabili, fotovoltaico, energias renováveis, energia solar, energia eólica, duurzame energie, zonnepanelen,
  odnawialn* źródł* energii, fotowoltaik*, возобновляем* энерг*, yenilenebilir enerji, 再生可能エネルギー, 太陽光発電, 新能源, 光伏, 再生能源, 신재생 에너지,
  태양광, الطاقة المتجددة
Energy management = energy efficiency, iso 50001, energiemanagement, energieeffizienz, energieberatung, gestion de l'énergie,
  efficacité énergétique, eficiencia energética, gestión energética, efficienza energetica, eficiência energética,
  энергоэффективност*, 省エネ, 能源管理
HVAC = heating ventilation and air conditioning, air conditioning, refrigeration, heizungsbau, klimatechnik, kältetechnik,
  kälte- und klimatechnik, heizung sanitär klima, ^SHK, chauffage, climatisation, génie climatique, ^CVC, climatización,
  aire acondicionado, refrigeración, climatizzazione, condizionamento, termoidraulica, ar condicionado, climatização,
  refrigeração, klimaatbeheersing, koeltechniek, klimatyzacj*, wentylacj*, chłodnictw*, кондиционировани*, вентиляци*,
  отоплени* и вентиляци*, kyl- och värmeteknik, iklimlendirme, 空調設備, 冷凍空調, 暖通, 空调, 空調維修, 냉난방 공조, التكييف والتبريد
Plumbing = plumber, pipefitting, pipe fitting, sanitärinstallation, sanitärtechnik, rohrleitungsbau, installateur*, plomberie,
  plombier, tuyauterie, fontanería, plomería, fontanero, tubería industrial, idraulica, idraulico, encanamento, encanador,
  canalização, loodgieter, loodgieterswerk, hydraulik* instalacyjn*, instalacj* sanitarn*, сантехник*, трубопровод*, rörmokare,
  sıhhi tesisat, 配管, 水道工事, 管道安装, 水暖, 배관, السباكة
Environmental engineering = environmental management, iso 14001, umwelttechnik, umweltmanagement, umweltschutz,
  génie de l'environnement, gestion environnementale, ingeniería ambiental, gestión ambiental, medio ambiente,
  ingegneria ambientale, gestione ambientale, engenharia ambiental, gestão ambiental, milieutechniek, milieumanagement,
  ochron* środowiska, inżynieri* środowiska, эколог*, охран* окружающей среды, 環境管理, 环境工程, 环保, 환경 공학, الهندسة البيئية
Waste management = recycling, abfallwirtschaft, abfallmanagement, gestion des déchets, gestión de residuos,
  gestione dei rifiuti, gestão de resíduos, afvalbeheer, gospodark* odpadami, управлени* отходами, 廃棄物処理, 废物管理
Water treatment = wastewater treatment, wasseraufbereitung, abwassertechnik, traitement de l'eau, traitement des eaux,
  tratamiento de aguas, trattamento acque, tratamento de água, waterzuivering, uzdatniani* wody, oczyszczani* ścieków,
  водоподготовк*, очистк* воды, 水処理, 水处理
Oil and gas = petroleum engineering, drilling operations, öl und gas, pétrole et gaz, ingénierie pétrolière, petróleo y gas,
  petrolio e gas, petróleo e gás, нефтегаз*, бурени* скважин, 石油天然气, petrol ve doğalgaz, النفط والغاز
Mining = mining engineering, bergbau, exploitation minière, minería, ingeniería de minas, mineração, górnictw*, горн* дел*, 采矿,
  鉱業, madencilik, التعدين
Geology = geologie, géologie, geología, geologia, геологи*, geotechnical engineering, geotechnik, géotechnique, geotecnia, 地質調査,
  地质
Nuclear engineering = kerntechnik, génie nucléaire, ingeniería nuclear, ядерн* энергетик*, 原子力, 核工程
Railway engineering = rail engineering, railway signalling, eisenbahntechnik, bahntechnik, ingénierie ferroviaire,
  ingeniería ferroviaria, ingegneria ferroviaria, kolejnictw*, железнодорожн* транспорт*, 鉄道, 铁路工程
Marine engineering = naval architecture, shipbuilding, schiffbau, construction navale, ingeniería naval, ingegneria navale,
  engenharia naval, scheepsbouw, okrętownictw*, судостроени*, 造船, 船舶工程
Aircraft maintenance = aviation maintenance, flugzeugmechanik*, luftfahrzeugtechnik, maintenance aéronautique,
  mantenimiento aeronáutico, manutenção de aeronaves, vliegtuigonderhoud, обслуживани* воздушных судов, 航空機整備, 飞机维修
Systems engineering = system engineering, systems integration, systemtechnik, systementwicklung technik, ingénierie système,
  ingénierie des systèmes, ingeniería de sistemas, ingegneria dei sistemi, engenharia de sistemas, 系统工程, 시스템 엔지니어링
Requirements management tools = ^DOORS, ibm doors, polarion, jama connect
Product development = new product development, ^NPD, research and development, ^R&D, ^F&E, produktentwicklung,
  forschung und entwicklung, développement produit, développement de produits, recherche et développement,
  desarrollo de productos, desarrollo de producto, investigación y desarrollo, sviluppo prodotto, ricerca e sviluppo,
  desenvolvimento de produtos, pesquisa e desenvolvimento, productontwikkeling, onderzoek en ontwikkeling, rozw* produktu,
  badania i rozwój, разработк* продукта, ниокр, ar-ge, 商品開発, 製品開発, 研究開発, 产品开发, 产品研发, 研发, 研發, 제품 개발, 연구 개발, البحث والتطوير
Technical sales support = application engineering, applikationstechnik, ingénieur d'application, 应用工程
Commissioning = inbetriebnahme, mise en service, puesta en marcha, puesta en servicio, messa in servizio, comissionamento,
  inbedrijfstelling, uruchamiani* maszyn, пусконаладк*, пусконаладочн*, 試運転, 设备调试, 시운전
Industrial engineering = time and motion study, refa, wirtschaftsingenieurwesen, génie industriel, ingeniería industrial,
  ingegneria gestionale, engenharia de produção, bedrijfskunde techniek, inżynieri* produkcji, endüstri mühendisliği, 工业工程,
  ie改善, 산업 공학, الهندسة الصناعية
Reliability engineering = zuverlässigkeitstechnik, fiabilité, ingeniería de confiabilidad, 可靠性工程, 信頼性評価
Functional safety = iec 61508, funktionale sicherheit, sûreté de fonctionnement, seguridad funcional, 機能安全, 功能安全,
  ce-kennzeichnung, ce marking, maschinenrichtlinie
Elevator technology = lifts and escalators, aufzugstechnik, ascenseurs, ascensores, ascensori, elevadores, 昇降機, 电梯
Optics = photonics, optik, photonik, ?optique, ?óptica, ?ottica, оптик*, 光学設計, 光学
`;
