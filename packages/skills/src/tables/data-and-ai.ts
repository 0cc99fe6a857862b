/** Format: see read-table.ts. */
export const dataAndAi = `
Data analysis = data analytics, data analyst, analysis of data, datenanalyse, datenanalysen, datenauswertung,
  analyse de données, analyse des données, análisis de datos, analisi dei dati, análise de dados, data-analyse, gegevensanalyse,
  analiz* danych, анализ* данных, dataanalys, dataanalyse, veri analizi, データ分析, データ解析, 数据分析, 資料分析, 데이터 분석, تحليل البيانات
Data science = data scientist, datenwissenschaft, science des données, ciencia de datos, ciência de dados, scienza dei dati,
  nauk* o danych, data-science, наук* о данных, データサイエンス, 数据科学, 데이터 사이언스 > Data analysis
Data visualisation = data visualization, data viz, datenvisualisierung, visualisation de données, visualización de datos,
  visualizzazione dei dati, visualização de dados, datavisualisatie, wizualizacj* danych, визуализаци* данных, データ可視化, 数据可视化,
  데이터 시각화
Dashboards = dashboard design, dashboarding, reporting dashboards, tableaux de bord, cuadros de mando, cruscotti, ダッシュボード作成
Business intelligence = ^BI, bi tools, bi-tools, informatique décisionnelle, inteligencia de negocios, inteligencia empresarial,
  inteligência de negócios, ビジネスインテリジェンス, 商业智能, 비즈니스 인텔리전스 > Data analysis
Power BI = powerbi, power-bi, microsoft power bi, ms power bi, dax > Business intelligence, Data visualisation
^Tableau = tableau desktop, tableau server, tableau software > Business intelligence, Data visualisation
Qlik = qlikview, qlik sense, qliksense > Business intelligence, Data visualisation
!Looker = looker studio, google data studio, google looker > Business intelligence, Data visualisation
MicroStrategy > Business intelligence
IBM Cognos = cognos > Business intelligence
SAP BusinessObjects = business objects, sap bo, crystal reports, sap bi > Business intelligence, SAP
SSRS = sql server reporting services, ssas > Business intelligence, SQL Server
Alteryx = knime > Data analysis
Metabase = apache superset > Business intelligence
Statistics = statistical analysis, statistical modelling, statistical modeling, statistik, statistische analyse,
  statistikkenntnisse, statistiques, analyse statistique, estadística, análisis estadístico, statistica, analisi statistica,
  estatística, statystyk*, analiz* statystyczn*, статистик*, статистическ* анализ*, 統計学, 統計解析, 统计学, 统计分析, 통계 분석, الإحصاء
SPSS = ibm spss, spss statistics > Statistics
A/B testing = ab testing, a/b-tests, a/b tests, split testing, experimentation design, ab测试, a/bテスト
Machine learning = ^ML, machine-learning, maschinelles lernen, apprentissage automatique, aprendizaje automático,
  apprendimento automatico, aprendizado de máquina, aprendizagem automática, uczeni* maszynow*, машинн* обучени*,
  maskininlärning, makine öğrenmesi, makine öğrenimi, 機械学習, 机器学习, 機器學習, 머신러닝, 기계 학습, تعلم الآلة, التعلم الآلي
Deep learning = deep-learning, neural networks, neuronale netze, apprentissage profond, réseaux de neurones,
  aprendizaje profundo, redes neuronales, redes neurais, głęboki* uczeni*, глубок* обучени*, нейронн* сет*, 深層学習, ディープラーニング,
  深度学习, 딥러닝 > Machine learning
Artificial intelligence = ^AI, ^KI, künstliche intelligenz, künstlicher intelligenz, intelligence artificielle,
  inteligencia artificial, intelligenza artificiale, inteligência artificial, kunstmatige intelligentie, sztuczn* inteligencj*,
  искусственн* интеллект*, yapay zeka, 人工知能, 人工智能, 人工智慧, 인공지능, الذكاء الاصطناعي
Generative AI = genai, gen ai, large language models, large language model, ^LLM, llms, gpt-4, chatgpt, openai api, langchain,
  llamaindex, retrieval augmented generation, generative ki, ia générative, ia generativa, 生成式人工智能, 大模型, 生成ai,
  생성형 ai > Artificial intelligence
Prompt engineering = prompt design > Generative AI
Natural language processing = ^NLP, natural language understanding, spacy, nltk, hugging face, huggingface,
  verarbeitung natürlicher sprache, traitement du langage naturel, procesamiento del lenguaje natural,
  elaborazione del linguaggio naturale, processamento de linguagem natural, обработк* естественного языка, 自然言語処理, 自然语言处理,
  자연어 처리 > Machine learning
Computer vision = opencv, image processing, image recognition, bildverarbeitung, vision par ordinateur, visión artificial,
  visión por computador, visione artificiale, visão computacional, компьютерн* зрени*, 画像処理, 画像認識, コンピュータビジョン, 计算机视觉, 图像处理,
  컴퓨터 비전 > Machine learning
Reinforcement learning = verstärkendes lernen, apprentissage par renforcement, 強化学習, 强化学习 > Machine learning
Recommender systems = recommendation systems, recommendation engines, empfehlungssysteme, 推荐系统, 推薦システム > Machine learning
Time series analysis = time series forecasting, time-series analysis, zeitreihenanalyse, séries temporelles, series temporales,
  時系列分析, 时间序列 > Statistics
Predictive analytics = predictive modelling, predictive modeling, prädiktive analysen, analyse prédictive, análisis predictivo,
  予測分析, 预测分析 > Data analysis
MLOps = ml ops, mlflow, kubeflow, model deployment, amazon sagemaker, sagemaker, vertex ai > Machine learning, DevOps
TensorFlow = tensor flow > Deep learning, Python
PyTorch = py torch > Deep learning, Python
Keras > Deep learning, Python
scikit-learn = sklearn, scikit learn, scikitlearn > Machine learning, Python
XGBoost = lightgbm, catboost, gradient boosting > Machine learning
^Pandas = ?pandas, pandas library, python pandas > Python, Data analysis
NumPy = num py, scipy > Python
Matplotlib = seaborn, plotly, bokeh > Data visualisation, Python
Jupyter = jupyter notebook, jupyter notebooks, jupyterlab > Python
Web scraping = scrapy, beautifulsoup, beautiful soup, web crawling
Data mining = datamining, minería de datos, fouille de données, mineração de dados, データマイニング, 数据挖掘, 데이터 마이닝 > Data analysis
Data annotation = data labelling, data labeling, 数据标注
^GIS = geographic information systems, arcgis, qgis, geoinformationssysteme, geoinformatik, systèmes d'information géographique,
  ^SIG, sistemas de información geográfica, гис, 地理情報システム, 地理信息系统
Remote sensing = fernerkundung, télédétection, teledetección, 遥感, リモートセンシング
Operations research = linear programming, mathematical optimization, mathematische optimierung, recherche opérationnelle,
  investigación operativa, 运筹学, オペレーションズリサーチ
Econometrics = ökonometrie, économétrie, econometría, econometria, эконометрик*, 計量経済学, 计量经济学 > Statistics
Actuarial science = aktuarwissenschaften, versicherungsmathematik, actuariat, ciencias actuariales, アクチュアリー, 精算 > Statistics
Market research = marktforschung, étude de marché, études de marché, investigación de mercados, estudios de mercado,
  ricerche di mercato, pesquisa de mercado, marktonderzoek, badani* rynku, исследовани* рынка, 市場調査, 市场调研, 市場調研, 시장 조사
Web analytics = google analytics, ^GA4, adobe analytics, matomo, web-analyse, webanalyse, analítica web, analyse d'audience,
  веб-аналитик*, アクセス解析, 网站分析
Google Tag Manager = ^GTM, tag manager > Web analytics
Mixpanel = amplitude analytics > Web analytics
Survey design = surveys, questionnaire design, qualtrics, surveymonkey, umfragen
`;
