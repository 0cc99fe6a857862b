export { forgetMeanings, likeness, type Meaning, meaningOf, noMeaning } from './meaning-of.ts';
export {
  type OutsideScale,
  type OutsideVector,
  outsideLikeness,
  outsideScale,
  outsideVector,
  scaleTexts,
} from './outside-vectors.ts';
