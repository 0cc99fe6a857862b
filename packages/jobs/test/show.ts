import type { JobReading } from '@winnow/contracts';

/** A requirement in one line: `+` required or `?` preferred, kind, name with alternatives, years, level. */
export const show = ({ requirements }: JobReading): readonly string[] =>
  requirements.map(({ kind, canonical, min_years, level, necessity, alternatives, text }) =>
    [
      necessity === 'required' ? '+' : '?',
      kind,
      [canonical ?? (kind === 'other' ? text : undefined), ...alternatives].filter((each) => each !== undefined).join('|'),
      min_years === null ? '' : `${min_years}y`,
      level ?? '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  );

/** What a text gives under a heading for requirements. */
export const demanded = (line: string): string => `Requirements\n- ${line}\n- Knitting socks`;
