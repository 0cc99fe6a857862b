import type { ReactNode } from 'react';

type Props = { readonly label: string; readonly children: ReactNode };

/** A table that is wider than a phone, or longer than its place, and scrolls by itself. */
export const ScrollRegion = ({ label, children }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
  <section className="wide" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
