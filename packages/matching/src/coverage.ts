import type { Place } from './resume-places.ts';
import { contentUnits } from './words.ts';

/** The words that a place must contain to show a requirement without a canonical name. */
export type WantedWords = {
  readonly id: string;
  readonly units: ReadonlySet<string>;
  readonly certificate: boolean;
};

/** "Nearly all" of the words: four of five, rounded up (our own choice). */
const nearlyAll = (count: number): number => Math.ceil((count * 4) / 5);

/** A single word is evidence only where little else is said; for a certificate, only among the certifications. */
const fewUnits = 2;

/** Contact lines identify the person; nothing there shows skills. */
const isRead = ({ section }: Place): boolean => section !== 'contact';

/** Finds the first place that contains nearly all words of each requirement, in one pass over the places. */
export const coveringPlaces = (places: readonly Place[], wanted: readonly WantedWords[]): ReadonlyMap<string, Place> => {
  const byUnit = new Map<string, WantedWords[]>();
  for (const each of wanted) {
    for (const unit of each.units) {
      const own = byUnit.get(unit) ?? [];
      own.push(each);
      byUnit.set(unit, own);
    }
  }
  const found = new Map<string, Place>();
  if (byUnit.size === 0) return found;
  for (const place of places.filter(isRead)) {
    const units = contentUnits(place.visible, () => false);
    const counts = new Map<WantedWords, number>();
    for (const unit of units) {
      for (const each of byUnit.get(unit) ?? []) {
        if (!found.has(each.id)) counts.set(each, (counts.get(each) ?? 0) + 1);
      }
    }
    for (const [each, count] of counts) {
      const enough = each.certificate ? place.section === 'certifications' : units.size <= fewUnits;
      if ((each.units.size > 1 || enough) && count >= nearlyAll(each.units.size)) found.set(each.id, place);
    }
  }
  return found;
};
