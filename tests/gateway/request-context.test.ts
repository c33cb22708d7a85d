import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createContext, noteUses, type SharedContext } from '../../gateway/request-context.ts';
import { RequestTally, requestTally } from '../../gateway/rest/tally.ts';
import { readSources } from '../support/repository.ts';

const services = {
  lists: {},
  readToken: async () => ({}),
  timeZone: 'UTC',
  serviceCentres: new Map(),
  batchTimeout: 1,
  log: {},
  rest: {},
  signInAttempts: {},
  photos: {},
  images: {},
  sources: () => [],
  now: () => 0,
  weather: {},
} as unknown as SharedContext;

/** Whether an answer may be given again after the work, which is given a request's own context. */
async function isRepeatableAfter(work: (context: Readonly<Record<string, unknown>>) => unknown): Promise<boolean> {
  const shared = noteUses(services);
  const tally = new RequestTally();
  await requestTally.run(tally, async () => {
    const request = { headers: { authorization: 'Bearer a.b.c' } } as IncomingMessage;
    work((await createContext(shared, request)) as unknown as Readonly<Record<string, unknown>>);
  });
  return tally.isRepeatable;
}

describe('noteUses', () => {
  it('lets an answer be given again that is made of the viewer, lists and what never changes', async () => {
    const constant = ['viewer', 'token', 'lists', 'readToken', 'timeZone', 'serviceCentres', 'batchTimeout', 'log'];
    expect(await isRepeatableAfter((context) => constant.map((name) => context[name]))).toBe(true);
  });

  it.each(['rest', 'signInAttempts', 'photos', 'images', 'sources', 'now'])(
    'lets no answer be given again that %s had a part in',
    async (name) => {
      expect(await isRepeatableAfter((context) => context[name])).toBe(false);
    },
  );

  it('takes a service that nobody has thought of for one that may answer otherwise', async () => {
    expect(await isRepeatableAfter(({ weather }) => weather)).toBe(false);
  });

  it('gives the services themselves', async () => {
    const shared = noteUses(services);
    expect({ ...shared }).toEqual(services);
  });

  it('sees all that resolvers and columns use: none takes time or chance from elsewhere', () => {
    const sources = readSources(/^(gateway\/(features|lists)|schema\/columns)\/.*\.ts$/);
    const elsewhere = /Date\.now|new Date\(\)|performance\.now|Math\.random|random(UUID|Bytes|Int)|process\.env/;
    expect(sources.size).toBeGreaterThan(40);
    expect([...sources].filter(([, text]) => elsewhere.test(text)).map(([file]) => file)).toEqual([]);
  });
});
