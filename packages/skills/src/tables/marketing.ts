/** Format: see read-table.ts. */
export const marketing = `
Marketing = การตลาด, tiếp thị, विपणन, pemasaran, marketing management, marketing communications, mercadotecnia, mercadeo, маркетинг*, マーケティング, 市场营销, 行銷, 마케팅, التسويق
Digital marketing = online marketing, online-marketing, internet marketing, digitales marketing, marketing digital,
  marketing numérique, webmarketing, marketing online, online marketeer, marketing internetow*, интернет-маркетинг*,
  digital-маркетинг*, dijital pazarlama, デジタルマーケティング, webマーケティング, 数字营销, 网络营销, 數位行銷, 디지털 마케팅, التسويق الرقمي > Marketing
SEO = search engine optimization, search engine optimisation, suchmaschinenoptimierung, référencement naturel,
  posicionamiento web, posicionamiento seo, ottimizzazione seo, pozycjonowani*, seo-оптимизаци*, поисков* оптимизаци*,
  検索エンジン最適化, 搜索引擎优化, 검색엔진 최적화, semrush, ahrefs, sistrix > Digital marketing
^SEA = ^SEM, search engine marketing, search engine advertising, suchmaschinenwerbung, google ads, google adwords, adwords,
  pay per click, ^PPC, référencement payant, publicidad en buscadores, контекстн* реклам*, リスティング広告, 搜索引擎营销 > Digital marketing
Social media marketing = social media, social-media-marketing, social media management, community management, soziale medien,
  social-media, réseaux sociaux, médias sociaux, gestion des réseaux sociaux, redes sociales, gestión de redes sociales,
  gestione social media, redes sociais, mídias sociais, sociale media, medi* społecznościow*, smm, социальн* сет*,
  sociala medier, sosyal medya, snsマーケティング, sns運用, 社交媒体, 社群媒體, 新媒体运营, 소셜 미디어 > Digital marketing
Paid social = facebook ads, meta ads, instagram ads, linkedin ads, tiktok ads, social ads, paid media > Digital marketing
Content marketing = content creation, content strategy, content management strategy, content-marketing, content-erstellung,
  création de contenu, stratégie de contenu, marketing de contenidos, creación de contenidos, content creator,
  produzione di contenuti, marketing de conteúdo, produção de conteúdo, contentmarketing, marketing treści, контент-маркетинг*,
  コンテンツマーケティング, コンテンツ制作, 内容营销, 内容运营, 콘텐츠 마케팅 > Digital marketing
Copywriting = copy writing, copywriter, werbetexte, conception-rédaction, rédaction web, redacción publicitaria,
  redacción de contenidos, redação publicitária, copywriting seo, копирайтинг*, コピーライティング, 文案, 文案策划, 카피라이팅
Email marketing = e-mail marketing, e-mail-marketing, email campaigns, newsletter marketing, mailchimp, klaviyo,
  newsletter-marketing, emailing, campañas de email, メールマーケティング, 邮件营销 > Digital marketing
Marketing automation = marketo, eloqua, pardot, marketing-automatisierung, automatisation marketing,
  automatización de marketing, マーケティングオートメーション, 营销自动化 > Digital marketing
Affiliate marketing = influencer marketing, affiliate-marketing, influencer-marketing, marketing de afiliados, インフルエンサーマーケティング,
  网红营销 > Digital marketing
Performance marketing = growth marketing, growth hacking, conversion rate optimization, conversion optimisation, ^CRO,
  conversion-optimierung, programmatic advertising, display advertising, media buying > Digital marketing
Brand management = brand strategy, brand marketing, markenführung, markenmanagement, gestion de marque, gestión de marca,
  brand manager, gestão de marca, zarządzani* mark*, бренд-менеджмент*, ブランドマネジメント, ブランド戦略, 品牌管理, 品牌策略, 브랜드 관리 > Marketing
Product marketing = produktmarketing, marketing produit, marketing de producto, marketing de produto, プロダクトマーケティング,
  产品营销 > Marketing
Trade marketing = retail marketing, point of sale marketing, trade-marketing, shopper marketing > Marketing
Event management = event planning, event organisation, event organization, eventmanagement, veranstaltungsmanagement,
  veranstaltungsorganisation, veranstaltungsplanung, organisation d'événements, gestion événementielle, événementiel,
  organización de eventos, gestión de eventos, organizzazione di eventi, organizzazione eventi, organização de eventos,
  evenementenorganisatie, organizacj* wydarzeń, организаци* мероприятий, イベント企画, イベント運営, 活动策划, 活動企劃, 행사 기획, تنظيم الفعاليات
Trade fairs = exhibition management, messeorganisation, messeplanung, salons professionnels, organización de ferias, 展示会, 展会
Public relations = !PR, media relations, press relations, pressearbeit, öffentlichkeitsarbeit, relations publiques,
  relations presse, relaciones públicas, relazioni pubbliche, ufficio stampa, relações públicas, assessoria de imprensa,
  связ* с общественность*, 広報, 公关, 公關, 公共关系, 홍보, العلاقات العامة
Corporate communications = internal communications, unternehmenskommunikation, interne kommunikation,
  communication d'entreprise, communication interne, comunicación corporativa, comunicación interna, comunicazione aziendale,
  comunicação corporativa, comunicação interna, komunikacj* wewnętrzn*, корпоративн* коммуникаци*, 社内広報, 企业传播
Advertising = advertising campaigns, werbung, werbekampagnen, campagnes publicitaires, publicidad, campañas publicitarias,
  campagne pubblicitarie, campanhas publicitárias, kampani* reklamow*, рекламн* кампани*, 広告運用, 广告投放, 广告策划
Campaign management = kampagnenmanagement, kampagnenplanung, gestion de campagnes, gestión de campañas, gestione campagne,
  gestão de campanhas, キャンペーン企画
E-commerce = ecommerce, e commerce, electronic commerce, onlinehandel, online-handel, online-shop, onlineshop,
  commerce électronique, comercio electrónico, commercio elettronico, comércio eletrônico, handel elektroniczn*,
  электронн* коммерци*, e-ticaret, 電子商取引, ecサイト運営, ecサイト, 电子商务, 電子商務, 电商, 电商运营, 전자상거래, التجارة الإلكترونية
Amazon Seller Central = amazon marketplace, ebay marketplace, 亚马逊运营, marketplace management > E-commerce
Merchandising = visual merchandising, category management, warenpräsentation, merchandisage, merchandising visual, vitrinismo,
  мерчандайзинг*, 陳列, VMD業務, 陈列, 品类管理
Competitor analysis = competitive analysis, wettbewerbsanalyse, analyse concurrentielle, análisis de la competencia,
  analisi della concorrenza, análise da concorrência, 競合分析, 竞品分析
Market analysis = marktanalyse, marktanalysen, analyse de marché, análisis de mercado, analisi di mercato, análise de mercado,
  analiz* rynku, анализ* рынка, 市場分析, 市场分析, 시장 분석
Product management = product manager, product owner, product ownership, produktmanagement, product roadmap, gestion de produit,
  gestion produit, gestión de producto, gestión de productos, gestione prodotto, gestão de produtos, gestão de produto,
  productmanagement, zarządzani* produktem, управлени* продуктом, продакт-менеджмент*, プロダクトマネジメント, 商品企画, 产品管理, 产品经理, 產品管理,
  제품 관리, 상품 기획, إدارة المنتجات
Customer insight = consumer insights, consumer behaviour, customer journey mapping, customer journey, consumer research
Fundraising = fund raising, grant writing, mittelakquise, collecte de fonds, recaudación de fondos, raccolta fondi,
  captação de recursos, fondsenwerving, фандрайзинг*, 資金調達, 筹款
Journalism = journalistic writing, journalismus, journalisme, periodismo, giornalismo, jornalismo, journalistiek,
  dziennikarstw*, журналистик*, ジャーナリズム, 新闻采编, 新闻写作, 저널리즘
Editing = proofreading, copy editing, lektorat, korrekturlesen, relecture, correction d'épreuves, corrección de textos,
  edición de textos, correzione di bozze, revisão de textos, redigeren, korekt* tekstów, редактировани* текстов, корректур*, 校正,
  編集業務, 校对, 编辑校对, 교정
Podcasting = podcast production, radio production
`;
