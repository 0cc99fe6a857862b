/** Format: see read-table.ts. */
export const businessSystems = `
ERP = erp systems, erp system, erp-system, erp-systeme, enterprise resource planning, progiciel de gestion intégré,
  systèmes erp, sistemas erp, sistemi erp, систем* erp, erpシステム, erp系统, erp软件
^SAP = sap erp, sap ecc, sap r/3, sap r3, sap systems, sap-kenntnisse, sapkenntnisse, sap-system > ERP
SAP S/4HANA = s/4hana, s4hana, s/4 hana, sap s4 hana, sap s/4 > SAP, ERP
SAP FI = sap fico, sap fi/co, sap fi-co, sap co, sap finance > SAP, Accounting
SAP MM = sap materials management > SAP, Procurement
SAP SD = sap sales and distribution > SAP
SAP PP = sap production planning > SAP, Production planning
SAP QM = sap pm, sap plant maintenance > SAP
SAP EWM = sap wm, sap extended warehouse management > SAP, Warehouse management
SAP HCM = sap hr, sap payroll > SAP
SAP SuccessFactors = successfactors, success factors > SAP
SAP Ariba = ^Ariba, coupa, jaggaer > Procurement
SAP Fiori = sapui5, sap ui5, sap btp > SAP
SAP BW = sap bw/4hana, sap business warehouse > SAP, Data warehousing
SAP Business One = sap b1, business one > ERP
SAP CRM = sap c4c, sap sales cloud > SAP, CRM
Oracle ERP = oracle e-business suite, oracle ebs, oracle fusion, oracle financials, oracle cloud erp, jd edwards,
  peoplesoft > ERP
NetSuite = oracle netsuite > ERP
Microsoft Dynamics = dynamics 365, ms dynamics, dynamics nav, navision, dynamics ax, axapta, business central,
  microsoft navision, d365 > ERP
Odoo = openerp > ERP
^Infor = infor ln, infor m3, baan erp > ERP
Epicor > ERP
IFS Applications = ifs erp > ERP
proALPHA = abas erp, sage erp > ERP
TOTVS = totvs protheus, protheus > ERP
CRM = crm systems, crm system, crm software, crm-system, crm-systeme, customer relationship management,
  kundenbeziehungsmanagement, gestion de la relation client, gestión de relaciones con clientes,
  gestão de relacionamento com clientes, систем* crm, 顧客管理システム, 客户关系管理, crm系统
Salesforce = salesforce.com, salesforce crm, sales cloud, service cloud, sfdc > CRM
HubSpot = hub spot, hubspot crm > CRM
Zoho CRM = zoho > CRM
Pipedrive = freshsales, close.io > CRM
Microsoft Dynamics CRM = dynamics crm > CRM, Microsoft Dynamics
Zendesk = freshdesk, intercom messenger, zendesk support > Customer service
Genesys = avaya, five9, call center software
!Workday = workday hcm > HR information systems
Personio = bamboohr, factorial hr, hibob, adp workforce now, kenjo, rexx systems > HR information systems
Kronos = ukg, atoss, timetracking software
Oracle HCM = oracle hcm cloud, taleo > HR information systems
HR information systems = hris, hrms, hr software, hr-software, sirh, logiciels sirh, software de rrhh, 人事システム, 人力资源系统
Business process management = ^BPM, bpmn, business process modelling, business process modeling, geschäftsprozessmodellierung,
  prozessmodellierung, geschäftsprozesse, modélisation des processus, modelado de procesos, modellazione dei processi,
  mapeamento de processos, modelowani* procesów, моделировани* бизнес-процессов, 業務プロセス, 业务流程管理, camunda, aris platform
Business analysis = business analyst, requirements analysis, requirements engineering, requirements gathering,
  anforderungsanalyse, anforderungsmanagement, business-analyse, analyse fonctionnelle, analyse métier, recueil des besoins,
  análisis de negocio, análisis de requisitos, toma de requerimientos, analisi funzionale, analisi dei requisiti,
  análise de negócios, análise de requisitos, levantamento de requisitos, analiz* biznesow*, бизнес-анализ*, анализ* требований,
  要件定義, 業務分析, 需求分析, 业务分析, 요구사항 분석
ERP implementation = sap implementation, erp rollout, erp-einführung, sap-einführung, déploiement erp, implantación de erp,
  導入支援, erp实施 > ERP
`;
