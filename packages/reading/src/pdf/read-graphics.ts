import type { Box } from '@winnow/contracts';
import { colourName, colourOf } from './colour-name.ts';
import { chainMatrices, type Matrix, moveBox } from './page-matrix.ts';
import { type Pdfium, withMemory } from './pdfium.ts';
import type { Fill, TextFrame } from './raw-page.ts';
import { textFrameReader } from './read-text-frame.ts';

export type Graphics = {
  readonly fills: readonly Fill[];
  readonly rules: readonly Box[];
  readonly images: readonly { readonly box: Box }[];
  /** By PDFium's handle of the text object. */
  readonly frames: ReadonlyMap<number, TextFrame>;
};

/** Limits the time spent on drawings; our own choice. */
const objectsPerPage = 20_000;
const formDepth = 6;

const graphicsScratch = 24;

const textObject = 1;
const pathObject = 2;
const imageObject = 3;
const shadingObject = 4;
const formObject = 5;

/** Thicker than this, in points, a box is an area and not a line. */
const ruleThickness = 2.5;

type Walk = {
  readonly pdfium: Pdfium;
  readonly scratch: number;
  readonly fills: Fill[];
  readonly rules: Box[];
  readonly images: { readonly box: Box }[];
  readonly frames: Map<number, TextFrame>;
  readonly frameOf: ReturnType<typeof textFrameReader>;
  left: number;
};

/** Objects are visited in painting order. */
const paintedBy = ({ left }: Walk): number => objectsPerPage - left;

const boundsOf = ({ pdfium, scratch }: Walk, object: number, matrix: Matrix): Box | null => {
  if (pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12) === 0) return null;
  const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 4);
  const box = moveBox(matrix, left, bottom, right, top);
  return box.every(Number.isFinite) ? box : null;
};

const addPath = (walk: Walk, object: number, box: Box): void => {
  const { pdfium, scratch, fills, rules } = walk;
  const [left, top, right, bottom] = box;
  if (Math.min(right - left, bottom - top) <= ruleThickness && Math.max(right - left, bottom - top) > 2 * ruleThickness) {
    rules.push(box);
    return;
  }
  pdfium.HEAP32[scratch >> 2] = 0;
  const told = pdfium._FPDFPath_GetDrawMode(object, scratch, scratch + 4) !== 0;
  if (!told || pdfium.HEAP32[scratch >> 2] === 0) {
    rules.push([left, top, right, top], [left, bottom, right, bottom], [left, top, left, bottom], [right, top, right, bottom]);
    return;
  }
  const ok = pdfium._FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12) !== 0;
  const [red = 0, green = 0, blue = 0, alpha = 0] = pdfium.HEAPU32.subarray(scratch >> 2, (scratch >> 2) + 4);
  if (ok && alpha === 0) return;
  fills.push({ box, colour: ok && alpha === 255 ? colourName(colourOf(red, green, blue)) : null, painted: paintedBy(walk) });
};

const formMatrix = ({ pdfium, scratch }: Walk, object: number): Matrix | null => {
  if (pdfium._FPDFPageObj_GetMatrix(object, scratch) === 0) return null;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = pdfium.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + 6);
  return { a, b, c, d, e, f };
};

const addObject = (walk: Walk, object: number, matrix: Matrix, depth: number): void => {
  const { pdfium } = walk;
  walk.left -= 1;
  const type = pdfium._FPDFPageObj_GetType(object);
  if (type === formObject) {
    const inner = depth < formDepth ? formMatrix(walk, object) : null;
    if (inner === null) return;
    const count = pdfium._FPDFFormObj_CountObjects(object);
    for (let index = 0; index < count && walk.left > 0; index += 1) {
      addObject(walk, pdfium._FPDFFormObj_GetObject(object, index), chainMatrices(matrix, inner), depth + 1);
    }
    return;
  }
  if (type === textObject) {
    walk.frames.set(object, walk.frameOf(object, matrix, paintedBy(walk)));
    return;
  }
  if (type !== pathObject && type !== imageObject && type !== shadingObject) return;
  const box = boundsOf(walk, object, matrix);
  if (box === null) return;
  if (type === pathObject) addPath(walk, object, box);
  else walk.fills.push({ box, colour: null, painted: paintedBy(walk) });
  if (type === imageObject) walk.images.push({ box });
};

/** Filled areas, thin lines, images and the frames of text of a page in painting order, at most 20,000 objects of it. */
export const readGraphics = (pdfium: Pdfium, page: number, matrix: Matrix): Graphics =>
  withMemory(pdfium, graphicsScratch, (scratch) => {
    const frameOf = textFrameReader(pdfium, scratch);
    const walk: Walk = { pdfium, scratch, frameOf, fills: [], rules: [], images: [], frames: new Map(), left: objectsPerPage };
    const count = pdfium._FPDFPage_CountObjects(page);
    for (let index = 0; index < count && walk.left > 0; index += 1) {
      addObject(walk, pdfium._FPDFPage_GetObject(page, index), matrix, 0);
    }
    return walk;
  });
