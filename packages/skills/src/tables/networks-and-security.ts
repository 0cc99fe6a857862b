/** Format: see read-table.ts. */
export const networksAndSecurity = `
Network administration = computer networks, computer networking, network engineering, netzwerkadministration, netzwerktechnik,
  netzwerkkenntnisse, administration réseau, réseaux informatiques, administración de redes, redes informáticas,
  redes de computadores, reti informatiche, administração de redes, netwerkbeheer, administracj* sieci*, sieci komputerow*,
  сетев* администрировани*, компьютерн* сет*, ネットワーク管理, ネットワーク構築, 网络管理, 网络工程, 네트워크 관리
TCP/IP = tcp ip, tcp-ip, ipv4, ipv6, network protocols, netzwerkprotokolle, ネットワークプロトコル, 网络协议 > Network administration
DNS = dhcp, domain name system > Network administration
VPN = ipsec, wireguard, openvpn > Network administration
^LAN = ^WAN, ^VLAN, vlans, lan/wan, sd-wan, ^WLAN > Network administration
Routing and switching = switching and routing, ^BGP, ^OSPF, ^MPLS, routing und switching, routage,
  enrutamiento > Network administration
Cisco = cisco ios, cisco routers, cisco systems, cisco netzwerke, cisco nexus, meraki > Network administration
Juniper = juniper networks, junos > Network administration
Fortinet = fortigate > Firewalls
Palo Alto Networks = palo alto firewalls, pan-os > Firewalls
Check Point = checkpoint firewall > Firewalls
Firewalls = firewall, pare-feu, pare-feux, cortafuegos, брандмауэр*, межсетев* экран*, ファイアウォール, 防火墙,
  방화벽 > Network administration
Wireshark = packet analysis
VoIP = voice over ip, asterisk pbx, ^SIP, ip-telefonie, téléphonie ip, telefonía ip
Telecommunications = telecoms, telecom, telekommunikation, télécommunications, telecomunicaciones, telecomunicazioni,
  telecomunicações, telecommunicatie, telekomunikacj*, телекоммуникаци*, 電気通信, 通信工程, 电信, 통신
5G = lte, 4g/5g, 4g lte, 5g nr > Telecommunications
Fibre optics = fiber optics, fibre optic, fiber optic, glasfaser, fibre optique, fibra óptica, fibra ottica, ftth, световод*,
  光ファイバー, 光纤
Information security = it security, it-security, it-sicherheit, informationssicherheit, cybersecurity, cyber security,
  cyber-security, cyber-sicherheit, sécurité informatique, cybersécurité, seguridad informática, ciberseguridad,
  sicurezza informatica, segurança da informação, cibersegurança, informatiebeveiliging, cyberbezpieczeństw*,
  bezpieczeństw* informacji, информационн* безопасност*, кибербезопасност*, 情報セキュリティ, サイバーセキュリティ, 信息安全, 网络安全, 資訊安全, 정보보안,
  الأمن السيبراني
Penetration testing = pen testing, pentesting, pentest, ethical hacking, metasploit, burp suite, kali linux, penetrationstests,
  tests d'intrusion, pruebas de penetración, тестировани* на проникновени*, ペネトレーションテスト, 渗透测试 > Information security
OWASP = application security, appsec, secure coding, web application security > Information security
SIEM = qradar, microsoft sentinel, arcsight > Information security
Incident response = security operations, soc analyst, digital forensics, it-forensik, threat hunting,
  threat intelligence > Information security
Vulnerability management = nessus, qualys, vulnerability assessment, schwachstellenmanagement > Information security
Identity and access management = ^IAM, access management, identity management, single sign-on, ^SSO, okta, sailpoint, cyberark,
  berechtigungsmanagement > Information security
Cryptography = encryption, ^PKI, public key infrastructure, ^TLS, ssl/tls, kryptographie, kryptografie, verschlüsselung,
  cryptographie, criptografía, crittografia, criptografia, криптографи*, 暗号技術, 密码学 > Information security
ISO 27001 = iso/iec 27001, iso27001, isms, bsi grundschutz, it-grundschutz, tisax > Information security
NIST framework = nist csf, nist 800-53, soc 2, soc2 > Information security
PCI DSS = pci-dss, pci compliance > Information security
GDPR = dsgvo, ^RGPD, data protection, datenschutz, general data protection regulation, protection des données,
  protección de datos, protezione dei dati, proteção de dados, ^LGPD, gegevensbescherming, ^AVG, ochron* danych, ^RODO,
  защит* персональных данных, 個人情報保護, 数据保护
Business continuity = disaster recovery, business continuity planning, notfallmanagement, continuité d'activité,
  plan de continuité, continuidad de negocio, 事業継続
Backup and recovery = data backup, backup solutions, veeam, veritas netbackup, commvault, datensicherung, sauvegarde de données,
  copias de seguridad, бэкап*, バックアップ運用, 数据备份
Storage systems = storage area network, netapp, emc storage, dell emc, storage administration
IT support = technical support, it-support, helpdesk, help desk, service desk, first level support, second level support,
  1st level support, 2nd level support, user support, desktop support, it helpdesk, technischer support, anwenderbetreuung,
  anwendersupport, support technique, support informatique, assistance technique, soporte técnico, soporte informático,
  assistenza tecnica, suporte técnico, technische ondersteuning, wsparci* techniczn*, техническ* поддержк*, техподдержк*,
  teknisk support, テクニカルサポート, ヘルプデスク, 技术支持, 技術支援, 기술 지원, الدعم الفني
Computer hardware = hardware repair, pc hardware, hardware maintenance, pc repair, hardwarekenntnisse, matériel informatique,
  hardware de computadores, ハードウェア保守, 计算机硬件
ServiceNow = service now > ITSM
ITSM = it service management, it-service-management, incident management, problem management, bmc remedy, itsm tools
ITIL = itil v3, itil v4, itil 4, itil foundation > ITSM
IT infrastructure = it-infrastruktur, infrastructure informatique, infraestructura informática, infrastruttura it,
  infraestrutura de ti, it基础设施, itインフラ
IT strategy = it management, it governance, cobit, digital transformation, digitalisierung, digitale transformation,
  transformation digitale, transformation numérique, transformación digital, trasformazione digitale, transformação digital,
  digitalisering, transformacj* cyfrow*, цифров* трансформаци*, dxの推進, デジタルトランスフォーメーション, 数字化转型
`;
