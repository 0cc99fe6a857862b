import type { JobReading } from '@winnow/contracts';

/** A requirement in one line: `+` required or `?` preferred, kind, name with alternatives, years, level, field. */
export const show = ({ requirements }: JobReading): readonly string[] =>
  requirements.map(({ kind, canonical, min_years, level, field, necessity, alternatives, label }) => {
    const named = kind === 'education' || kind === 'experience_years' ? undefined : label;
    return [
      necessity === 'required' ? '+' : '?',
      kind,
      [canonical ?? named, ...alternatives].filter((each) => each !== undefined).join('|'),
      min_years === null ? '' : `${min_years}y`,
      level ?? '',
      field === null ? '' : `in ${field}`,
    ]
      .filter((part) => part !== '')
      .join(' ');
  });

/** What a text gives under a heading for requirements. */
export const demanded = (line: string): string => `Requirements\n- ${line}\n- Knitting socks`;
