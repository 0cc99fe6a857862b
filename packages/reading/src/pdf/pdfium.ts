import { init } from '@embedpdf/pdfium';
import { instantiatePdfium, type PdfiumModule } from './compile-pdfium.ts';

const calls = [
  'PDFiumExt_Init',
  'FPDF_LoadMemDocument',
  'FPDF_GetLastError',
  'FPDF_CloseDocument',
  'FPDF_GetPageCount',
  'FPDF_LoadPage',
  'FPDF_ClosePage',
  'FPDF_GetPageWidthF',
  'FPDF_GetPageHeightF',
  'FPDF_PageToDevice',
  'FPDFText_LoadPage',
  'FPDFText_ClosePage',
  'FPDFText_CountChars',
  'FPDFText_GetUnicode',
  'FPDFText_IsGenerated',
  'FPDFText_HasUnicodeMapError',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetCharOrigin',
  'FPDFText_GetTextObject',
  'FPDFText_GetFontInfo',
  'FPDFText_GetFontSize',
  'FPDFText_GetMatrix',
  'FPDFText_GetFillColor',
  'FPDFTextObj_GetFont',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFBitmap_CreateEx',
  'FPDFBitmap_FillRect',
  'FPDFBitmap_Destroy',
  'FPDF_RenderPageBitmap',
  'FPDFPage_GetAnnotCount',
  'FPDFPage_GetAnnot',
  'FPDFPage_CloseAnnot',
  'FPDFAnnot_GetSubtype',
  'FPDFPage_Flatten',
  'FPDFPage_CountObjects',
  'FPDFPage_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetMatrix',
  'FPDFPageObj_GetFillColor',
  'FPDFPageObj_SetIsActive',
  'FPDFPageObj_GetClipPath',
  'FPDFPageObj_CountMarks',
  'FPDFPageObj_GetMark',
  'FPDFPageObj_GetMarkedContentID',
  'FPDFPageObjMark_GetName',
  'FPDFPageObjMark_GetParamBlobValue',
  'FPDFClipPath_CountPaths',
  'FPDFClipPath_CountPathSegments',
  'FPDFClipPath_GetPathSegment',
  'FPDFPathSegment_GetPoint',
  'FPDFPath_GetDrawMode',
  'FPDFFormObj_CountObjects',
  'FPDFFormObj_GetObject',
  'FPDF_StructTree_GetForPage',
  'FPDF_StructTree_Close',
  'FPDF_StructTree_CountChildren',
  'FPDF_StructTree_GetChildAtIndex',
  'FPDF_StructElement_GetType',
  'FPDF_StructElement_CountChildren',
  'FPDF_StructElement_GetChildAtIndex',
  'FPDF_StructElement_GetChildMarkedContentID',
  'FPDFLink_Enumerate',
  'FPDFLink_GetAnnotRect',
  'FPDFLink_GetAction',
  'FPDFAction_GetURIPath',
] as const;

type PdfiumCall = (typeof calls)[number];

/** PDFium's raw exports (pointers and numbers in, numbers out) and views of its memory, which move when the memory grows. */
export type Pdfium = { readonly [call in PdfiumCall as `_${call}`]: (...values: readonly number[]) => number } & {
  readonly HEAPU8: Uint8Array;
  readonly HEAP32: Int32Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
  readonly wasmExports: { readonly malloc: (bytes: number) => number; readonly free: (pointer: number) => void };
};

/** The same without the checks that the loader performs on every call: several calls are made for each glyph. */
const withoutWrappers = (pdfium: Pdfium): Pdfium => {
  const exported = pdfium.wasmExports as unknown as Readonly<Record<string, unknown>>;
  const own = Object.fromEntries(calls.map((name) => [`_${name}`, { value: exported[name] }]));
  // The views of its memory remain those of the loader, which moves them.
  return Object.create(pdfium, own);
};

/**
 * The loader leaves accessors on the global object that warn about missing names, and that retain its first instance with all its
 * memory.
 */
const removeAccessors = (before: ReadonlySet<string>): void => {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const isNew = !before.has(name) && Object.getOwnPropertyDescriptor(globalThis, name)?.get !== undefined;
    if (isNew) Reflect.deleteProperty(globalThis, name);
  }
};

/** Starts one PDFium instance. */
export const openPdfium = async (module: PdfiumModule): Promise<Pdfium> => {
  const silent = () => undefined;
  const options: object = {
    instantiateWasm: (imports: object, receive: (instance: object) => object) => receive(instantiatePdfium(module, imports)),
    print: silent,
    printErr: silent,
  };
  const names = new Set(Object.getOwnPropertyNames(globalThis));
  const { pdfium } = (await init(options)) as unknown as { readonly pdfium: Pdfium };
  removeAccessors(names);
  pdfium._PDFiumExt_Init();
  return withoutWrappers(pdfium);
};

/** Runs `use` with that many bytes of PDFium's memory and always frees them; throws `RangeError` when there is no more. */
export const withMemory = <T>(pdfium: Pdfium, bytes: number, use: (pointer: number) => T): T => {
  const pointer = pdfium.wasmExports.malloc(bytes);
  if (pointer === 0) throw new RangeError('PDFium has no more memory.');
  try {
    return use(pointer);
  } finally {
    pdfium.wasmExports.free(pointer);
  }
};

/** Only the message of a RangeError says what ran out; others, such as an offset out of bounds, are bugs. */
const ranOut = /memory|call stack|allocation failed/iu;

/** True when an error means that PDFium trapped or aborted (`WebAssembly.RuntimeError`), or that memory or stack was exhausted. */
export const isPdfiumCollapse = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'RuntimeError' || (error instanceof RangeError && ranOut.test(error.message)));
