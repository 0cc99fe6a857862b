import { type Pdfium, withMemory } from './pdfium.ts';

/** Deeper and larger than the tags of any page; our own choice. */
const deepest = 40;
const maxChildren = 50_000;

const typeBytes = 32;

/** Types of PDF 1.7 and 2.0 (ISO 32000-2, 14.8.4), after the roles that the file maps to them; PDFium writes UTF-16. */
const heading = /^(?:H\d*|Title)$/u;

const decoder = new TextDecoder('utf-16le');

const typeOf = (pdfium: Pdfium, element: number, scratch: number): string => {
  const bytes = pdfium._FPDF_StructElement_GetType(element, scratch, typeBytes);
  return bytes > 2 && bytes <= typeBytes ? decoder.decode(pdfium.HEAPU8.subarray(scratch, scratch + bytes - 2)) : '';
};

/** The marked content of an open page that its tags call a heading, by identifier. */
const readTags = (pdfium: Pdfium, tree: number, scratch: number): ReadonlySet<number> => {
  const found = new Set<number>();
  let children = 0;
  const visit = (element: number, inHeading: boolean, depth: number): void => {
    if (depth > deepest) return;
    const isHeading = inHeading || heading.test(typeOf(pdfium, element, scratch));
    const count = pdfium._FPDF_StructElement_CountChildren(element);
    for (let index = 0; index < count; index += 1) {
      children += 1;
      if (children > maxChildren) return;
      const child = pdfium._FPDF_StructElement_GetChildAtIndex(element, index);
      if (child !== 0) visit(child, isHeading, depth + 1);
      else if (isHeading) found.add(pdfium._FPDF_StructElement_GetChildMarkedContentID(element, index));
    }
  };
  const count = pdfium._FPDF_StructTree_CountChildren(tree);
  for (let index = 0; index < count; index += 1) {
    const element = pdfium._FPDF_StructTree_GetChildAtIndex(tree, index);
    if (element !== 0) visit(element, false, 0);
  }
  found.delete(-1);
  return found;
};

const never = (): boolean => false;

/** Returns whether a text object of an open page is tagged as a heading. */
export const headingReader = (pdfium: Pdfium, page: number): ((textObject: number) => boolean) => {
  const tree = pdfium._FPDF_StructTree_GetForPage(page);
  if (tree === 0) return never;
  try {
    const found = withMemory(pdfium, typeBytes, (scratch) => readTags(pdfium, tree, scratch));
    if (found.size === 0) return never;
    return (textObject) => textObject !== 0 && found.has(pdfium._FPDFPageObj_GetMarkedContentID(textObject));
  } finally {
    pdfium._FPDF_StructTree_Close(tree);
  }
};
