{{/* Variables that reach Kafka and MongoDB. */}}
{{- define "winnow.serverEnvironment" -}}
- { name: WINNOW_BACKEND, value: distributed }
- { name: KAFKA_BROKERS, value: {{ include "winnow.brokers" . | quote }} }
- { name: WINNOW_TOPIC_PREFIX, value: {{ .Values.kafka.topicPrefix | quote }} }
{{- if .Values.development.enabled }}
- { name: KAFKA_REPLICATION_FACTOR, value: "1" }
- { name: MONGODB_URI, value: "mongodb://{{ include "winnow.fullname" . }}-mongodb:27017/?replicaSet=rs0" }
{{- else }}
- { name: KAFKA_REPLICATION_FACTOR, value: {{ .Values.kafka.replicationFactor | quote }} }
{{- with .Values.kafka.tls }}
{{- if .enabled }}
- { name: KAFKA_SSL, value: "true" }
{{- if .secret }}
- { name: KAFKA_SSL_CA_FILE, value: /etc/winnow/kafka/ca.crt }
{{- if .certificateKey }}
- { name: KAFKA_SSL_CERT_FILE, value: /etc/winnow/kafka/tls.crt }
- { name: KAFKA_SSL_KEY_FILE, value: /etc/winnow/kafka/tls.key }
{{- end }}
{{- end }}
{{- end }}
{{- end }}
{{- with .Values.kafka.sasl }}
{{- if ne .mechanism "none" }}
- { name: KAFKA_SASL_MECHANISM, value: {{ .mechanism }} }
- { name: KAFKA_SASL_USERNAME, valueFrom: { secretKeyRef: { name: {{ .secret }}, key: {{ .usernameKey }} } } }
- { name: KAFKA_SASL_PASSWORD, valueFrom: { secretKeyRef: { name: {{ .secret }}, key: {{ .passwordKey }} } } }
{{- end }}
{{- end }}
- { name: MONGODB_URI, valueFrom: { secretKeyRef: { name: {{ .Values.mongodb.secret }}, key: {{ .Values.mongodb.uriKey }} } } }
{{- with .Values.mongodb.tls }}
{{- if .secret }}
- { name: MONGODB_TLS_CA_FILE, value: /etc/winnow/mongodb/ca.crt }
{{- if .certificateKey }}
- { name: MONGODB_TLS_CERTIFICATE_KEY_FILE, value: /etc/winnow/mongodb/client.pem }
{{- end }}
{{- end }}
{{- end }}
{{- end }}
- { name: WINNOW_DATABASE, value: {{ .Values.mongodb.database | quote }} }
{{- with .Values.files.s3 }}
{{- if .bucket }}
- { name: WINNOW_FILES_S3_BUCKET, value: {{ .bucket | quote }} }
{{- with .endpoint }}
- { name: WINNOW_FILES_S3_ENDPOINT, value: {{ . | quote }} }
{{- end }}
{{- with .region }}
- { name: WINNOW_FILES_S3_REGION, value: {{ . | quote }} }
{{- end }}
{{- with .prefix }}
- { name: WINNOW_FILES_S3_PREFIX, value: {{ . | quote }} }
{{- end }}
{{- if .pathStyle }}
- { name: WINNOW_FILES_S3_PATH_STYLE, value: "true" }
{{- end }}
{{- if .secret }}
- { name: AWS_ACCESS_KEY_ID, valueFrom: { secretKeyRef: { name: {{ .secret }}, key: {{ .accessKeyIdKey }} } } }
- { name: AWS_SECRET_ACCESS_KEY, valueFrom: { secretKeyRef: { name: {{ .secret }}, key: {{ .secretAccessKeyKey }} } } }
{{- end }}
{{- end }}
{{- end }}
{{- end }}

