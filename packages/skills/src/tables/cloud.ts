/** Format: see read-table.ts. */
export const cloud = `
AWS = amazon web services, aws cloud, amazon aws, ^EC2, amazon ec2, aws lambda, amazon s3, aws s3, cloudformation, aws cdk,
  amazon rds, aws rds, amazon ecs, amazon eks, ^EKS, ^ECS, 亚马逊云 > Cloud computing
Azure = microsoft azure, azure cloud, ms azure, azure functions, azure active directory, azure ad, ^AKS > Cloud computing
Google Cloud = ^GCP, google cloud platform, google kubernetes engine, ^GKE, cloud run > Cloud computing
Alibaba Cloud = aliyun, 阿里云 > Cloud computing
Oracle Cloud = ^OCI, oracle cloud infrastructure > Cloud computing
IBM Cloud > Cloud computing
OpenStack > Cloud computing
DigitalOcean = heroku, netlify, vercel, cloudflare workers > Cloud computing
Cloud computing = cloud services, cloud infrastructure, cloud platforms, cloud platform, cloud native, cloud-native,
  cloud technologies, cloud-technologien, cloud-dienste, cloud architecture, cloud-architektur, cloudtechnologien,
  informatique en nuage, technologies cloud, computación en la nube, servicios en la nube, tecnologías cloud, servizi cloud,
  computação em nuvem, cloud-oplossingen, chmur* obliczeniow*, облачн* технологи*, облачн* сервис*, クラウドサービス, クラウドコンピューティング,
  云计算, 雲端運算, 云服务, 클라우드 컴퓨팅
Serverless = serverless computing, serverless architecture, function as a service > Cloud computing
SaaS = software as a service
?Containers = containerization, containerisation, containerisierung, container orchestration, container technologies,
  container technology, container-technologien, conteneurisation, contenedores docker, contenedorización, contenerizzazione,
  konteneryzacj*, контейнеризаци*, コンテナ技術, 容器技术, 容器化, 컨테이너 기술
Docker = docker compose, docker-compose, dockerfile, dockerfiles, docker swarm, docker containers, docker-container,
  докер* > Containers
Kubernetes = k8s, kube, kubernetes cluster, rancher, kubectl, кубернетес*, クバネティス > Containers
OpenShift = red hat openshift, redhat openshift > Kubernetes, Containers
Podman > Containers
!Helm = helm charts, helm chart > Kubernetes
Istio = service mesh, linkerd > Kubernetes
Argo CD = argocd, gitops, flux cd, fluxcd > Kubernetes, CI/CD
Terraform = opentofu, terragrunt > Infrastructure as code
Pulumi > Infrastructure as code
Ansible = ansible playbooks, ansible tower > Configuration management, Infrastructure as code
!Puppet = puppet labs > Configuration management
!Chef = chef infra, chef automation > Configuration management
SaltStack = salt stack > Configuration management
Configuration management = konfigurationsmanagement, gestion de configuration, gestión de la configuración, 配置管理
Infrastructure as code = ^IaC, infrastructure-as-code, infrastruktur als code, infraestructura como código,
  infraestrutura como código, 基础设施即代码
CI/CD = ci cd, cicd, ci-cd, continuous integration, continuous delivery, continuous deployment, kontinuierliche integration,
  intégration continue, integración continua, integrazione continua, integração contínua, ciągł* integracj*,
  непрерывн* интеграци*, 継続的インテグレーション, 持续集成, 지속적 통합
?Jenkins = jenkins pipelines > CI/CD
GitLab CI = gitlab ci/cd, gitlab-ci > CI/CD, Git
CircleCI = circle ci, travis ci, teamcity, bamboo ci, drone ci > CI/CD
Azure DevOps = azure pipelines, ^TFS, team foundation server > CI/CD, Azure
DevOps = dev ops, devops engineering, девопс*
Site reliability engineering = ^SRE, site reliability > DevOps
^Prometheus = promql > System monitoring
Grafana > System monitoring
Datadog = new relic, dynatrace, appdynamics > System monitoring
Splunk > System monitoring, SIEM
Nagios = zabbix, icinga, checkmk, prtg > System monitoring
OpenTelemetry = distributed tracing, jaeger tracing > System monitoring
System monitoring = application monitoring, observability, infrastructure monitoring, systemüberwachung,
  supervision des systèmes, monitorización de sistemas, мониторинг* систем*, システム監視, 系统监控
nginx = nginx plus > Web servers
Apache HTTP Server = apache httpd, apache web server, apache webserver, apache2 > Web servers
Tomcat = apache tomcat, jboss, wildfly, weblogic, websphere, websphere application server > Web servers, Java
IIS = internet information services > Web servers
Web servers = webserver, web server, serveurs web, servidores web
Load balancing = load balancer, load balancers, haproxy, lastverteilung, f5 big-ip
VMware = vsphere, esxi, vmware esxi, vmware vsphere, vcenter > Virtualisation
Hyper-V = hyperv, microsoft hyper-v > Virtualisation
Proxmox = xenserver, citrix xenserver, kvm virtualization > Virtualisation
Citrix = citrix virtual apps, xenapp, xendesktop, citrix xenapp > Virtualisation
Virtualisation = virtualization, virtualisierung, virtualización, virtualizzazione, virtualização, virtualisatie, wirtualizacj*,
  виртуализаци*, 仮想化, 虚拟化, 가상화
HashiCorp Vault = hashicorp vault, secrets management
Linux = linux administration, ubuntu, debian, red hat, redhat, ^RHEL, red hat enterprise linux, centos, rocky linux, suse linux,
  gnu/linux, linux-administration, линукс*, リナックス > Operating systems
Unix = solaris, ^AIX, freebsd, unix/linux > Operating systems
^Windows = microsoft windows, windows 10, windows 11, ms windows > Operating systems
Windows Server = microsoft windows server, windows server 2019, windows server 2022, windows servers, windows-server > Windows
macOS = mac os, mac os x, os x > Operating systems
Operating systems = betriebssysteme, systèmes d'exploitation, sistemas operativos, sistemi operativi, sistemas operacionais,
  системн* операционн*, オペレーティングシステム, 操作系统, 운영체제
Active Directory = microsoft active directory, entra id, azure entra, ldap, group policy, gruppenrichtlinien > Windows Server
Microsoft Exchange = exchange server, exchange online, ms exchange
Microsoft Intune = intune, sccm, microsoft endpoint manager, jamf, mobile device management
System administration = systems administration, sysadmin, system administrator, systemadministration, systemadministrator*,
  administration système, administration systèmes, administración de sistemas, amministrazione di sistema,
  amministrazione di sistemi, administração de sistemas, systeembeheer, administracj* systemami, administrowani* systemami,
  системн* администрировани*, администрировани* систем, システム管理, 系统管理, 시스템 관리
`;
