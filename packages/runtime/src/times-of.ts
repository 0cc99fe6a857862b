import type { SpanIds } from '@winnow/ports';
import type { Histogram } from 'prom-client';

/** The trace that an observation belongs to. */
export type ExemplarOf = () => SpanIds | undefined;

type Labels<Name extends string> = { readonly [name in Name]: string | number };

/** Observes times in milliseconds; with tracing, each bucket names the trace of its latest observation. */
export const timesOf = <Name extends string>(
  histogram: Histogram<Name>,
  exemplarOf: ExemplarOf | undefined,
): ((labels: Labels<Name>, milliseconds: number) => void) => {
  if (exemplarOf === undefined) return (labels, milliseconds) => histogram.observe(labels, milliseconds / 1000);
  // The types of the library allow only labels of the metric itself.
  const observe = histogram.observe.bind(histogram) as unknown as (facts: object) => void;
  return (labels, milliseconds) => observe({ labels, value: milliseconds / 1000, exemplarLabels: exemplarOf() ?? {} });
};
