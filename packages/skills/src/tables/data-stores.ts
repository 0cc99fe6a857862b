/** Format: see read-table.ts. */
export const dataStores = `
Databases = database, relational databases, relational database, database design, database management, rdbms, datenbanken,
  datenbank, datenbankdesign, relationale datenbanken, bases de données, base de données, bases de datos, base de datos,
  basi di dati, database relazionali, bancos de dados, banco de dados, bases de dados, databases ontwerpen, baz* danych,
  баз* данных, veritabanı, データベース, 数据库, 資料庫, 데이터베이스, قواعد البيانات
PostgreSQL = postgres, postgre sql, postgre, pgsql, postgresql database > SQL, Databases
MySQL = my sql > SQL, Databases
MariaDB = maria db > SQL, MySQL
SQLite > SQL
SQL Server = microsoft sql server, ms sql, mssql, ms sql server, ms-sql, ssms, azure sql > SQL, Databases
Oracle Database = oracle db, oracle sql, ^Oracle, oracle 19c, oracle datenbank > SQL, Databases
IBM Db2 = db2, ibm db 2 > SQL, Databases
SAP HANA = s4 hana db, hana db, hana database > SQL, SAP
Sybase = sap ase > SQL
Teradata > SQL, Data warehousing
NoSQL = no sql, nosql databases, nosql-datenbanken, 非关系型数据库 > Databases
MongoDB = mongo db, mongo, mongoose.js > NoSQL, Databases
?Cassandra = apache cassandra, scylladb > NoSQL
Redis > NoSQL, Caching
Memcached > Caching
Caching = cache strategies, caching strategies
DynamoDB = dynamo db, amazon dynamodb > NoSQL, AWS
Couchbase = couchdb > NoSQL
Neo4j = graph databases, graph database, cypher query language, graphdatenbanken > NoSQL
Elasticsearch = elastic search, elastic stack, elk stack, ^ELK, opensearch, kibana, logstash > NoSQL, Search engines
Search engines = apache solr, solr, lucene, full-text search, volltextsuche
InfluxDB = timescaledb, time series databases > Databases
Firebase = firestore, google firebase > Google Cloud
Supabase > PostgreSQL
^Snowflake = ?snowflake, snowflake data cloud > SQL, Data warehousing
BigQuery = big query, google bigquery > SQL, Data warehousing, Google Cloud
Redshift = amazon redshift, aws redshift > SQL, Data warehousing, AWS
Databricks = delta lake, lakehouse > Apache Spark
ClickHouse > SQL
!Hive = apache hive > SQL, Hadoop
Data warehousing = data warehouse, data warehouses, datawarehouse, data-warehouse, dwh, entrepôt de données,
  entrepôts de données, almacén de datos, almacenes de datos, hurtowni* danych, хранилищ* данных, データウェアハウス, 数据仓库, 데이터 웨어하우스
Data modelling = data modeling, data model, data models, datenmodellierung, modélisation de données, modelado de datos,
  modellazione dati, modelagem de dados, datamodellering, modelowani* danych, моделировани* данных, データモデリング, 数据建模
Database administration = database administrator, dba, datenbankadministration, administration de bases de données,
  administración de bases de datos, amministrazione di database, administração de banco de dados, administracj* baz danych,
  администрировани* баз данных, データベース管理, 数据库管理 > Databases
ETL = ^ELT, etl pipelines, extract transform load, etl-prozesse, informatica powercenter, talend, ssis,
  sql server integration services, fivetran
Apache Kafka = kafka, kafka streams, confluent kafka, confluent platform > Message queues
RabbitMQ = rabbit mq, activemq, amqp > Message queues
Message queues = message broker, message brokers, message queuing, messaging systems, ibm mq, websphere mq, aws sqs,
  azure service bus, 消息队列, メッセージキュー
Apache Spark = pyspark, spark sql, !Spark, spark streaming > Big data
Apache Flink = flink, apache beam, stream processing > Big data
Hadoop = apache hadoop, hdfs, mapreduce, map reduce, hadoop ecosystem > Big data
Apache Airflow = airflow > Data pipelines
Data pipelines = data pipeline, data engineering, data engineer, datenpipelines, datapipelines, pipelines de données,
  pipelines de datos, ingeniería de datos, engenharia de dados, ingegneria dei dati, ingénierie des données, inżynieri* danych,
  データパイプライン, データエンジニアリング, 数据管道, 数据工程, dagster, prefect.io
dbt = data build tool > SQL, Data pipelines
Big data = bigdata, grandes volumes de données, macrodatos, большие данные, больши* данны*, ビッグデータ, 大数据, 大數據, 빅데이터
Data lake = data lakes, datalake
Master data management = stammdatenpflege, stammdatenmanagement, stammdaten, master data, données de référence, datos maestros,
  マスタデータ管理, 主数据管理
Data quality = datenqualität, qualité des données, calidad de datos, qualità dei dati, qualidade de dados, jakoś* danych,
  качеств* данных, データ品質, 数据质量
Data migration = datenmigration, migration de données, migración de datos, migrazione dei dati, migração de dados,
  migracj* danych, миграци* данных, データ移行, 数据迁移
Data governance = datengovernance, gouvernance des données, gobierno de datos, データガバナンス, 数据治理
`;
