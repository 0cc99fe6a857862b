import { capMemory } from './cap-memory.ts';

/** PDFium, compiled: threads that are passed the same one share its code. */
export type PdfiumModule = { readonly compiled: true };

type Instance = { readonly exports: object };

/** The part of the global that the compiler's libraries do not declare. */
const { WebAssembly: wasm } = globalThis as unknown as {
  readonly WebAssembly: {
    readonly Module: new (bytes: Uint8Array) => PdfiumModule;
    readonly Instance: new (module: PdfiumModule, imports: object) => Instance;
  };
};

/** 192 MiB: stopped every tested bomb, and was ten times what real files needed. */
const defaultMemoryLimitPages = 3072;

/** Compiles PDFium; the memory of an instance may grow to `memoryLimitPages` pages of 64 KiB. */
export const compilePdfium = (wasmBinary: Uint8Array, memoryLimitPages = defaultMemoryLimitPages): PdfiumModule =>
  new wasm.Module(capMemory(wasmBinary, memoryLimitPages));

/** Creates an instance with the functions that PDFium imports. */
export const instantiatePdfium = (module: PdfiumModule, imports: object): Instance => new wasm.Instance(module, imports);
