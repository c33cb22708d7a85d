import { auditServer } from 'graphql-http';
import { describe, expect, it } from 'vitest';
import { testGateway } from '../support/gateway.ts';

/** A GET without a preflighted header is refused on purpose, so the audits bring one. */
const withPreflight = (url: string, init: RequestInit = {}) => {
  const headers = new Headers(init.headers);
  headers.set('apollo-require-preflight', 'audit');
  return fetch(url, { ...init, headers });
};

/** The audits that do not pass, as `MUST id name`, sorted. */
async function failures(settings: Record<string, string>, fetchFn: unknown = withPreflight) {
  const { url } = await testGateway({ settings });
  const results = await auditServer({ url: `${url}/graphql`, fetchFn });
  expect(results).toHaveLength(61);
  return results.flatMap((result) => (result.status === 'ok' ? [] : [`${result.id} ${result.name}`])).sort();
}

describe('POST and GET /graphql', () => {
  it('pass all 61 audits of GraphQL over HTTP in development', async () => {
    expect(await failures({})).toEqual([]);
  });

  it('pass in production all that need no introspection, which is closed there', async () => {
    const failed = await failures({ NODE_ENV: 'production' });
    // Each of them asks for `__type`.
    expect(failed.map((name) => name.slice(0, 4))).toEqual(['28B9', '2EA1', '6A70', 'BF61', 'D6D5']);
    const open = await failures({ NODE_ENV: 'production', INTROSPECTION: 'on' });
    expect(open).toEqual([]);
  });

  it('refuse a GET without a preflighted header: three audits of level MAY', async () => {
    const failed = await failures({}, fetch);
    expect(failed).toHaveLength(3);
    expect(failed.every((name) => name.includes(' MAY '))).toBe(true);
  });
});
