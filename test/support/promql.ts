import { parser } from '@prometheus-io/lezer-promql';

/** What an expression uses: names of metrics, and names of labels by metric. Throws when it is not PromQL. */
export const readPromql = (expression: string): { readonly metrics: readonly string[]; readonly labels: readonly string[] } => {
  // Grafana replaces its variables before it sends a query.
  const text = expression.replaceAll('$__rate_interval', '5m');
  const metrics = new Set<string>();
  const labels = new Set<string>();
  parser.parse(text).iterate({
    enter: ({ name, type, from, to }) => {
      if (type.isError) throw new Error(`Not PromQL at ${from}: ${text}`);
      if (name === 'Identifier') metrics.add(text.slice(from, to));
      if (name === 'LabelName') labels.add(text.slice(from, to));
    },
  });
  return { metrics: [...metrics], labels: [...labels] };
};

/** Names of all series in a scrape, also of metrics that have no sample yet, and the labels of those that have. */
export const readScrape = (scrape: string): { readonly series: ReadonlySet<string>; readonly labels: ReadonlySet<string> } => {
  const typed = [...scrape.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) => {
    if (type === 'histogram') return [`${name}_bucket`, `${name}_sum`, `${name}_count`];
    // OpenMetrics names a counter without its suffix.
    return type === 'counter' ? [name, `${name}_total`] : [name];
  });
  const labels = [...scrape.matchAll(/^\w+\{(.*?)\}/gm)].flatMap(([, list = '']) =>
    [...list.matchAll(/(\w+)="/g)].map(([, label = '']) => label),
  );
  return { series: new Set(typed), labels: new Set(labels) };
};
