import { deflateSync, inflateSync } from 'node:zlib';

/** Layouts are bounded when they are created; this only limits what a damaged blob could inflate to. */
const maxOutputLength = 256 * 1024 * 1024;

/** A value as deflated JSON: how large objects cross threads and are stored. */
export const packJson = (value: unknown): Uint8Array => deflateSync(JSON.stringify(value), { level: 1 });

/** Inverse of `packJson`; the caller knows the type that was packed. */
export const unpackJson = <T>(bytes: Uint8Array): T => JSON.parse(inflateSync(bytes, { maxOutputLength }).toString('utf8'));
