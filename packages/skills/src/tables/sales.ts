/** Format: see read-table.ts. */
export const sales = `
Sales = bán hàng, การขาย, बिक्री, penjualan, jualan, mauzo, selling, sales management, salesmanship, vertrieb, verkauf, verkaufserfahrung, vertriebserfahrung, vente, ventes,
  commercialisation, ventas, vendite, vendas, verkoop, sprzedaż, sprzedaż*, sprzedaży, продаж*, försäljning, salg, satış,
  prodej, értékesítés, myynti, vânzări, πωλήσεις, ?営業, ?販売, 営業経験, 営業職, 販売経験, 販売業務, 销售, 業務銷售, ?영업, ?판매, 영업 경험, 판매 경험, المبيعات,
  بيع
B2B sales = business-to-business sales, b2b-vertrieb, vertrieb b2b, vente b2b, vente en b2b, ventas b2b, vendite b2b,
  vendas b2b, sprzedaż b2b, b2b-продаж*, b2b продаж*, 法人営業, b2b销售 > Sales
B2C sales = b2c-vertrieb, vente b2c, ventas b2c, retail sales, 個人営業 > Sales
Inside sales = telesales, telemarketing, innendienst, vertriebsinnendienst, télévente, televentas, telemarketing ativo,
  telesprzedaż, телемаркетинг*, インサイドセールス, 电话销售, 電話銷售 > Sales
Field sales = outside sales, außendienst, aussendienst, vente terrain, ventas de campo, vendas externas, ルート営業, 外勤销售 > Sales
Cold calling = cold acquisition, kaltakquise, telefonakquise, prospection téléphonique, llamadas en frío, холодн* звонк*, テレアポ,
  飛び込み営業, 陌生拜访 > Sales
Lead generation = lead-generierung, leadgenerierung, prospecting, prospection, prospection commerciale, neukundengewinnung,
  neukundenakquise, kundenakquise, kundengewinnung, captación de clientes, prospección de clientes, acquisizione clienti,
  acquisizione nuovi clienti, prospecção de clientes, captação de clientes, acquisitie, pozyskiwani* klientów, поиск* клиентов,
  привлечени* клиентов, 新規開拓, 新規営業, 客户开发, 開發客戶, 신규 고객 발굴 > Sales
Business development = business developer, geschäftsentwicklung, geschäftsfeldentwicklung, développement commercial,
  développement des affaires, desarrollo de negocio, desarrollo de negocios, sviluppo commerciale, sviluppo del business,
  desenvolvimento de negócios, bedrijfsontwikkeling, rozw* biznesu, развити* бизнеса, 事業開発, 业务拓展, 商务拓展, 業務開發, 사업 개발,
  تطوير الأعمال
Key account management = key account manager, key-account-management, key accounts, großkundenbetreuung,
  gestion de grands comptes, grands comptes, gestión de grandes cuentas, gestione grandi clienti, gestão de contas-chave,
  gestão de grandes contas, kluczow* klient*, ключев* клиент*, 大客户管理, 大客户销售 > Account management
Account management = account manager, client relationship management, kundenbetreuung, bestandskundenbetreuung,
  gestion de comptes, gestion de clientèle, suivi clientèle, gestión de cuentas, gestione clienti,
  gestione del portafoglio clienti, gestão de contas, gestão de carteira, accountmanagement, relatiebeheer,
  obsług* klientów kluczow*, ведени* клиентов, 既存顧客対応, 客户管理, 客户维护, 고객 관리
Negotiation = negotiation skills, contract negotiation, negotiating, verhandlungsführung, verhandlungsgeschick,
  vertragsverhandlungen, négociation, négociation commerciale, négociations, negociación, negoziazione, trattative commerciali,
  negociação, onderhandelen, onderhandelingen, negocjacj*, negocjowani*, переговор*, ведени* переговоров, förhandling, müzakere,
  交渉, 谈判, 商务谈判, 談判, 협상, التفاوض
Customer service = customer care, customer support, client service, customer relations, client relations, kundenservice,
  kundendienst, kundenbetreuung im service, service client, relation client, relations clients, service à la clientèle,
  servicio al cliente, atención al cliente, atención al público, servizio clienti, assistenza clienti, atendimento ao cliente,
  serviço ao cliente, klantenservice, klantcontact, obsług* klienta, обслуживани* клиентов, работ* с клиентами,
  клиентск* сервис*, kundtjänst, kundeservice, müşteri hizmetleri, zákaznický servis, ügyfélszolgálat, asiakaspalvelu,
  εξυπηρέτηση πελατών, serviciu clienți, カスタマーサービス, カスタマーサポート, 顧客対応, 客户服务, 客戶服務, 客服, 고객 서비스, 고객 응대, خدمة العملاء, ग्राहक सेवा,
  dịch vụ khách hàng, บริการลูกค้า, การบริการลูกค้า, layanan pelanggan, khidmat pelanggan, huduma kwa wateja
Customer success = customer success management, customer success manager, カスタマーサクセス, 客户成功
Call centre = call center, callcenter, contact center, contact centre, centre d'appels, centro de llamadas, колл-центр*,
  コールセンター, 呼叫中心, 콜센터 > Customer service
Complaint handling = complaints management, reklamationsbearbeitung, beschwerdemanagement, reklamationsmanagement,
  gestion des réclamations, gestión de reclamaciones, gestión de quejas, gestione reclami, tratamento de reclamações,
  klachtenafhandeling, reklamacj*, рассмотрени* претензий, クレーム対応, 投诉处理 > Customer service
Order processing = order management, order entry, auftragsabwicklung, auftragsbearbeitung, bestellabwicklung,
  gestion des commandes, traitement des commandes, administration des ventes, gestión de pedidos, tramitación de pedidos,
  gestione ordini, gestão de pedidos, processamento de pedidos, orderverwerking, realizacj* zamówień, обработк* заказов, 受発注,
  订单处理, 订单管理
Quotations = quotation preparation, angebotserstellung, angebotswesen, établissement de devis, devis,
  elaboración de presupuestos comerciales, preventivazione, elaboração de propostas, offertes opstellen, ofertowani*,
  подготовк* коммерческ* предложений, 見積書作成, 見積作成, 报价
Tendering = bid management, tender management, proposal writing, ^RFP, rfp responses, ausschreibungen, ausschreibungsmanagement,
  appels d'offres, réponse aux appels d'offres, licitaciones, gare d'appalto, licitações, aanbestedingen, przetarg*, тендер*,
  入札, 投标, 招投标, 标书制作
Sales forecasting = sales planning, pipeline management, absatzplanung, vertriebsplanung, prévisions de vente,
  previsión de ventas, previsões de vendas, planowani* sprzedaży, 売上予測, 销售预测
Sales training = verkaufstraining, vertriebstraining, formation commerciale, 销售培训
Sales engineering = pre-sales, presales, technical sales, technischer vertrieb, vertriebsingenieur*, avant-vente, preventa,
  technisch* verkoop, 技術営業, 售前支持, 技术销售, 기술 영업 > Sales
Pricing = pricing strategy, price calculation, preisgestaltung, preiskalkulation, tarification, fijación de precios,
  determinazione dei prezzi, precificação, ценообразовани*, 価格設定, 定价
Upselling = cross-selling, cross selling, zusatzverkauf, ventes additionnelles, venta cruzada > Sales
Retail = retail management, retail trade, einzelhandel, commerce de détail, grande distribution, comercio minorista,
  vendita al dettaglio, commercio al dettaglio, varejo, detailhandel, handel detaliczn*, розничн* торговл*, perakende, 小売, 零售,
  零售管理, 리테일, تجارة التجزئة
Store management = shop management, filialleitung, marktleitung, gestion de magasin, gestión de tienda, gestione negozio,
  gestione del punto vendita, gestão de loja, winkelbeheer, управлени* магазином, 店舗運営, 店舗管理, 门店管理, 매장 관리 > Retail
Shelf stocking = shelf replenishment, regalpflege, warenverräumung, mise en rayon, reposición de mercancía,
  rifornimento scaffali, reposição de mercadorias, vakkenvullen, wykładani* towaru, выкладк* товара, 品出し, 理货
POS systems = point of sale systems, epos, kassensysteme, terminales punto de venta, ^TPV, posシステム, 收银系统 > Cash handling
Wholesale = wholesale trade, großhandel, commerce de gros, comercio mayorista, commercio all'ingrosso, atacado, groothandel,
  handel hurtow*, оптов* торговл*, 卸売, 批发
Franchise management = franchising, franchise-management, franchises, フランチャイズ, 加盟管理
Real estate = property management, real estate management, facility and property management, immobilien, immobilienverwaltung,
  immobilienwirtschaft, hausverwaltung, immobilier, gestion immobilière, gestion locative, bienes raíces, gestión inmobiliaria,
  immobiliare, gestione immobiliare, imobiliário, mercado imobiliário, vastgoed, nieruchomoś*, недвижимост*, gayrimenkul, 不動産,
  房地产, 物业管理, 부동산, العقارات
Export sales = international sales, export business, exportgeschäft, commerce international, comercio internacional,
  commercio estero, comércio exterior, comercio exterior, международн* торговл*, внешнеэкономическ* деятельност*, вэд, 海外営業,
  国际贸易, 外贸, 外贸业务, 해외 영업
`;
