import type { Box } from '@winnow/contracts';
import { askOnce } from './ask-once.ts';
import { marksOf } from './marks-of.ts';
import { type Matrix, moveBox } from './page-matrix.ts';
import type { Pdfium } from './pdfium.ts';
import type { TextFrame } from './raw-page.ts';

/** A clip with more corners is not a frame around text that someone wants to hide; our own choice. */
const maxCorners = 32;
const maxPaths = 4;

const markBytes = 16;
/** `OC` in UTF-16, with its end. */
const layerMarkBytes = 6;

/** The bounding box of a clip path; null when it is too complex. */
const pathBox = (pdfium: Pdfium, clip: number, path: number, matrix: Matrix, scratch: number): Box | null => {
  const count = pdfium._FPDFClipPath_CountPathSegments(clip, path);
  if (count <= 0 || count > maxCorners) return null;
  let [left, bottom, right, top] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  const at = scratch >> 2;
  for (let index = 0; index < count; index += 1) {
    const segment = pdfium._FPDFClipPath_GetPathSegment(clip, path, index);
    if (segment === 0 || pdfium._FPDFPathSegment_GetPoint(segment, scratch, scratch + 4) === 0) return null;
    const [x = 0, y = 0] = [pdfium.HEAPF32[at], pdfium.HEAPF32[at + 1]];
    [left, bottom, right, top] = [Math.min(left, x), Math.min(bottom, y), Math.max(right, x), Math.max(top, y)];
  }
  return moveBox(matrix, left, bottom, right, top);
};

/** The box common to all paths of a clip, with no area when there is none. */
const clipOf = (pdfium: Pdfium, object: number, matrix: Matrix, scratch: number): Box | null => {
  const clip = pdfium._FPDFPageObj_GetClipPath(object);
  const paths = clip === 0 ? 0 : pdfium._FPDFClipPath_CountPaths(clip);
  let all: Box | null = null;
  for (let path = 0; path < Math.min(paths, maxPaths); path += 1) {
    const box = pathBox(pdfium, clip, path, matrix, scratch);
    if (box === null) continue;
    all =
      all === null
        ? box
        : [Math.max(all[0], box[0]), Math.max(all[1], box[1]), Math.min(all[2], box[2]), Math.min(all[3], box[3])];
  }
  return all;
};

const isLayerMark = (pdfium: Pdfium, mark: number, scratch: number): boolean => {
  const length = scratch + markBytes;
  pdfium.HEAPU32[length >> 2] = 0;
  if (pdfium._FPDFPageObjMark_GetName(mark, scratch, markBytes, length) === 0) return false;
  const isOC = pdfium.HEAPU8[scratch] === 0x4f && pdfium.HEAPU8[scratch + 2] === 0x43;
  return isOC && pdfium.HEAPU32[length >> 2] === layerMarkBytes;
};

/** A reader of what may hide the text objects of an open page; `scratch` points to 20 bytes, aligned to 4. */
export const textFrameReader = (
  pdfium: Pdfium,
  scratch: number,
): ((object: number, matrix: Matrix, painted: number) => TextFrame) => {
  const isLayer = askOnce((mark) => isLayerMark(pdfium, mark, scratch));
  return (object, matrix, painted) => ({
    painted,
    clip: clipOf(pdfium, object, matrix, scratch),
    layered: marksOf(pdfium, object).some(isLayer),
  });
};
