/** @module-tag long */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTokenReader } from '../../../gateway/auth/viewer.ts';
import { reducedCall } from '../../../gateway/lists/list-versions.ts';
import type { ListCall } from '../../../gateway/upstream/call.ts';
import type { Bearer } from '../../../gateway/upstream/caller.ts';
import type { RestClient } from '../../../gateway/upstream/client.ts';
import { endpoints } from '../../../gateway/upstream/endpoints.ts';
import { createServiceKind } from '../../../gateway/upstream/service-kind.ts';
import { bearerOf } from '../../support/bearer.ts';
import { fakeUpstreamList, refusal } from '../../support/fake-upstream-list.ts';
import fc, { cases } from '../../support/fast-check.ts';
import { signToken, testSecret } from '../../support/gateway.ts';
import { storeOver } from '../../support/list-store.ts';

const second = 1_000;
const shifts = endpoints.shifts();
const list = (path: string): ListCall<string> => ({
  call: 'GET /attendance/findall',
  path,
  readRows: (data) => data as string[],
});
const lists = ['/attendance/findall?date=1', '/attendance/findall?date=2'].map(list);

/** How a service names the versions of its lists. */
const etags = ['none', 'by body', 'all alike', 'by caller', 'on every other reply'] as const;

interface Service {
  /** Whether the gateway has the key of the service's tokens. */
  readonly hasKey: boolean;
  /** For whom a list is one list. */
  readonly audience: 'all' | 'role' | 'district' | 'centre' | 'user';
  readonly etags: (typeof etags)[number];
  /** Whether strangers may read the smallest list. */
  readonly isOpen: boolean;
}

const service: fc.Arbitrary<Service> = fc
  .record({
    hasKey: fc.boolean(),
    audience: fc.constantFrom('all', 'role', 'district', 'centre', 'user'),
    etags: fc.constantFrom(...etags),
    isOpen: fc.boolean(),
  })
  // A service that answers each user differently may not be shared: the how-to says so, and the gateway cannot know.
  .filter(({ hasKey, audience }) => !hasKey || audience !== 'user') as fc.Arbitrary<Service>;

const people = fc.array(
  fc.record({
    role: fc.constantFrom('admin', 'admin', 'user'),
    district: fc.constantFrom('Awka', 'Awka', 'Enugu'),
    centre: fc.constantFrom('Ogui', 'Ogui', 'Nnewi'),
    /** The token is made up: the service does not know it. */
    isForged: fc.constantFrom(false, false, true),
  }),
  { minLength: 2, maxLength: 6 },
);

const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constantFrom('read', 'anew', 'settled', 'reduced'), who: fc.nat(), of: fc.nat(1) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('all at once'), of: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('wait'), seconds: fc.constantFrom(0.5, 1.9, 4.9, 12, 31, 130) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('write', 'end', 'end', 'begin', 'learn'), who: fc.nat() }),
  },
);

