import type { Check } from './check.ts';
import { encoding } from './checks/compatibility/encoding.ts';
import { headerFooter } from './checks/compatibility/header-footer.ts';
import { letterSpacing } from './checks/compatibility/letter-spacing.ts';
import { readingOrder } from './checks/compatibility/reading-order.ts';
import { tables } from './checks/compatibility/tables.ts';
import { textLayer } from './checks/compatibility/text-layer.ts';
import { actionVerbs } from './checks/keywords/action-verbs.ts';
import { bulletLength } from './checks/keywords/bullet-length.ts';
import { density } from './checks/keywords/density.ts';
import { placeholders } from './checks/keywords/placeholders.ts';
import { quantified } from './checks/keywords/quantified.ts';
import { education } from './checks/sections/education.ts';
import { email } from './checks/sections/email.ts';
import { experience } from './checks/sections/experience.ts';
import { links } from './checks/sections/links.ts';
import { location } from './checks/sections/location.ts';
import { name } from './checks/sections/name.ts';
import { phone } from './checks/sections/phone.ts';
import { skills } from './checks/sections/skills.ts';
import { summary } from './checks/sections/summary.ts';
import { bullets } from './checks/structure/bullets.ts';
import { dateOrder } from './checks/structure/date-order.ts';
import { dates } from './checks/structure/dates.ts';
import { fontFamilies } from './checks/structure/font-families.ts';
import { fontSize } from './checks/structure/font-size.ts';
import { headings } from './checks/structure/headings.ts';
import { length } from './checks/structure/length.ts';
import { margins } from './checks/structure/margins.ts';

/** Every check, in the order of the report. */
export const rubric: readonly Check[] = [
  textLayer,
  encoding,
  readingOrder,
  letterSpacing,
  tables,
  headerFooter,
  name,
  email,
  phone,
  location,
  links,
  experience,
  education,
  skills,
  summary,
  headings,
  dates,
  dateOrder,
  length,
  fontSize,
  fontFamilies,
  margins,
  bullets,
  actionVerbs,
  quantified,
  bulletLength,
  density,
  placeholders,
];
