import { isOfSchool, type Place } from './place.ts';
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
const isRead = (place: Place): boolean => place.section !== 'contact' && !isOfSchool(place);

/** More places tell nothing more. */
const maxPlaces = 20;

const add = (found: Map<string, Place[]>, id: string, place: Place): void => {
  const places = found.get(id) ?? [];
  found.set(id, places);
  if (places.length < maxPlaces) places.push(place);
};

/** Finds the places that contain nearly all words of each requirement, in one pass over the places. */
export const coveringPlaces = (
  places: readonly Place[],
  wanted: readonly WantedWords[],
): ReadonlyMap<string, readonly Place[]> => {
  const byUnit = new Map<string, WantedWords[]>();
  for (const each of wanted) {
    for (const unit of each.units) {
      const own = byUnit.get(unit) ?? [];
      own.push(each);
      byUnit.set(unit, own);
    }
  }
  const found = new Map<string, Place[]>();
  if (byUnit.size === 0) return found;
  for (const place of places.filter(isRead)) {
    const units = contentUnits(place.visible, () => false);
    const counts = new Map<WantedWords, number>();
    for (const unit of units) {
      for (const each of byUnit.get(unit) ?? []) {
        counts.set(each, (counts.get(each) ?? 0) + 1);
      }
    }
    for (const [each, count] of counts) {
      const enough = each.certificate ? place.section === 'certifications' : units.size <= fewUnits;
      if ((each.units.size > 1 || enough) && count >= nearlyAll(each.units.size)) add(found, each.id, place);
    }
  }
  return found;
};
