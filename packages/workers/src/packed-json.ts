import { deflateSync, inflateSync } from 'node:zlib';

/** Layouts are bounded when they are made; this only bounds what a damaged blob could inflate to. */
const maxOutputLength = 256 * 1024 * 1024;

/** A value as deflated JSON: what crosses threads and is stored of large objects. */
export const packJson = (value: unknown): Uint8Array => deflateSync(JSON.stringify(value), { level: 1 });

/** The value of `packJson`; its type is the caller's knowledge of who packed it. */
export const unpackJson = <T>(bytes: Uint8Array): T => JSON.parse(inflateSync(bytes, { maxOutputLength }).toString('utf8'));
