import { describe, expect, it } from 'vitest';
import { capMemory } from '../src/pdf/cap-memory.ts';
import { wasmBinary } from './tools.ts';

/** A module with one memory of 1 page, which may grow to 1000. */
const small = Uint8Array.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 5, 5, 1, 1, 1, 0xe8, 7, 7, 5, 1, 1, 0x6d, 2, 0]);

type Memory = { readonly grow: (pages: number) => number };

/** The part of the global that the compiler's libraries do not declare. */
const { WebAssembly: wasm } = globalThis as unknown as {
  readonly WebAssembly: {
    readonly Module: new (bytes: Uint8Array) => object;
    readonly Instance: new (module: object) => { readonly exports: { readonly m: Memory } };
  };
};

const memoryOf = (module: Uint8Array): Memory => new wasm.Instance(new wasm.Module(Uint8Array.from(module))).exports.m;

describe('a module with capped memory', () => {
  it('may grow to the cap and no further, while the module it was made from may', () => {
    const memory = memoryOf(capMemory(small, 10));
    memory.grow(9);
    expect(() => memory.grow(1)).toThrow(RangeError);
    memoryOf(small).grow(900);
  });

  it('differs in nothing but the cap', () => {
    const capped = capMemory(wasmBinary, 3072);
    expect(capped.length).toBe(wasmBinary.length);
    expect(capped.reduce((count, byte, index) => count + (byte === wasmBinary[index] ? 0 : 1), 0)).toBeLessThanOrEqual(3);
  });

  it('is refused below what the module starts with, and where no cap can stand', () => {
    expect(() => capMemory(small, 0)).toThrow(RangeError);
    expect(() => capMemory(small.subarray(0, 8), 10)).toThrow(RangeError);
  });
});
