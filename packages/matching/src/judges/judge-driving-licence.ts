import { type DrivingLicence, drivingLicencesIn, isEnough } from '../driving-licence.ts';
import { type Mention, wholeOf } from '../evidence.ts';
import { isProof, valuePlace } from '../place.ts';
import { deniedCredit } from '../score-of.ts';
import { statementsOf } from '../statements-of.ts';
import type { Wanted } from '../wanted.ts';
import type { Assessed } from './assessed.ts';
import { type Judgement, notShown, shownBy } from './judgement.ts';

/** A licence is there wherever it is named; what its class is told for counts in full (our own choice). */
const shown = 95;
const otherClass = 30;

/** The licence that a requirement asks for. */
export const askedLicence = ({ requirement: { kind, label } }: Wanted, { job }: Assessed): DrivingLicence | undefined =>
  kind === 'certification' || kind === 'skill' ? drivingLicencesIn(label, job.language)[0] : undefined;

/** Licences stand among personal data, too, which nothing else is read from: of those, only the words of the licence are quoted. */
const licencesOf = ({
  content,
  document,
  places,
}: Assessed): readonly { readonly licence: DrivingLicence; readonly mention: Mention }[] => {
  const told = places
    .filter(isProof)
    .flatMap((place) =>
      drivingLicencesIn(place.visible, document.language).map((licence) => ({ licence, mention: wholeOf(place) })),
    );
  const personal = content.sections
    .filter(({ kind }) => kind === 'contact')
    .flatMap(({ text, page }) =>
      statementsOf(text).flatMap((statement) =>
        drivingLicencesIn(statement, document.language).map((licence) => {
          const source = { page, box: null, quote: licence.words };
          return { licence, mention: wholeOf(valuePlace({ value: licence.words, source, confidence: 1 }, 'contact')) };
        }),
      ),
    );
  return [...told, ...personal];
};

/** Judged by the class: one for lorries is one for cars, too. */
export const judgeDrivingLicence = (asked: DrivingLicence, { requirement }: Wanted, resume: Assessed): Judgement => {
  const found = licencesOf(resume);
  const enough = found.filter(({ licence }) => isEnough(licence, asked));
  if (enough.length > 0)
    return shownBy(
      shown,
      enough.map(({ mention }) => mention),
      requirement.text,
    );
  const denial = resume.places.find(
    ({ grade, visible }) => grade === 'denied' && drivingLicencesIn(visible, resume.document.language).length > 0,
  );
  if (denial !== undefined) return shownBy(deniedCredit, [wholeOf(denial)], requirement.text);
  return found.length === 0
    ? notShown
    : shownBy(
        otherClass,
        found.map(({ mention }) => mention),
        requirement.text,
      );
};
