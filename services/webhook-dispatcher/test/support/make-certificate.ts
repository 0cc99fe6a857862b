import { generateKeyPairSync, sign } from 'node:crypto';

const der = (tag: number, ...parts: readonly (Uint8Array | string)[]): Buffer => {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const length = content.length;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};

const sequence = (...parts: readonly Uint8Array[]): Buffer => der(0x30, ...parts);
const ecdsaWithSha256 = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')));
const commonName = Buffer.from('550403', 'hex');
const subjectAltName = Buffer.from('551d11', 'hex');

/** A key and a certificate for one name, signed by itself: X.509 as RFC 5280 has it, and no more of it than a client looks at. */
export const makeCertificate = (name: string): { readonly key: string; readonly cert: string } => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const holder = sequence(der(0x31, sequence(der(0x06, commonName), der(0x0c, name))));
  const names = der(0x04, sequence(der(0x82, name)));
  const body = sequence(
    der(0xa0, der(0x02, Uint8Array.of(2))),
    der(0x02, Uint8Array.of(1)),
    ecdsaWithSha256,
    holder,
    sequence(der(0x17, '200101000000Z'), der(0x17, '491231235959Z')),
    holder,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(der(0x06, subjectAltName), names))),
  );
  const signature = der(0x03, Uint8Array.of(0), sign('sha256', body, privateKey));
  const cert = sequence(body, ecdsaWithSha256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
};
