import { describe, expect, it } from 'vitest';
import { signToken, testGateway } from '../support/gateway.ts';
import { body, startMisbehavingService } from '../support/misbehaving-service.ts';

const production = { NODE_ENV: 'production' };
const html = { headers: { accept: 'text/html' } };

interface Answer {
  readonly data?: { readonly __typename?: string; readonly __schema?: unknown; readonly a100?: string };
  readonly errors?: readonly { readonly message: string; readonly extensions: Record<string, unknown> }[];
}

/** The findings of graphql-cop, each asked as it asks; true is a finding. */
function findings(url: string): Record<string, () => Promise<boolean>> {
  const read = async (response: Response) => (await response.json()) as Answer;
  const send = async (sent: unknown) =>
    read(
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      }),
    );
  const ask = (query: string) => send({ query });
  const get = async (query: string) => read(await fetch(`${url}?query=${encodeURIComponent(query)}`));
  const circular = `{ __schema { types { ${'fields { type { '.repeat(4)}name${' } }'.repeat(4)} } } }`;
  const aliases = Array.from({ length: 101 }, (_, i) => `a${i}: __typename`).join(' ');
  return {
    'field suggestions': async () => JSON.stringify(await ask('{ __schema { directive } }')).includes('Did you mean'),
    introspection: async () => Boolean((await ask('{ __schema { types { name } } }')).data?.__schema),
    'circular introspection': async () => Boolean((await ask(circular)).data?.__schema),
    explorers: async () => {
      const addresses = ['/graphiql', '/playground', '/console', '/explorer', '/graphql'];
      const pages = addresses.map(async (address) => (await fetch(new URL(address, url), html)).text());
      return /graphiql|playground|sandbox/i.test((await Promise.all(pages)).join());
    },
    'queries by GET': async () => Boolean((await get('{ __typename }')).data),
    'mutations by GET': async () => Boolean((await get('mutation { __typename }')).data),
    'queries by form': async () => {
      const form = new URLSearchParams({ query: '{ __typename }' });
      return Boolean((await read(await fetch(url, { method: 'POST', body: form }))).data);
    },
    'alias overloading': async () => Boolean((await ask(`{ ${aliases} }`)).data?.a100),
    'field duplication': async () => Boolean((await ask(`{ ${'__typename '.repeat(500)} }`)).data),
    batches: async () => Array.isArray(await send(Array(10).fill({ query: '{ __typename }' }))),
    'directive overloading': async () => (await ask(`{ __typename ${'@aa'.repeat(10)} }`)).errors?.length === 10,
    tracing: async () => JSON.stringify(await ask('{ __typename }')).includes('tracing'),
    'unhandled errors': async () =>
      /stacktrace|exception|node_modules/.test(JSON.stringify(await ask('qwerty { abc }'))),
  };
}

describe('in production the gateway', () => {
  it('gives graphql-cop none of its 13 findings', async () => {
    const { url } = await testGateway({ settings: production, webFolder: '/nowhere' });
    const asked = Object.entries(findings(`${url}/graphql`));
    expect(asked).toHaveLength(13);
    const found = await Promise.all(asked.map(async ([name, isFound]) => ((await isFound()) ? [name] : [])));
    expect(found.flat()).toEqual([]);
  });

  it('invites no other site: no CORS header, whatever the origin asks', async () => {
    const { url } = await testGateway({ settings: production, webFolder: '/nowhere' });
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const address of ['/graphql', '/export/absentees.csv', '/photos/x', '/']) {
      for (const method of ['OPTIONS', 'GET', 'POST']) {
        const response = await fetch(`${url}${address}`, { method, headers });
        const allowed = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect(allowed, `${method} ${address}`).toEqual([]);
      }
    }
  });

  it('sends with every answer the headers that keep foreign code and frames out, and names no software', async () => {
    const { url } = await testGateway({ settings: production, webFolder: '/nowhere' });
    for (const address of ['/', '/healthz', '/graphql', '/export/absentees.csv', '/photos/x', '/nothing.js']) {
      const { headers } = await fetch(`${url}${address}`);
      const sent = ['x-content-type-options', 'x-frame-options', 'referrer-policy', 'cross-origin-resource-policy'];
      expect([address, ...sent.map((name) => headers.get(name))]).toEqual([
        address,
        'nosniff',
        'DENY',
        'no-referrer',
        'same-origin',
      ]);
      expect(headers.get('content-security-policy'), address).toContain("frame-ancestors 'none'");
      expect([headers.get('x-powered-by'), headers.get('server')]).toEqual([null, null]);
    }
  });

  it('keeps what happened inside to itself: stacks, paths, hosts and pages of the service', async () => {
    const service = await startMisbehavingService();
    const token = await signToken();
    const broken = [
      body(
        '<html><pre>Error: connect ECONNREFUSED 10.0.0.7:5432 at /srv/app/db.js:12:7</pre></html>',
        500,
        'text/html',
      ),
      body('{"status":"success","data":{"stack":"Error at /srv/app/db.js:12:7"}}'),
    ];
    const settings = { ...production, UPSTREAM_URL: service.url };
    const { url, query } = await testGateway({ settings, webFolder: '/nowhere' });
    const gone = await testGateway({ settings: { ...production, UPSTREAM_URL: 'http://127.0.0.1:9' } });
    const answers = [JSON.stringify(await gone.query('{ shifts { id } }'))];
    for (const misbehaviour of broken) {
      service.behave(misbehaviour);
      answers.push(JSON.stringify(await query('{ shifts { id } staff { totalCount } }')));
      const headers = { authorization: `Bearer ${token}` };
      answers.push(await (await fetch(`${url}/export/absentees.csv?date=2026-11-19`, { headers })).text());
    }
    expect(answers.every((answer) => answer.includes('UPSTREAM_'))).toBe(true);
    expect(answers.join()).not.toMatch(/ECONN|127\.0\.0\.1|10\.0\.0\.7|db\.js|node_modules|<html|stack|undici/);
  });

  it('conceals its own fault', async () => {
    const { query } = await testGateway({
      settings: production,
      answers: { 'GET /shift/findAll': new Error('secret of /srv/gateway/x.ts') },
    });
    const reply = JSON.stringify(await query('{ shifts { id } }'));
    expect(reply).toContain('INTERNAL_SERVER_ERROR');
    expect(reply).not.toMatch(/secret|srv|stack/);
  });

  it('tells at most five faults of a document', async () => {
    const { query } = await testGateway({});
    expect((await query(`{ ${Array.from({ length: 19 }, (_, i) => `x${i}`).join(' ')} }`)).errors).toHaveLength(5);
  });
});