describe('a stored list', () => {
  it('F-241 F-242 F-243 answers nobody whom the service would refuse, and with no row that it gave to another owner alone', async () => {
    await fc.assert(
      fc.asyncProperty(service, people, fc.array(act, { minLength: 5, maxLength: 40 }), async (kind, persons, acts) => {
        const clock = { now: 0 };
        const now = () => clock.now;
        const readToken = createTokenReader(kind.hasKey ? { jwtSecret: testSecret } : {});
        const users = await Promise.all(
          persons.map(async ({ isForged, centre, ...claims }, index) => {
            const own = { ...claims, serviceCentre: centre, userID: `user-${index}`, email: `${index}@x.example` };
            const isKnown = !isForged;
            const token = await signToken(own, isForged ? 'a secret of nobody that is long enough' : testSecret);
            const viewer = await readToken(token).catch(() => null);
            return {
              ...claims,
              centre,
              index,
              token,
              isKnown,
              group: viewer?.group ?? null,
              isLetIn: viewer !== null,
              endedAt: null as number | null,
            };
          }),
        );
        type User = (typeof users)[number];
        const audienceOf = ({ role, district, centre, index }: User) =>
          ({
            all: '',
            role,
            district: `${role} ${district}`,
            centre: `${role} ${district} ${centre}`,
            user: `${index}`,
          })[kind.audience];
        let version = 0;
        let replies = 0;
        const isRefused = (user: User | undefined) => !user?.isKnown || user.endedAt !== null;
        const rest: RestClient = {
          ...fakeUpstreamList(() => null).rest,
          async get({ path }, { token }, { etag } = {}) {
            const user = users.find((one) => one.token === token);
            const isSmallest = path === shifts.path;
            if (isRefused(user) && !(isSmallest && kind.isOpen)) throw refusal('UNAUTHENTICATED');
            await new Promise(setImmediate);
            const data = isSmallest ? [] : [`${path} ${audienceOf(user as User)} ${version}`];
            const bytes = Buffer.from(JSON.stringify({ status: 'success', message: '', data }));
            replies += 1;
            const name = {
              none: null,
              'by body': createHash('md5').update(bytes).digest('hex'),
              'all alike': 'one',
              'by caller': `${user?.index} ${version}`,
              'on every other reply': replies % 2 === 0 ? createHash('md5').update(bytes).digest('hex') : null,
            }[kind.etags];
            if (name !== null && etag === name) return { notModified: true };
            return { notModified: false, bytes, etag: name };
          },
        };
        const { store } = storeOver(rest, { now, service: createServiceKind({ now, decided: () => undefined }) });
        const callerOf = ({ token, group }: User, mustRevalidate: boolean): Bearer => {
          const caller = bearerOf(token);
          Object.assign(caller.state, { mustRevalidate });
          return { ...caller, ...(group !== null && { group }) };
        };
        const learned = new Map<string, string>();
        const read = async (user: User, how: string, of: number) => {
          const call = lists[of] as ListCall<string>;
          const caller = callerOf(user, how === 'anew');
          // A call that is under way while the session ends may be answered.
          const begun = clock.now;
          const asked = how === 'reduced' ? reducedCall(call, (all) => all.join()) : call;
          const isSettled = how === 'reduced' || how === 'settled';
          const rows = await store.read(asked, caller, { isSettled }).then(
            (answer) => answer.rows,
            () => null,
          );
          if (rows === null) return;
          expect(user.isKnown).toBe(true);
          if (user.endedAt !== null) expect(begun - user.endedAt).toBeLessThan(5 * second);
          for (const row of rows) expect(row.replace(/\d+$/, '')).toBe(`${call.path} ${audienceOf(user)} `);
        };
        for (const { kind: what, ...given } of acts as {
          kind: string;
          who?: number;
          of?: number;
          seconds?: number;
        }[]) {
          const user = users[(given.who ?? 0) % users.length] as User;
          // A gateway with the key lets nobody in whose signature is wrong.
          const present = users.filter(({ isLetIn }) => isLetIn);
          if (what === 'wait') clock.now += (given.seconds ?? 0) * second;
          else if (what === 'all at once') await Promise.all(present.map((one) => read(one, 'read', given.of ?? 0)));
          else if (what === 'write') {
            version += 1;
            if ((given.who ?? 0) % 2 === 0) store.forgetAll();
            else store.forget(callerOf(user, false).key);
          } else if (what === 'end') user.endedAt ??= clock.now;
          else if (what === 'begin') user.endedAt = null;
          else if (!user.isLetIn) continue;
          else if (what === 'learn') {
            const owner = await store
              .learningOwner(lists[0] as ListCall<string>, callerOf(user, false))
              .catch(() => null);
            if (owner === null) continue;
            expect(kind.hasKey).toBe(true);
            // Over an open service no day is kept that could be answered (day-reader.test.ts).
            if (user.endedAt !== null && !kind.isOpen) expect(clock.now - user.endedAt).toBeLessThan(5 * second);
            expect(learned.get(owner) ?? audienceOf(user)).toBe(audienceOf(user));
            learned.set(owner, audienceOf(user));
          } else await read(user, what, given.of ?? 0);
        }
      }),
      { numRuns: cases(100, 5_000) },
    );
  });
});
