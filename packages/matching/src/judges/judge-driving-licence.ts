import { stancesIn } from '@winnow/languages/stances';
import { byStance } from '../by-stance.ts';
import { type DrivingLicence, drivingLicencesIn, isEnough } from '../driving-licence.ts';
import { type Mention, wholeOf } from '../evidence.ts';
import { isProof, type Place, valuePlace } from '../place.ts';
import { deniedCredit } from '../score-of.ts';
import { statementsOf } from '../statements-of.ts';
import type { Wanted } from '../wanted.ts';
import type { Assessed } from './assessed.ts';
import { type Judgement, notShown, shownBy } from './judgement.ts';

/** A licence of a sufficient class, wherever it is named, and one of another class (our own choice). */
const shown = 95;
const otherClass = 30;

/** The licence that a certificate asked for is, if any. */
export const askedLicence = ({ requirement }: Wanted, { job }: Assessed): DrivingLicence | undefined =>
  drivingLicencesIn(requirement.label, job.language)[0];

type Found = { readonly licence: DrivingLicence; readonly mention: Mention; readonly place: Place };

/** Licences stand among personal data, too, from which nothing else is read: only the words of a licence are quoted. */
const licencesOf = ({ content, document, places }: Assessed): readonly Found[] => {
  const { language } = document;
  const personal = content.sections
    .filter(({ kind }) => kind === 'contact')
    .flatMap(({ text, page }) =>
      statementsOf(text).flatMap((statement) => {
        const source = { page, box: null, quote: statement };
        return byStance(valuePlace({ value: statement, source, confidence: 1 }, 'contact'), stancesIn(statement, language));
      }),
    );
  return [...places, ...personal].flatMap((place) =>
    drivingLicencesIn(place.visible, language).map((licence) => {
      const { words } = licence;
      return { licence, place, mention: wholeOf({ ...place, text: words, visible: words, context: null }) };
    }),
  );
};

/** Judged by the class: one for lorries is one for cars, too. */
export const judgeDrivingLicence = (asked: DrivingLicence, { requirement }: Wanted, resume: Assessed): Judgement => {
  const found = licencesOf(resume);
  const told = found.filter(({ place }) => isProof(place));
  // One that names its class says more.
  const enough = told
    .filter(({ licence }) => isEnough(licence, asked))
    .toSorted((a, b) => Number(b.licence.drives.length > 0) - Number(a.licence.drives.length > 0));
  const judgedBy = (credit: number, own: readonly Found[]): Judgement =>
    shownBy(
      credit,
      own.map(({ mention }) => mention),
      requirement.text,
    );
  if (enough.length > 0) return judgedBy(shown, enough);
  const denied = found.filter(({ place }) => place.grade === 'denied');
  if (denied.length > 0) return judgedBy(deniedCredit, denied);
  return told.length === 0 ? notShown : judgedBy(otherClass, told);
};
