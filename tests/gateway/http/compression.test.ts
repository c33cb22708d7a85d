import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { signToken, testGateway } from '../../support/gateway.ts';
import { staffRecord } from '../../support/staff.ts';

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
const codings = ['br', 'gzip'] as const;

describe('F-29 answers', () => {
  const people = Array.from({ length: 1_200 }, (_, number) => staffRecord({ _id: `${number}`, staffID: `${number}` }));
  const answers = {
    'GET /staff/findAll': people,
    'GET /shift/findAll': [],
  };

  async function setUp() {
    const token = await signToken();
    const { url } = await testGateway({
      answers: { ...answers, 'POST /users/signin': { token: await signToken({ note: 'x'.repeat(3_000) }) } },
    });
    const ask = async (address: string, encodings: string | undefined, query?: string) => {
      const sent = request(`${url}${address}`, {
        method: query ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${token}`,
          ...(query && { 'content-type': 'application/json' }),
          ...(encodings && { 'accept-encoding': encodings }),
        },
      });
      sent.end(query && JSON.stringify({ query }));
      const [response] = (await once(sent, 'response')) as [IncomingMessage];
      const bytes = await buffer(response);
      const coding = response.headers['content-encoding'] as keyof typeof unpack | undefined;
      const text = String(coding ? unpack[coding](bytes) : bytes);
      return { coding, text, bytes: bytes.length, headers: response.headers };
    };
    return { ask };
  }

  const page = '{ staff { nodes { unit staff { staffID name district department } } } }';
  const aside = '{ a: staff(first: 200) { nodes { id staff { staffID photo { url(width: 64) } } } } b: shifts { id } }';

  it.each<[string, string, string | undefined]>([
    ['a page', '/graphql', page],
    ['a file for programs', '/export/staff.jsonl', undefined],
    ['a long page', '/graphql', aside],
    ['a CSV file', '/export/staff.csv', undefined],
    ['the schema', '/schema.graphql', undefined],
  ])('are compressed as the caller asks: %s', async (_what, address, query) => {
    const { ask } = await setUp();
    const plain = await ask(address, undefined, query);
    expect([plain.coding, plain.text.length > 1024]).toEqual([undefined, true]);
    for (const coding of codings) {
      const packed = await ask(address, coding, query);
      expect([packed.coding, packed.headers.vary]).toEqual([coding, expect.stringContaining('Accept-Encoding')]);
      expect(packed.bytes).toBeLessThan(plain.bytes / 2);
      expect(packed.text.length).toBe(plain.text.length);
    }
  });

  it('are sent as they are when they are short, compressed already, or hold a token', async () => {
    const { ask } = await setUp();
    expect((await ask('/graphql', 'br', '{ me { role } }')).coding).toBeUndefined();
    expect((await ask('/export/staff.xlsx', 'br')).coding).toBeUndefined();
    const signIn = 'mutation { signIn(email: "ada@demo.example", password: "long-enough-1") { token } }';
    const opened = await ask('/graphql', 'br, gzip', signIn);
    expect([opened.coding, JSON.parse(opened.text).data.signIn.token.length > 2_000]).toEqual([undefined, true]);
  });

  it('F-06 are stored by nobody when they hold a token, and asked for again otherwise', async () => {
    const { ask } = await setUp();
    const signIn = 'mutation { signIn(email: "ada@demo.example", password: "long-enough-1") { token } }';
    expect((await ask('/graphql', 'br', signIn)).headers['cache-control']).toBe('no-store');
    const { headers } = await ask('/graphql', 'br', page);
    expect([headers['cache-control'], headers.vary]).toEqual([
      'private, no-cache',
      'Accept, Accept-Encoding, Authorization',
    ]);
    expect((await ask('/graphql', undefined, '{ nothing }')).headers['cache-control']).toMatch(/no-(cache|store)/);
    expect((await ask('/export/staff.csv', undefined)).headers['cache-control']).toBe('private, no-cache');
  });
});
