import { Agent, request } from 'undici';
import { makeTokens } from './company.ts';
import { operations } from './operations.ts';

const page = (n: number) =>
  operations.page({
    date: '2001-01-01',
    where: [{ column: 'NAME', contains: 'aeiou'.charAt(n % 5) }],
    orderBy: [{ column: 'NAME' }],
    offset: 0,
  });

const whenUpstreamFails = ['UPSTREAM_REJECTED', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'];

/** What is asked, one after another, and the codes that may come back. */
const mixture = [
  // A service that is away holds nobody up here; what it refuses is refused.
  { body: () => operations.me(), codes: ['ok', 'UPSTREAM_REJECTED'] },
  { body: () => operations.shifts(), codes: ['ok', ...whenUpstreamFails] },
  { body: page, codes: ['ok', ...whenUpstreamFails] },
  { body: page, codes: ['ok', ...whenUpstreamFails] },
  { body: () => operations.lateDays({ month: '2001-01', first: 20 }), codes: ['ok', ...whenUpstreamFails] },
  { body: () => operations.longestPage({ date: '2001-01-01' }), codes: ['ok', ...whenUpstreamFails] },
  { body: () => operations.lateDays({ month: '2001-01', first: 500 }), codes: ['BAD_USER_INPUT'] },
  { body: () => ({ query: '{ nothing }' }), codes: ['GRAPHQL_VALIDATION_FAILED'] },
  { body: () => operations.me(), codes: ['UNAUTHENTICATED'], token: 'forged' },
  { address: '/export/attendance.csv?date=2001-01-01&mode=SIGNED_IN', codes: ['ok', ...whenUpstreamFails] },
] as const;

/** The load of a soak: `one` makes the n-th request; `take` answers what came since it was last asked. */
export async function createSoakLoad(url: string) {
  const tokens = await makeTokens(20);
  const agent = new Agent({ keepAliveTimeout: 1_000 });
  const unexpected = new Map<string, number>();
  let codes = new Map<string, number>();
  let latencies: number[] = [];

  async function send(n: number): Promise<string> {
    const kind = mixture[n % mixture.length] as (typeof mixture)[number];
    const token = 'token' in kind ? kind.token : tokens[n % tokens.length];
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const { statusCode, body } =
      'address' in kind
        ? await request(url + kind.address, { dispatcher: agent, headers })
        : await request(`${url}/graphql`, {
            dispatcher: agent,
            method: 'POST',
            headers,
            body: JSON.stringify(kind.body(n)),
          });
    const text = await body.text();
    const code =
      /^\{"errors":\[.*?"code":"(\w+)"/s.exec(text)?.[1] ?? (statusCode === 200 ? 'ok' : `HTTP ${statusCode}`);
    const expected: readonly string[] = kind.codes;
    if (!expected.includes(code)) note(`${code} to request ${n % mixture.length}`);
    return code;
  }

  const note = (fault: string) => unexpected.set(fault, (unexpected.get(fault) ?? 0) + 1);

  return {
    async one(n: number): Promise<void> {
      const start = performance.now();
      const code = await send(n).catch((error: unknown) => {
        note(String(error));
        return 'broken off';
      });
      latencies.push(performance.now() - start);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    },
    take() {
      const taken = { codes, latencies: latencies.toSorted((a, b) => a - b) };
      codes = new Map();
      latencies = [];
      return taken;
    },
    unexpected: () => [...unexpected].map(([fault, count]) => `${fault}, ${count} times`),
  };
}
