/** Format: see read-table.ts. */
export const logistics = `
Logistics = โลจิสติกส์, hậu cần, logistics management, logistik, logistikmanagement, logistique, logística, logistica, logistiek, logistyk*,
  логистик*, lojistik, logistika, 物流, 物流管理, ロジスティクス, 物流業務, 물류, 물류 관리, الخدمات اللوجستية, لوجستيات
Supply chain management = ^SCM, supply chain, supply-chain-management, lieferkettenmanagement, lieferketten,
  gestion de la chaîne d'approvisionnement, chaîne logistique, chaîne d'approvisionnement, cadena de suministro,
  gestión de la cadena de suministro, catena di fornitura, gestione della supply chain, cadeia de suprimentos,
  cadeia de abastecimento, toeleveringsketen, łańcuch* dostaw, цеп* поставок, управлени* цепями поставок, tedarik zinciri,
  サプライチェーン, サプライチェーンマネジメント, 供应链, 供应链管理, 供應鏈, 공급망, 공급망 관리, سلسلة التوريد
Procurement = purchasing, sourcing, strategic sourcing, einkauf, beschaffung, materialbeschaffung, strategischer einkauf,
  achats, approvisionnement, approvisionnements, compras, aprovisionamiento, acquisti, approvvigionamento, gestão de compras,
  suprimentos, inkoop, zakup*, zaopatrzeni*, закупк*, снабжени*, inköp, indkøb, innkjøp, satın alma, satınalma, nákup*,
  beszerzés, hankinta, achiziții, 購買, 調達, 采购, 採購, 구매, 구매 관리, المشتريات
Warehouse management = warehousing, warehouse operations, ^WMS, warehouse management system, lagerverwaltung, lagerlogistik,
  lagerwirtschaft, lagerhaltung, gestion d'entrepôt, gestion des entrepôts, entreposage, gestión de almacén,
  gestión de almacenes, almacenaje, gestione magazzino, gestione del magazzino, magazzinaggio, gestão de armazém,
  gestão de almoxarifado, armazenagem, magazijnbeheer, gospodark* magazynow*, magazynowani*, складск* учет*, складск* логистик*,
  lagerhantering, depo yönetimi, 倉庫管理, 仓库管理, 倉儲管理, 仓储管理, 창고 관리, إدارة المستودعات
Inventory management = inventory control, stock control, stock management, stocktaking, bestandsmanagement, bestandsführung,
  inventur, inventuren, gestion des stocks, gestion de stock, gestion de stocks, inventaire, gestión de inventarios,
  control de inventario, control de inventarios, gestión de stock, control de stock, gestione scorte, gestione delle scorte,
  inventario di magazzino, gestão de estoque, controle de estoque, gestão de stocks, voorraadbeheer, zarządzani* zapasami,
  inwentaryzacj*, управлени* запасами, инвентаризаци*, stok kontrol, stok yönetimi, 在庫管理, 棚卸, 库存管理, 存貨管理, 盘点, 재고 관리,
  إدارة المخزون
Order picking = picking and packing, pick and pack, kommissionierung, kommissionieren, préparation de commandes,
  preparación de pedidos, picking, preparazione ordini, separação de pedidos, orderpicking, kompletacj* zamówień,
  kompletowani* zamówień, комплектаци* заказов, сборк* заказов, ピッキング, ピッキング作業, 拣货, 揀貨, 피킹
Packing = packaging, verpacken, warenverpackung, emballage, conditionnement, embalaje, confezionamento, imballaggio, embalagem,
  inpakken, pakowani*, упаковк*, 梱包, 包装, 포장
Goods receiving = goods receipt, incoming goods, receiving goods, wareneingang, warenannahme, warenausgang,
  réception de marchandises, recepción de mercancías, ricevimento merci, recebimento de mercadorias, ontvangst van goederen,
  przyjmowani* towaru, приемк* товара, 入出荷, 收货
Loading and unloading = loading and unloading goods, be- und entladen, chargement et déchargement, carga y descarga,
  carico e scarico, carga e descarga, laden en lossen, załadunek i rozładunek, погрузк* и разгрузк*, погрузочно-разгрузочн*,
  荷積み, 装卸
Forklift operation = forklift, forklifts, forklift driving, forklift operator, gabelstapler, staplerfahrer*, stapler,
  conduite de chariot élévateur, chariot élévateur, caces, carretilla elevadora, carretillas elevadoras, carretillero,
  montacargas, muletto, carrello elevatore, carrelli elevatori, empilhadeira, operador de empilhadeira, heftruck,
  heftruckchauffeur, wózek widłowy, wózk* widłow*, вилочн* погрузчик*, погрузчик*, gaffeltruck, vysokozdvižn* vozík*,
  forklift operatörü, フォークリフト, 叉车, 叉車, 堆高机, 지게차, رافعة شوكية
Transport management = transport planning, transportation management, fleet management, ^TMS, route planning, dispatching,
  dispatch, transportmanagement, transportplanung, tourenplanung, tourendisposition, fuhrparkmanagement, fuhrpark,
  gestion des transports, gestion de flotte, planification des tournées, gestión de transporte, gestión de flotas,
  planificación de rutas, gestione trasporti, gestione flotta, gestão de transportes, gestão de frotas, roteirização,
  transportplanning, wagenparkbeheer, spedycj*, organizacj* transportu, управлени* транспортом, транспортн* логистик*,
  диспетчеризаци*, 配車管理, 輸送管理, 运输管理, 车队管理, 运输调度, 운송 관리, 배차
Freight forwarding = freight, air freight, sea freight, spedition, seefracht, luftfracht, fret maritime, fret aérien,
  transporte de mercancías, transporte internacional, spedizioni, spedizioni internazionali, agenciamento de cargas, frete,
  expeditie, экспедировани*, грузоперевозк*, 国際物流, フォワーディング, 货运代理, 國際物流, 포워딩
Customs clearance = customs, import and export, import/export, zollabwicklung, zollrecht, zoll, dédouanement, douane, aduanas,
  despacho de aduanas, comercio exterior aduanas, dogana, pratiche doganali, desembaraço aduaneiro, douaneformaliteiten,
  odpraw* celn*, таможенн* оформлени*, gümrük, 通関, 貿易事務, 报关, 報關, 清关, 通관, 통관, التخليص الجمركي
Incoterms > Customs clearance
Dangerous goods = hazardous goods, hazardous materials, gefahrgut, gefahrgutrecht, matières dangereuses, mercancías peligrosas,
  merci pericolose, produtos perigosos, gevaarlijke stoffen, опасн* груз*, 危険物取扱, 危险品
Demand planning = demand forecasting, bedarfsplanung, planification de la demande, planificación de la demanda,
  planejamento de demanda, planowani* popytu, планировани* спроса, 需要予測, 需求计划
Materials planning = material requirements planning, ^MRP, materialdisposition, materialwirtschaft, planification des besoins,
  planificación de materiales, pianificazione materiali, planejamento de materiais, 資材管理, 物料计划, 物料管理
Production planning = production scheduling, ^PPS, fertigungsplanung, produktionsplanung, arbeitsvorbereitung,
  planification de la production, ordonnancement, planificación de la producción, pianificazione della produzione,
  planejamento de produção, pcp, productieplanning, planowani* produkcji, планировани* производства, üretim planlama, 生産管理,
  生産計画, 生产计划, 生产管理, 생산 계획, 생산 관리, تخطيط الإنتاج
Last-mile delivery = parcel delivery, paketzustellung, auslieferung, livraison de colis, entrega a domicilio, pakketbezorging,
  dostarczani* przesyłek, доставк* грузов, курьерск* доставк*, 配送, 配達, 快递, 배송
Truck driving = lorry driving, hgv driving, lkw-fahrer*, lkw-fahren, kraftfahrer*, berufskraftfahrer*, conduite de poids lourds,
  chauffeur poids lourd, conducción de camiones, conductor de camión, autista di camion, motorista de caminhão,
  vrachtwagenchauffeur, kierowc* ciężarówki, водител* грузовика, kamyon şoförlüğü, トラック運転, 货车驾驶, 트럭 운전
Crane operation = overhead crane, kranführer*, kranbedienung, pontier, conduite de pont roulant, operador de grúa, puente grúa,
  gruista, operador de ponte rolante, kraanmachinist, suwnic*, крановщик*, クレーン運転, 玉掛け, 起重机
Tachograph = digital tachograph, fahrtenschreiber, lenk- und ruhezeiten, chronotachygraphe, tacógrafo, tachograaf, tachograf*
`;
