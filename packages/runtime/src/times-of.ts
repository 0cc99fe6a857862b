import type { SpanIds } from '@winnow/ports';
import type { Histogram } from 'prom-client';

/** The trace that an observation belongs to. */
export type ExemplarOf = () => SpanIds | undefined;

type Labels = { readonly [label: string]: string | number };

/** Observes times in milliseconds; with tracing, each bucket names the trace of its latest observation. */
export const timesOf = <Label extends string>(histogram: Histogram<Label>, exemplarOf: ExemplarOf | undefined) => {
  if (exemplarOf === undefined)
    return (labels: Labels & { readonly [label in Label]: string | number }, milliseconds: number): void =>
      histogram.observe(labels, milliseconds / 1000);
  return (labels: Labels & { readonly [label in Label]: string | number }, milliseconds: number): void => {
    const exemplarLabels = exemplarOf();
    histogram.observe({ labels, value: milliseconds / 1000, ...(exemplarLabels === undefined ? {} : { exemplarLabels }) });
  };
};
