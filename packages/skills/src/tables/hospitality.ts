/** Format: see read-table.ts. */
export const hospitality = `
Cooking = ทำอาหาร, nấu ăn, memasak, upishi, food preparation, culinary arts, chef de partie, sous chef, commis chef, kochen, !Koch, köchin, speisenzubereitung,
  cuisine, cuisinier, préparation culinaire, arts culinaires, cocina, cocinero, preparación de alimentos, artes culinarias,
  cucina, cuoco, preparazione dei pasti, cozinha, cozinheiro, culinária, gastronomia culinária, keukenwerk, gotowani*, kuchar*,
  przygotowywani* posiłków, приготовлени* пищи, повар*, matlagning, aşçılık, vaření, főzés, 調理, 料理, 烹饪, 厨师, 烹飪, 조리, 요리, الطبخ,
  الطهي
Baking = pastry making, patisserie, bakery, bäckerei, bäckerhandwerk, konditorei, konditor*, boulangerie, pâtisserie, panadería,
  pastelería, repostería, panificazione, pasticceria, panificação, confeitaria, bakkerij, banketbakker, piekarnictw*,
  cukiernictw*, пекар*, кондитерск*, pastacılık, 製菓, 製パン, 烘焙, 面点, 제과 제빵, الخبز والحلويات
Butchery = meat processing, metzgerei, metzgerhandwerk, fleischerei, fleischerhandwerk, boucherie, carnicería, macelleria,
  açougue, slagerij, rzeźnictw*, wędliniarstw*, обвалк* мяса, 精肉, 肉类加工
Menu planning = menu development, speisenplanung, menügestaltung, élaboration de menus, planificación de menús, creazione menù,
  elaboração de cardápios, разработк* меню, メニュー開発, 菜单设计
Restaurant service = waiting tables, waiter, waitress, table service, food and beverage service, food service, servieren,
  servicekraft, restaurantfachmann, restaurantfachfrau, gästebewirtung, service en salle, service au restaurant, serveuse,
  servicio de mesa, camarero, camarera, mesero, servicio de sala, servizio ai tavoli, servizio di sala, cameriere, cameriera,
  garçom, garçonete, atendimento de mesas, empregado de mesa, bediening, obsług* kelnersk*, kelner*, обслуживани* гостей,
  официант*, servering, garsonluk, ホール接客, ホールスタッフ, 餐饮服务, 服务员, 홀 서빙, خدمة الطعام
Bartending = bar service, mixology, barkeeper, cocktails, barman, service au bar, coctelería, barra y coctelería,
  barista cocktail, coquetelaria, barmaństw*, бармен*, バーテンダー, 调酒
Barista skills = barista, coffee preparation, kaffeezubereitung, preparación de café, caffetteria, preparo de café, бариста,
  バリスタ, 咖啡师, 바리스타
Wine knowledge = sommelier, weinkenntnisse, œnologie, sommellerie, enología, sumiller, enologia, wijnkennis, сомелье, ソムリエ, 侍酒师
Catering = event catering, banqueting, catering management, bankett, banquets, traiteur, servicio de banquetes, banqueteria,
  бизнес питани*, кейтеринг*, ケータリング, 宴会サービス, 宴会服务
Hotel management = hospitality management, hotel operations, hotelmanagement, hotelfachmann, hotelfachfrau, hotellerie,
  gestion hôtelière, hôtellerie, gestión hotelera, hotelería, hostelería, gestione alberghiera, settore alberghiero,
  gestão hoteleira, hotelaria, hotelwezen, hotelarstw*, гостиничн* бизнес*, гостиничн* дел*, otelcilik, otel yönetimi, ホテル業務,
  ホテル運営, 酒店管理, 飯店管理, 호텔 경영, إدارة الفنادق
Hotel reception = hotel front desk, front office hotel, hotelrezeption, réception hôtelière, réception d'hôtel,
  recepción de hotel, ricevimento alberghiero, recepção de hotel, hotelreceptie, recepcj* hotelow*, ホテルフロント, 酒店前台
Opera PMS = oracle opera, fidelio hotel, protel, hotel management software, micros fidelio > Hotel reception
Housekeeping = room cleaning, hotel housekeeping, zimmerreinigung, hauswirtschaft, zimmermädchen, entretien des chambres,
  femme de chambre, gouvernante, limpieza de habitaciones, camarera de pisos, ama de llaves, pulizia camere, governanta,
  camareira, arrumação de quartos, kamerschoonmaak, sprzątani* pokoi, горничн*, kat hizmetleri, 客室清掃, 客房服务, 하우스키핑
Cleaning = industrial cleaning, commercial cleaning, building cleaning, reinigung, gebäudereinigung, unterhaltsreinigung,
  nettoyage, agent d'entretien, propreté, limpieza, limpieza industrial, pulizie, pulizia, addetto alle pulizie, limpeza,
  serviços de limpeza, schoonmaak, schoonmaken, sprzątani*, utrzymani* czystości, уборк* помещений, клининг*, städning,
  rengøring, renhold, temizlik, úklid, takarítás, siivous, καθαριότητα, 清掃, 保洁, 清潔, 청소, التنظيف
HACCP = food safety, food hygiene, haccp regulations, lebensmittelhygiene, lebensmittelsicherheit, hygiène alimentaire,
  sécurité alimentaire, seguridad alimentaria, higiene alimentaria, manipulación de alimentos, manipulador de alimentos,
  igiene alimentare, sicurezza alimentare, segurança alimentar, segurança dos alimentos, voedselveiligheid,
  bezpieczeństw* żywności, безопасност* пищ*, ハサップ, 食品衛生, 食品安全, 식품 위생, سلامة الغذاء
Kitchen management = küchenleitung, küchenchef, gestion de cuisine, chef de cuisine, jefe de cocina, gestión de cocina,
  gestione della cucina, gestão de cozinha, keukenmanagement, 厨房管理, 厨師長
Reservations management = booking systems, reservation systems, réservations, sistemas de reservas, gestión de reservas,
  gestione prenotazioni, gestão de reservas, rezervasyon, 予約管理, 预订管理
Tourism = tourism management, travel agency, tour operating, tourismus, reisebüro, reiseverkehr, tourisme, agence de voyages,
  turismo, agencia de viajes, agenzia di viaggi, agência de viagens, toerisme, turystyk*, туризм*, turizm, cestovní ruch, 観光,
  旅行業, 旅游, 旅行社, 관광, السياحة
!Amadeus = amadeus gds, sabre gds, galileo gds, travelport, sabre red > Tourism
Tour guiding = tour guide, reiseleitung, stadtführung, stadtführungen, guide touristique, guía turístico, guía de turismo,
  guida turistica, guia de turismo, gidsen, przewodnik* turystyczn*, экскурсовод*, 観光ガイド, 添乗員, 导游, 관광 안내
Cabin crew = flight attendant, in-flight service, flugbegleiter*, personnel navigant, tripulante de cabina, assistente di volo,
  comissário de bordo, comissária de bordo, cabinepersoneel, personel pokładow*, бортпроводник*, kabin memuru, 客室乗務員, 空乘, 객실 승무원
Revenue management = yield management, ertragsmanagement, gestion des revenus, レベニューマネジメント, 收益管理
Guest relations = guest service, gästebetreuung, accueil des clients, relation avec la clientèle hôtelière, atención al huésped,
  accoglienza ospiti, atendimento ao hóspede, gastvrijheid, работ* с гостями, 接客, 接客業務, 宾客服务
Hairdressing = hair styling, friseur*, coiffure, coiffeur, coiffeuse, peluquería, parrucchiere, acconciatura, cabeleireiro,
  kapper, fryzjerstw*, парикмахер*, frisör, kuaförlük, 美容師, 理容, 美发, 理发, 미용
Cosmetics and beauty care = beauty treatments, cosmetology, manicure, pedicure, makeup artistry, make-up artist, kosmetik,
  kosmetiker*, nageldesign, esthétique, esthéticienne, soins esthétiques, ?estética, cosmetología, maquillaje, estetista,
  esteticista, schoonheidsverzorging, kosmetologi*, kosmetyczk*, косметологи*, маникюр*, güzellik uzmanlığı, 美容, エステティシャン,
  ネイルアート, 美容护理, 化妆, 피부 관리
Spa and wellness = wellnessbereich, spa management, bien-être spa, spa y bienestar, wellness en spa, 水疗
Security guarding = security services, guarding, security guard, sicherheitsdienst, objektschutz, werkschutz, wachschutz,
  sachkunde 34a, agent de sécurité, gardiennage, sécurité privée, seguridad privada, vigilancia, guardia de seguridad,
  vigilante de seguridad, sorveglianza, vigilanza privata, guardia giurata, segurança patrimonial, vigilante patrimonial,
  bewaking, beveiliger, ochron* mienia, ochron* osób, охран* объектов, частн* охран*, väktare, güvenlik görevlisi, 警備, 保安, 경비,
  الحراسة والأمن
Firefighting = fire protection, fire safety, brandschutz, feuerwehr, sécurité incendie, ^SSIAP, protección contra incendios,
  prevención de incendios, antincendio, prevenzione incendi, combate a incêndio, prevenção de incêndios, brandveiligheid,
  ochron* przeciwpożarow*, пожарн* безопасност*, yangın güvenliği, 消防, 防火管理, 소방 안전, السلامة من الحرائق
Gardening = landscaping, horticulture, gartenbau, gartenpflege, landschaftsbau, garten- und landschaftsbau, jardinage,
  paysagisme, espaces verts, jardinería, paisajismo, giardinaggio, manutenzione del verde, jardinagem, hoveniersbedrijf,
  tuinieren, tuinonderhoud, ogrodnictw*, озеленени*, ландшафтн* дизайн*, садоводств*, trädgårdsskötsel, bahçıvanlık, 造園, 園芸,
  园林绿化, 园艺, 조경, البستنة
Agriculture = farming, crop production, landwirtschaft, agriculture biologique, exploitation agricole, agricultura, agronomía,
  agronomie, agronomia, agricoltura, landbouw, akkerbouw, rolnictw*, сельск* хозяйств*, агрономи*, jordbruk, landbrug, tarım,
  zemědělstv*, mezőgazdaság, 農業, 农业, 农学, 농업, الزراعة
Animal husbandry = livestock farming, tierhaltung, tierpflege, viehhaltung, élevage, soins aux animaux, ganadería,
  cuidado de animales, allevamento, pecuária, veehouderij, dierverzorging, hodowl* zwierząt, животноводств*, hayvancılık, 畜産,
  畜牧, 축산
Forestry = forstwirtschaft, sylviculture, silvicultura, selvicoltura, bosbouw, leśnictw*, лесн* хозяйств*, skogsbruk,
  ormancılık, 林業, 林业, 임업
Fishing and aquaculture = fish farming, aquaculture, fischerei, pisciculture, acuicultura, itticoltura, aquicultura,
  rybołówstw*, рыболовств*, 漁業, 水产养殖
`;
