import type { Check } from './check.ts';
import { columns } from './checks/compatibility/columns.ts';
import { encoding } from './checks/compatibility/encoding.ts';
import { fileFormat } from './checks/compatibility/file-format.ts';
import { fileSize } from './checks/compatibility/file-size.ts';
import { headerFooter } from './checks/compatibility/header-footer.ts';
import { images } from './checks/compatibility/images.ts';
import { letterSpacing } from './checks/compatibility/letter-spacing.ts';
import { links as writtenLinks } from './checks/compatibility/links.ts';
import { readingOrder } from './checks/compatibility/reading-order.ts';
import { tables } from './checks/compatibility/tables.ts';
import { textLayer } from './checks/compatibility/text-layer.ts';
import { actionVerbs } from './checks/keywords/action-verbs.ts';
import { bulletLength } from './checks/keywords/bullet-length.ts';
import { density } from './checks/keywords/density.ts';
import { jobTerms } from './checks/keywords/job-terms.ts';
import { placeholders } from './checks/keywords/placeholders.ts';
import { quantified } from './checks/keywords/quantified.ts';
import { skillsShown } from './checks/keywords/skills-shown.ts';
import { stuffing } from './checks/keywords/stuffing.ts';
import { variedOpenings } from './checks/keywords/varied-openings.ts';
import { education } from './checks/sections/education.ts';
import { email } from './checks/sections/email.ts';
import { experience } from './checks/sections/experience.ts';
import { links } from './checks/sections/links.ts';
import { location } from './checks/sections/location.ts';
import { name } from './checks/sections/name.ts';
import { phone } from './checks/sections/phone.ts';
import { positions } from './checks/sections/positions.ts';
import { skills } from './checks/sections/skills.ts';
import { summary } from './checks/sections/summary.ts';
import { bullets } from './checks/structure/bullets.ts';
import { dateFormat } from './checks/structure/date-format.ts';
import { dateOrder } from './checks/structure/date-order.ts';
import { dates } from './checks/structure/dates.ts';
import { fontFamilies } from './checks/structure/font-families.ts';
import { fontSize } from './checks/structure/font-size.ts';
import { gaps } from './checks/structure/gaps.ts';
import { headings } from './checks/structure/headings.ts';
import { length } from './checks/structure/length.ts';
import { margins } from './checks/structure/margins.ts';
import { paragraphs } from './checks/structure/paragraphs.ts';

/** Every check, in the order of the report. */
export const rubric: readonly Check[] = [
  textLayer,
  encoding,
  columns,
  readingOrder,
  letterSpacing,
  tables,
  headerFooter,
  images,
  writtenLinks,
  fileFormat,
  fileSize,
  name,
  email,
  phone,
  location,
  links,
  experience,
  positions,
  education,
  skills,
  summary,
  headings,
  dates,
  dateOrder,
  dateFormat,
  gaps,
  length,
  fontSize,
  fontFamilies,
  margins,
  bullets,
  paragraphs,
  actionVerbs,
  quantified,
  bulletLength,
  variedOpenings,
  density,
  stuffing,
  skillsShown,
  jobTerms,
  placeholders,
];
