{{- define "winnow.fullname" -}}
{{- if .Values.fullnameOverride }}{{ .Values.fullnameOverride | trunc 40 | trimSuffix "-" }}
{{- else }}
{{- $name := default .Chart.Name .Values.nameOverride }}
{{- if contains $name .Release.Name }}{{ .Release.Name | trunc 40 | trimSuffix "-" }}
{{- else }}{{ printf "%s-%s" .Release.Name $name | trunc 40 | trimSuffix "-" }}{{ end }}
{{- end }}
{{- end }}

{{/* Labels that never change: selectors. Takes a dict of root and component. */}}
{{- define "winnow.selector" -}}
app.kubernetes.io/name: {{ default .root.Chart.Name .root.Values.nameOverride }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- define "winnow.labels" -}}
{{ include "winnow.selector" . }}
app.kubernetes.io/part-of: winnow
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .root.Chart.Name .root.Chart.Version | replace "+" "_" }}
{{- with .root.Values.commonLabels }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{/* Names of the services, in a fixed order. */}}
{{- define "winnow.names" -}}
gateway parser scoring question batch-coordinator webhook-dispatcher dashboard
{{- end }}

{{/* The enabled services: a JSON object of name to values, defaults applied. */}}
{{- define "winnow.services" -}}
{{- $all := dict }}
{{- range $name, $own := .Values.services }}
{{- if $own.enabled }}{{ $_ := set $all $name (mergeOverwrite (deepCopy $.Values.defaults) (deepCopy $own)) }}{{ end }}
{{- end }}
{{- toJson $all }}
{{- end }}

{{/* What each service reads from: group, topics of the live lane, topics of the bulk lane. A test compares it with the contracts. */}}
{{- define "winnow.consumed" -}}
parser: { live: [resume.read, pages.draw], bulk: [resume.read.bulk] }
scoring: { live: [ats.score, match.score, job.parse], bulk: [ats.score.bulk, match.score.bulk] }
question: { live: [questions.write], bulk: [] }
batch-coordinator: { live: [batch.start, batch.cancel], bulk: [candidate.done.bulk] }
webhook-dispatcher: { live: [batch.completed, webhook.send], bulk: [] }
{{- end }}

{{- define "winnow.image" -}}
{{- $own := .service.image | default dict }}
{{- $repository := $own.repository | default (printf "%s-%s" .root.Values.image.repository .component) }}
{{- if $own.digest }}{{ printf "%s@%s" $repository $own.digest }}
{{- else }}{{ printf "%s:%s" $repository ($own.tag | default .root.Values.image.tag | default .root.Chart.AppVersion) }}{{ end }}
{{- end }}

{{- define "winnow.brokers" -}}
{{- if .Values.development.enabled }}{{ include "winnow.fullname" . }}-kafka:9092
{{- else }}{{ join "," .Values.kafka.brokers }}{{ end }}
{{- end }}

{{/* Ports of the brokers, each once. */}}
{{- define "winnow.kafkaPorts" -}}
{{- $ports := list }}
{{- range splitList "," (include "winnow.brokers" .) }}{{ $ports = append $ports (regexFind "[0-9]+$" . | int) }}{{ end }}
{{- toJson ($ports | uniq) }}
{{- end }}

{{- define "winnow.secretName" -}}
{{- if .Values.development.enabled }}{{ include "winnow.fullname" . }}-development
{{- else }}{{ .Values.secrets.name }}{{ end }}
{{- end }}

{{/* Names the value that is missing, instead of installing what cannot run. */}}
{{- define "winnow.check" -}}
{{- if not .Values.development.enabled }}
{{- if not .Values.kafka.brokers }}{{ fail "kafka.brokers is empty: set host:port of the brokers, or development.enabled=true to try Winnow." }}{{ end }}
{{- if not .Values.mongodb.secret }}{{ fail "mongodb.secret is empty: name the Secret with the connection string." }}{{ end }}
{{- $needs := or .Values.services.gateway.enabled (index .Values.services "webhook-dispatcher").enabled .Values.services.dashboard.enabled }}
{{- if and $needs (not .Values.secrets.name) }}{{ fail "secrets.name is empty: name the Secret with the key that encrypts signing secrets." }}{{ end }}
{{- end }}
{{- if and (ne .Values.kafka.sasl.mechanism "none") (not .Values.kafka.sasl.secret) }}{{ fail "kafka.sasl.secret is empty: name the Secret with user name and password." }}{{ end }}
{{- if ne (empty .Values.kafka.tls.certificateKey) (empty .Values.kafka.tls.privateKeyKey) }}{{ fail "kafka.tls.certificateKey and kafka.tls.privateKeyKey are set together or not at all." }}{{ end }}
{{- if and .Values.ingress.enabled .Values.gatewayApi.enabled }}{{ fail "Enable ingress or gatewayApi, not both." }}{{ end }}
{{- if and .Values.ingress.enabled (not .Values.ingress.host) }}{{ fail "ingress.host is empty." }}{{ end }}
{{- if and .Values.gatewayApi.enabled (not .Values.gatewayApi.parentRefs) }}{{ fail "gatewayApi.parentRefs is empty: name the Gateway." }}{{ end }}
{{- if and .Values.dashboard.oidc.issuer (not .Values.dashboard.oidc.secret) }}{{ fail "dashboard.oidc.secret is empty: name the Secret with the client secret." }}{{ end }}
{{- end }}

{{- define "winnow.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
fsGroupChangePolicy: OnRootMismatch
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "winnow.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}