{{/* What one service has besides: a dict of root, component and service. */}}
{{- define "winnow.environment" -}}
{{- $values := .root.Values }}
{{- include "winnow.serverEnvironment" .root }}
- { name: WINNOW_SETUP, value: verify }
- { name: WINNOW_HOST, value: 0.0.0.0 }
- { name: WINNOW_HEALTH_PORT, value: "9464" }
- { name: WINNOW_SHUTDOWN_GRACE, value: {{ $values.shutdownGraceSeconds }}s }
{{- if has .component (list "gateway" "webhook-dispatcher" "dashboard") }}
- { name: WINNOW_SECRET_KEY, valueFrom: { secretKeyRef: { name: {{ include "winnow.secretName" .root }}, key: {{ $values.secrets.secretKeyKey }} } } }
{{- end }}
{{- if has .component (list "gateway" "dashboard") }}
{{- with $values.secrets.bootstrapKeyKey }}
- { name: WINNOW_BOOTSTRAP_API_KEY, valueFrom: { secretKeyRef: { name: {{ include "winnow.secretName" $.root }}, key: {{ . }}, optional: true } } }
{{- end }}
{{- with $values.trustedProxies }}
- { name: WINNOW_TRUSTED_PROXIES, value: {{ join "," . | quote }} }
{{- end }}
{{- end }}
{{- if eq .component "gateway" }}
- { name: WINNOW_PORT, value: "8080" }
# Longer than the idle time-out of common load balancers.
- { name: WINNOW_KEEP_ALIVE, value: 75s }
{{- with $values.dashboard.publicUrl }}
- { name: WINNOW_PUBLIC_URL, value: {{ . | quote }} }
{{- end }}
{{- end }}
{{- if eq .component "dashboard" }}
- { name: WINNOW_DASHBOARD_HOST, value: 0.0.0.0 }
- { name: WINNOW_DASHBOARD_PORT, value: "8081" }
- { name: WINNOW_GATEWAY_URL, value: "http://{{ include "winnow.fullname" .root }}-gateway:8080" }
{{- with $values.dashboard.publicUrl }}
- { name: WINNOW_PUBLIC_URL, value: {{ . | quote }} }
{{- end }}
{{- with $values.dashboard.oidc }}
{{- if .issuer }}
- { name: OIDC_ISSUER, value: {{ .issuer | quote }} }
- { name: OIDC_CLIENT_ID, value: {{ .clientId | quote }} }
- { name: OIDC_CLIENT_SECRET, valueFrom: { secretKeyRef: { name: {{ .secret }}, key: {{ .clientSecretKey }} } } }
{{- end }}
{{- end }}
{{- end }}
{{- with $values.embeddings }}
{{- if .url }}
# In every service: the model is part of the version of a result.
- { name: WINNOW_EMBEDDINGS_URL, value: {{ .url | quote }} }
- { name: WINNOW_EMBEDDINGS_MODEL, value: {{ .model | quote }} }
{{- if and .secret (has $.component (list "scoring" "question")) }}
- { name: WINNOW_EMBEDDINGS_KEY, valueFrom: { secretKeyRef: { name: {{ .secret }}, key: {{ .keyKey }} } } }
{{- end }}
{{- end }}
{{- end }}
{{- with $values.chat }}
{{- if .url }}
# In every service: the model is part of the version of a result.
- { name: WINNOW_CHAT_URL, value: {{ .url | quote }} }
- { name: WINNOW_CHAT_MODEL, value: {{ .model | quote }} }
{{- if and .secret (eq $.component "question") }}
- { name: WINNOW_CHAT_KEY, valueFrom: { secretKeyRef: { name: {{ .secret }}, key: {{ .keyKey }} } } }
{{- end }}
{{- end }}
{{- end }}
{{- with $values.telemetry.endpoint }}
- { name: OTEL_EXPORTER_OTLP_ENDPOINT, value: {{ . | quote }} }
- { name: OTEL_SERVICE_NAME, value: winnow-{{ $.component }} }
{{- end }}
{{- range $key, $value := merge (deepCopy .service.config) $values.config }}
- { name: {{ $key }}, value: {{ $value | quote }} }
{{- end }}
{{- end }}

{{/* Certificates, and a writable /tmp: a dict of root and tmpSize. */}}
{{- define "winnow.volumes" -}}
- { name: tmp, emptyDir: { sizeLimit: {{ .tmpSize }} } }
{{- with .root.Values.kafka.tls }}
{{- if and .enabled .secret }}
- name: kafka-tls
  secret:
    secretName: {{ .secret }}
    defaultMode: 0440
    items:
      - { key: {{ .caKey }}, path: ca.crt }
      {{- if .certificateKey }}
      - { key: {{ .certificateKey }}, path: tls.crt }
      - { key: {{ .privateKeyKey }}, path: tls.key }
      {{- end }}
{{- end }}
{{- end }}
{{- with .root.Values.mongodb.tls }}
{{- if .secret }}
- name: mongodb-tls
  secret:
    secretName: {{ .secret }}
    defaultMode: 0440
    items:
      - { key: {{ .caKey }}, path: ca.crt }
      {{- if .certificateKey }}
      - { key: {{ .certificateKey }}, path: client.pem }
      {{- end }}
{{- end }}
{{- end }}
{{- end }}

{{- define "winnow.mounts" -}}
- { name: tmp, mountPath: /tmp }
{{- if and .Values.kafka.tls.enabled .Values.kafka.tls.secret }}
- { name: kafka-tls, mountPath: /etc/winnow/kafka, readOnly: true }
{{- end }}
{{- if .Values.mongodb.tls.secret }}
- { name: mongodb-tls, mountPath: /etc/winnow/mongodb, readOnly: true }
{{- end }}
{{- end }}
