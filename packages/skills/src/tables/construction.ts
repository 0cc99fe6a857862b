/** Format: see read-table.ts. */
export const construction = `
Construction management = site management, construction supervision, bauleitung, bauüberwachung, bauprojektmanagement,
  conduite de travaux, direction de chantier, conducteur de travaux, suivi de chantier, dirección de obra, gestión de obras,
  jefe de obra, supervisión de obra, direzione lavori, gestione cantiere, direttore dei lavori, gestão de obras,
  gerenciamento de obras, mestre de obras, bouwmanagement, uitvoerder bouw, kierowani* budow*, nadz* budowlan*,
  управлени* строительством, прораб*, строительн* контрол*, byggledning, şantiye yönetimi, 施工管理, 現場監督, 施工管理業務, 工程管理, 工地管理,
  시공 관리, 공사 관리, إدارة الإنشاءات
Civil engineering = structural engineering, bauingenieurwesen, tiefbau, hochbau, tragwerksplanung, statik, génie civil,
  ingénierie des structures, ingeniería civil, cálculo de estructuras, ingeniería estructural, ingegneria civile,
  ingegneria strutturale, engenharia civil, cálculo estrutural, civiele techniek, inżynieri* lądow*, budownictw*,
  конструкци* зданий, промышленн* и гражданск* строительств*, inşaat mühendisliği, stavebn* inženýrstv*, 土木工学, 土木, 構造設計, 土木工程,
  结构设计, 토목 공학, 구조 설계, الهندسة المدنية
!Architecture = architectural design, building design, !Architektur, entwurfsplanung, ausführungsplanung, hoai,
  architecture bâtiment, conception architecturale, !Arquitectura, diseño arquitectónico, progettazione architettonica,
  !Architettura, arquitetura e urbanismo, projeto arquitetônico, bouwkunde, projektowani* architektoniczn*,
  архитектурн* проектировани*, mimari tasarım, mimarlık, 建築設計, 建筑设计, 建築設計, 건축 설계, التصميم المعماري
Building information modelling = ^BIM, building information modeling, bim 360, navisworks, bim-koordination, maquette numérique,
  modelado de información > CAD
Revit = autodesk revit > Building information modelling, CAD
ArchiCAD = archi cad > Building information modelling, CAD
Allplan = nemetschek, vectorworks > CAD
Civil 3D = autocad civil 3d > CAD, Civil engineering
Structural analysis software = etabs, sap2000, staad pro, robot structural analysis, tekla, tekla structures,
  rfem dlubal > Civil engineering
!Primavera = primavera p6, oracle primavera > Project management
Quantity surveying = cost estimation, cost estimating, construction estimating, quantity takeoff, baukostenkalkulation,
  kalkulation bau, aufmaß, massenermittlung, ^AVA, leistungsverzeichnisse, métré, étude de prix, économie de la construction,
  mediciones y presupuestos, presupuestos de obra, computo metrico, contabilità lavori, orçamento de obras,
  levantamento quantitativo, kostenraming bouw, kosztorysowani*, сметн* дел*, составлени* смет, metraj, hakediş, 積算, 造价, 工程造价,
  预算造价, 적산, حصر الكميات
Surveying = land surveying, topography, vermessung, vermessungstechnik, topographie, géomètre, topografía, agrimensura,
  topografia, landmeten, geodezj*, геодези*, haritacılık, 測量, 测量, 工程测量, 측량, المساحة
Urban planning = city planning, stadtplanung, raumplanung, urbanisme, urbanismo, planificación urbana, urbanistica,
  planejamento urbano, stedenbouw, urbanistyk*, градостроительств*, şehir planlama, 都市計画, 城市规划, 도시 계획, التخطيط الحضري
Masonry = bricklaying, maurerarbeiten, maurerhandwerk, mauerwerk, maçonnerie, maçon, albañilería, albañil, muratura, muratore,
  alvenaria, pedreiro, metselwerk, metselaar, murarstw*, murarz*, каменщик*, кладк* кирпича, murning, duvarcılık, zednictv*, 左官,
  瓦工, 砌砖, 조적, البناء بالطوب
Concrete work = reinforced concrete, formwork, betonbau, schalungsbau, stahlbeton, béton armé, coffrage, hormigón armado,
  encofrado, cemento armato, carpenteria edile, concreto armado, betonwerk, bekisting, zbrojeni* betonu, szalowani*,
  бетонн* работ*, опалубк*, 型枠, 鉄筋, 混凝土, 钢筋, 木工支模, 콘크리트 타설
Roofing = dachdecker*, dachdeckerarbeiten, couverture toiture, couvreur, techador, techado, copertura tetti, lattonieri,
  telhadista, dakdekker, dakdekkerswerk, dekarstw*, dekarz*, кровельн* работ*, кровельщик*, taktäckning, 屋根工事, 防水工事, 屋面
Drywall installation = drywall, dry lining, plasterboard, trockenbau, plaquiste, placo, tabiquería seca, pladur, cartongesso,
  gesso acartonado, gipsplaten, płyt* gipsow*, гипсокартон*, 軽鉄ボード, 石膏板
Plastering = rendering and plastering, verputzen, putzarbeiten, stuckateur*, plâtrerie, enduit façade, yesería, revoco,
  intonacatura, intonaci, reboco, stukadoor, stucwerk, tynkowani*, tynkarz*, штукатурн* работ*, штукатур*, 左官工事, 抹灰, 미장
Tiling = floor tiling, wall tiling, fliesenleger*, fliesenlegen, carrelage, carreleur, alicatado, alicatador, posa piastrelle,
  piastrellista, assentamento de pisos, azulejista, tegelzetten, tegelzetter, glazurnictw*, układani* płytek, укладк* плитки,
  плиточник*, タイル工事, 贴砖
Painting and decorating = house painting, maler und lackierer, malerarbeiten, peinture en bâtiment, peintre en bâtiment,
  pintor de obra, pintura de edificios, imbianchino, tinteggiatura, pintura predial, schilderwerk, huisschilder,
  malowani* ścian, малярн* работ*, маляр*, 塗装工事, 油漆工, 도장 공사
Flooring = floor laying, bodenleger*, parkettleger*, pose de parquet, solier, instalación de pisos, posa pavimenti,
  parquettista, instalação de pisos, vloerleggen, parkieciarstw*, укладк* полов, 内装工事, 地板安装
Scaffolding = gerüstbau, échafaudage, andamios, ponteggi, andaimes, steigerbouw, rusztowani*, монтаж* лесов, 足場, 脚手架, 비계
Insulation = thermal insulation, wärmedämmung, isolierung von gebäuden, isolation thermique, aislamiento térmico,
  isolamento termico, isolamento térmico, isolatiewerk, ociepleni*, docieplani*, теплоизоляци*, 断熱工事, 保温
Road construction = straßenbau, travaux publics, construcción de carreteras, costruzione stradale, pavimentação, wegenbouw,
  budow* dróg, дорожн* строительств*, yol yapımı, 道路工事, 公路工程
Excavator operation = heavy equipment operation, heavy machinery, excavator, bagger, baggerfahrer*, baumaschinenführer*,
  conduite d'engins, conducteur d'engins, pelle mécanique, maquinaria pesada, excavadora, retroexcavadora, escavatore,
  escavatorista, operador de escavadeira, retroescavadeira, graafmachine, machinist grondverzet, koparka, operator koparki,
  экскаватор*, бульдозер*, grävmaskin, iş makinesi, kepçe operatörü, 重機, 重機オペレーター, 挖掘机, 굴착기, تشغيل المعدات الثقيلة
Demolition = abbrucharbeiten, démolition, demolición, demolizioni, demolição, sloopwerk, wyburzani*, демонтаж*, 解体, 拆除
Steel construction = steel structures, stahlbau, charpente métallique, estructuras metálicas, carpenteria in ferro,
  estruturas metálicas, staalbouw, konstrukcj* stalow*, металлоконструкци*, çelik konstrüksiyon, 鉄骨, 钢结构, 철골
Metalworking locksmith = locksmithing, schlosserei, schlosserarbeiten, metallbauer*, serrurerie, métallerie, cerrajería, fabbro,
  serralheria, slotenmaker, ślusarstw*, ślusarz*, слесар*, 钳工
Glazing = glaserei, glaserarbeiten, vitrerie, menuiserie aluminium, cristalería, vetraio, vidraçaria, glaszetten, szklarstw*,
  остеклени*, ガラス工事, 玻璃安装
Building regulations = building codes, building code, bauordnung, baurecht, ^VOB, code de la construction,
  normativa de construcción, código técnico de la edificación, normativa edilizia, normas técnicas de construção, bouwbesluit,
  prawo budowlane, строительн* норм*, снип, 建築基準法, 建筑规范
Building services engineering = mep engineering, ^MEP, technische gebäudeausrüstung, ^TGA, gebäudetechnik, bâtiment fluides,
  instalaciones en edificios, impiantistica, instalações prediais, installatietechniek, instalacj* budowlan*,
  инженерн* систем* зданий, 設備設計, 建築設備, 机电安装, 机电工程
Land development = project development real estate, immobilienprojektentwicklung, promotion immobilière, promoción inmobiliaria,
  sviluppo immobiliare, incorporação imobiliária, projectontwikkeling vastgoed, девелопмент*, 房地产开发
Building caretaking = janitorial, caretaker, handyman, hausmeister*, gardien d'immeuble, conserje, portinaio, zelador,
  conciërge, prac* konserwatorsk*, dozorca, дворник*, vaktmästare, 用務員, 物业维修, 시설 유지
`;
