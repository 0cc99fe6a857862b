import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { AppError } from '@winnow/kernel';

export type SecretBox = {
  /** Encrypts a short text. It can only be decrypted in the same context, so a ciphertext copied to another record is useless. */
  readonly seal: (text: string, context: string) => string;
  /** `undefined` when no key decrypts it: an unknown key, another context, or a modified text. */
  readonly open: (sealed: string, context: string) => string | undefined;
};

const cipher = 'aes-256-gcm';
const version = 'v1';
const ivBytes = 12;
const tagBytes = 16;

/** Identifies a key without revealing anything about it. */
const keyIdOf = (key: Uint8Array): string =>
  createHash('sha256').update('winnow key id').update(key).digest('base64url').slice(0, 8);

/** The version and the key ID are authenticated together with the context. */
const associated = (keyId: string, context: string): Buffer => Buffer.from(JSON.stringify([version, keyId, context]));

const decrypt = (key: Uint8Array, iv: Buffer, data: Buffer, about: Buffer): string | undefined => {
  const decipher = createDecipheriv(cipher, key, iv, { authTagLength: tagBytes }).setAAD(about);
  try {
    decipher.setAuthTag(data.subarray(-tagBytes));
    return decipher.update(data.subarray(0, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
};

/**
 * Encrypts texts with AES-256-GCM as `v1.<key id>.<iv>.<data and tag>`, each part in base64url. The first key encrypts and all
 * keys decrypt, so keys are rotated by putting a new one first. Without a key, `seal` throws `INTERNAL` and nothing can be
 * decrypted.
 */
export const openSecretBox = (keys: readonly Uint8Array[]): SecretBox => {
  const byId = new Map(keys.map((key) => [keyIdOf(key), key] as const));
  const [sealing] = keys;
  return {
    seal: (text, context) => {
      if (sealing === undefined) throw new AppError('INTERNAL', 'Secrets cannot be kept: no secret key is configured.');
      const keyId = keyIdOf(sealing);
      // Generated here instead of passed in: reusing an initialisation vector would reveal both texts.
      const iv = randomBytes(ivBytes);
      const cipherer = createCipheriv(cipher, sealing, iv, { authTagLength: tagBytes }).setAAD(associated(keyId, context));
      const data = Buffer.concat([cipherer.update(text, 'utf8'), cipherer.final(), cipherer.getAuthTag()]);
      return [version, keyId, iv.toString('base64url'), data.toString('base64url')].join('.');
    },
    open: (sealed, context) => {
      const [form, keyId = '', iv = '', data = '', ...more] = sealed.split('.');
      const key = byId.get(keyId);
      const bytes = { iv: Buffer.from(iv, 'base64url'), data: Buffer.from(data, 'base64url') };
      if (form !== version || key === undefined || more.length > 0) return undefined;
      // Decoding skips characters that are not base64url, so a text with additions would also decrypt.
      if (bytes.iv.toString('base64url') !== iv || bytes.data.toString('base64url') !== data) return undefined;
      if (bytes.iv.length !== ivBytes || bytes.data.length < tagBytes) return undefined;
      return decrypt(key, bytes.iv, bytes.data, associated(keyId, context));
    },
  };
};
