/** Format: see read-table.ts. */
export const finance = `
Accounting = การบัญชี, บัญชี, लेखांकन, लेखा, kế toán, akuntansi, perakaunan, uhasibu, bookkeeping, accountancy, financial accounting, buchhaltung, buchführung, finanzbuchhaltung, rechnungswesen,
  comptabilité, comptabilité générale, contabilidad, contabilità, contabilidade, boekhouding, boekhouden, księgowość,
  księgowośc*, rachunkowoś*, бухгалтерск* учет*, бухгалтери*, бухучет*, bokföring, redovisning, regnskap, bogholderi, muhasebe,
  účetnictví, könyvelés, kirjanpito, 会計, 経理, 簿記, 会计, 會計, 财务会计, 회계, المحاسبة, محاسبة
Accounts payable = !AP, kreditorenbuchhaltung, kreditoren, comptabilité fournisseurs, cuentas por pagar, contabilità fornitori,
  contas a pagar, crediteurenadministratie, zobowiązan*, кредиторск* задолженност*, 買掛金, 应付账款 > Accounting
Accounts receivable = !AR, debitorenbuchhaltung, debitoren, comptabilité clients, cuentas por cobrar, contabilità clienti,
  contas a receber, debiteurenadministratie, należnoś*, дебиторск* задолженност*, 売掛金, 应收账款 > Accounting
Asset accounting = anlagenbuchhaltung, fixed assets accounting, immobilisations comptables, activos fijos, 固定資産管理,
  固定资产核算 > Accounting
General ledger = hauptbuch, hauptbuchhaltung, grand livre, libro mayor, 総勘定元帳, 总账 > Accounting
Account reconciliation = bank reconciliation, kontenabstimmung, kontenklärung, rapprochement bancaire, rapprochements bancaires,
  conciliación bancaria, conciliaciones bancarias, riconciliazione bancaria, conciliação bancária, uzgadniani* kont,
  сверк* счетов, 銀行勘定調整, 银行对账 > Accounting
Invoicing = billing, invoice processing, rechnungsstellung, fakturierung, rechnungsprüfung, facturation, facturación,
  fatturazione, faturamento, facturatie, fakturowani*, выставлени* счетов, 請求書発行, 请款开票, 开票
Financial statements = annual accounts, annual financial statements, jahresabschluss, jahresabschlüsse, bilanzierung, bilanzen,
  comptes annuels, bilan comptable, bilans, estados financieros, cuentas anuales, bilancio d'esercizio,
  demonstrações financeiras, demonstrações contábeis, jaarrekening, jaarrekeningen, sprawozda* finansow*, финансов* отчетност*,
  bokslut, 財務諸表, 決算, 财务报表, 재무제표 > Accounting
Month-end closing = month end close, month-end close, monatsabschluss, monatsabschlüsse, clôture mensuelle, clôtures mensuelles,
  cierre mensual, cierres contables, chiusure mensili, fechamento contábil, maandafsluiting, zamknięci* miesiąca,
  закрыти* месяца, 月次決算, 月结 > Accounting
Cost accounting = cost control, kostenrechnung, kosten- und leistungsrechnung, comptabilité analytique, contrôle des coûts,
  contabilidad de costes, contabilidad de costos, control de costes, contabilità analitica, contabilidade de custos,
  rachunek kosztów, учет* затрат, 原価計算, 成本核算, 成本会计, 원가 관리 > Accounting
Controlling = management accounting, financial controlling, finanzcontrolling, contrôle de gestion, control de gestión,
  controllo di gestione, controladoria, controllership, kontroling*, управленческ* учет*, 管理会計, 管理会计
Budgeting = budget management, budget planning, budget control, budgetplanung, budgetierung, budgetverantwortung,
  gestion budgétaire, suivi budgétaire, gestión presupuestaria, elaboración de presupuestos, gestione budget,
  gestione del budget, gestão orçamentária, orçamentação, budgetbeheer, budżetowani*, бюджетировани*, 予算管理, 预算管理, 預算管理, 예산 관리,
  إعداد الميزانية
Forecasting = financial forecasting, finanzplanung, prévisions financières, previsiones financieras, previsioni finanziarie,
  prognozowani*, прогнозировани*, 財務予測, 财务预测
Financial analysis = financial analyst, finanzanalyse, finanzanalysen, analyse financière, análisis financiero,
  analisi finanziaria, análise financeira, financiële analyse, analiz* finansow*, финансов* анализ*, 財務分析, 财务分析, 재무 분석,
  التحليل المالي
Financial modelling = financial modeling, financial models, finanzmodelle, modélisation financière, modelado financiero,
  modelización financiera, modelagem financeira, финансов* моделировани*, 財務モデリング, 财务建模, 재무 모델링 > Financial analysis
Financial reporting = finanzberichterstattung, finanzreporting, reporting financier, informes financieros,
  reportistica finanziaria, relatórios financeiros, raportowani* finansow*, 財務報告, 财务报告, konzernabschluss, group reporting
Consolidation = financial consolidation, konsolidierung, konzernkonsolidierung, consolidation des comptes,
  consolidación contable, hyperion, lucanet, 連結決算, 合并报表 > Accounting
IFRS = ias/ifrs, international financial reporting standards, 国际财务报告准则 > Accounting
US GAAP = ^GAAP, us-gaap > Accounting
HGB = handelsgesetzbuch, handelsrecht hgb > Accounting
Taxation = tax law, tax returns, tax preparation, tax compliance, corporate tax, steuerrecht, steuererklärungen, fiscalité,
  déclarations fiscales, fiscalidad, declaraciones de impuestos, impuestos, fiscalità, dichiarazioni fiscali, tributação,
  legislação tributária, belastingrecht, belastingaangifte, podatk*, prawo podatkowe, налогообложени*, налогов* учет*, 税務, 税务,
  稅務, 세무, الضرائب
^VAT = value added tax, umsatzsteuer, umsatzsteuervoranmeldung, tva, déclarations de tva, declaraciones de iva, btw-aangifte,
  ндс, 消費税, 增值税 > Taxation
Auditing = internal audit, external audit, financial audit, wirtschaftsprüfung, interne revision, audit interne,
  audit financier, commissariat aux comptes, auditoría, auditoría interna, revisione contabile, auditoria, interne audit,
  audyt*, аудит*, denetim, 監査, 审计, 審計, 감사 업무, التدقيق
Internal controls = internal control system, ^SOX, sarbanes-oxley, internes kontrollsystem, contrôle interne, control interno,
  controllo interno, controles internos, 内部統制, 内部控制
Treasury = cash management, cash flow management, liquiditätsplanung, liquiditätsmanagement, trésorerie, gestion de trésorerie,
  tesorería, tesoreria, kasbeheer, казначейств*, 資金繰り, 资金管理
Credit management = credit analysis, credit risk, credit control, kreditprüfung, forderungsmanagement, mahnwesen,
  analyse de crédit, recouvrement, análisis de crédito, cobranza, análise de crédito, кредитн* анализ*, 与信管理, 信用分析, 信贷
Risk management = risk assessment, risk analysis, risikomanagement, risikoanalyse, gestion des risques, analyse des risques,
  gestión de riesgos, análisis de riesgos, gestione del rischio, gestione dei rischi, gestão de riscos, risicobeheer,
  risicomanagement, zarządzani* ryzykiem, управлени* рисками, анализ* рисков, riskhantering, risk yönetimi, リスク管理, 风险管理, 風險管理,
  리스크 관리, إدارة المخاطر
Compliance = regulatory compliance, compliance management, conformité réglementaire, cumplimiento normativo,
  conformità normativa, conformidade regulatória, комплаенс*, コンプライアンス, 合规, 合规管理, 준법
^AML = anti-money laundering, ^KYC, know your customer, geldwäscheprävention, lutte contre le blanchiment,
  prevención del blanqueo, 反洗钱, マネーロンダリング対策 > Compliance
Investment analysis = equity research, portfolio management, asset management, investment management, wealth management,
  portfoliomanagement, vermögensverwaltung, gestion de portefeuille, gestion d'actifs, gestión de carteras, gestión de activos,
  gestione del portafoglio, gestão de investimentos, инвестиционн* анализ*, 資産運用, 投资分析, 资产管理, 자산 운용
Valuation = company valuation, business valuation, unternehmensbewertung, valorisation d'entreprise, valoración de empresas,
  discounted cash flow, ^DCF, 企業価値評価, 估值 > Financial analysis
Mergers and acquisitions = ^M&A, due diligence, fusions et acquisitions, fusions-acquisitions, fusiones y adquisiciones,
  fusioni e acquisizioni, fusões e aquisições, 企業買収, 并购
Banking = retail banking, corporate banking, bankwesen, bankgeschäft, secteur bancaire, banca comercial, servizi bancari,
  bankowoś*, банковск* дел*, 銀行業務, 银行业务
Insurance = insurance underwriting, underwriting, claims handling, versicherungswesen, schadenbearbeitung, gestion de sinistres,
  assurances, suscripción de seguros, gestión de siniestros, gestione sinistri, ubezpieczeni*, страховани*, 保険業務, 保险, 보험
Payment processing = payment systems, zahlungsverkehr, moyens de paiement, sepa payments, 決済システム, 支付系统
Bloomberg Terminal = ^Bloomberg, refinitiv, reuters eikon, factset
DATEV = datev unternehmen online, datev pro > Accounting
Lexware = sevdesk, lexoffice > Accounting
QuickBooks = quick books > Accounting
Xero > Accounting
!Sage = sage 50, sage 100, sage 200, sage x3, sage compta, sage paie > Accounting
!Tally = tally erp, tally prime, tallyerp > Accounting
1C = 1c enterprise, 1с бухгалтерия, 1с предприятие, 1с > Accounting
Exact Online = afas, twinfield, yuki accounting > Accounting
Cegid = ciel compta, ebp compta, pennylane > Accounting
ContaPlus = a3con, contasol, a3 asesor > Accounting
Yonyou = 用友, 用友财务软件, kingdee, 金蝶, 金蝶财务软件 > Accounting
Freee = 弥生会計, 勘定奉行, マネーフォワード, 会計ソフト > Accounting
Cash handling = cash register, cashier duties, kassenführung, kassiertätigkeiten, kassieren, tenue de caisse, encaissement,
  manejo de caja, gestione cassa, operação de caixa, obsług* kasy, работ* с кассой, レジ業務, レジ操作, 收银
`;
