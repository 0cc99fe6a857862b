import { commonConfig, readConfig } from '@winnow/runtime';
import { describe, expect, it } from 'vitest';
import { dashboardConfig } from '../src/config.ts';
import { openDashboard } from './support/open-dashboard.ts';

const read = (environment: { readonly [key: string]: string }) =>
  readConfig({ ...commonConfig, ...dashboardConfig }, environment);

describe('the configuration', () => {
  it('listens on this machine only unless it is told otherwise', () => {
    expect(read({})).toMatchObject({ dashboardPort: 8081, dashboardHost: '127.0.0.1', oidcAccountClaim: 'winnow_account' });
  });

  it.each([
    ['https://winnow.example.com', 'https://winnow.example.com'],
    ['https://winnow.example.com/', 'https://winnow.example.com'],
    ['http://localhost:8081', 'http://localhost:8081'],
  ])('takes %s for its public address', (text, publicUrl) => {
    expect(read({ WINNOW_PUBLIC_URL: text }).publicUrl).toBe(publicUrl);
  });

  it.each([
    'winnow.example.com',
    'ftp://winnow.example.com',
    'https://winnow.example.com/dashboard',
    'https://a@example.com',
    'https://example.com?a',
  ])('refuses %s as its public address', (text) => {
    expect(() => read({ WINNOW_PUBLIC_URL: text })).toThrow(/^WINNOW_PUBLIC_URL is .*; accepted: /);
  });

  it.each([
    ['https://login.example.com/tenant', true],
    ['http://127.0.0.1:9000', true],
    ['http://localhost:9000', true],
    ['http://login.example.com', false],
    ['http://127.0.0.1.example.com', false],
    ['login.example.com', false],
  ])('asks people to sign in over an address that nobody can listen to: %s %s', (text, taken) => {
    if (taken) expect(read({ OIDC_ISSUER: text }).oidcIssuer).toBe(text);
    else expect(() => read({ OIDC_ISSUER: text })).toThrow(/^OIDC_ISSUER is /);
  });

  it('wants all of an identity provider or nothing', async () => {
    await expect(openDashboard({ OIDC_ISSUER: 'https://login.example.com' })).rejects.toThrow(/set together/);
  });
});
