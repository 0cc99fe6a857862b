export { likeness, type Meaning, meaningOf } from './meaning-of.ts';
