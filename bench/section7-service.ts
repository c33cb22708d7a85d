/**
 * A service of section 7 alone, as a process of its own: `STAFF` people and a secret in `JWT_SECRET`. With `STANDS_STILL` its
 * day does not go on, so that it gives each asker the same.
 */
import { type SeenCall, startCompanyService } from '../tests/support/company-service.ts';
import { fixedMoment } from '../tests/support/fixed-clock.ts';
import { answerParent } from './child.ts';

/** What came to the service in some time. */
export interface ReceivedCalls {
  readonly calls: number;
  /** Those of them that ask for a list of a day before today. */
  readonly pastDays: number;
  readonly bytes: number;
  /** Calls by method, path and values of the query. */
  readonly kinds: Readonly<Record<string, number>>;
}

type Role = 'admin' | 'management' | 'user';

const service = await startCompanyService({
  secret: process.env.JWT_SECRET ?? '',
  staff: Number(process.env.STAFF ?? 1_200),
  ...(process.env.STANDS_STILL && { now: () => Date.parse(fixedMoment) }),
});
const month = service.today().slice(0, 7);
// What reports of a month and a day are made of takes the service seconds at first: no moment measures that.
for (const path of ['/attendance/serialLatness', '/attendance/absentee/monthly'])
  service.read(path, { date: `${month}-01` });
for (const path of ['/attendance/lateness', '/attendance/exception']) service.read(path, { date: service.today() });
service.read('/attendance/findall', { date: service.today(), mode: 'signedIn' });
service.read('/staff/find/all');

const dayLists = ['GET /attendance/findall', 'GET /attendance/exception', 'GET /attendance/lateness'];
const isPast = ({ call, query: { date = '' } }: SeenCall) => dayLists.includes(call) && date < service.today();

answerParent(service.url, {
  /** The calls since the last question, of users whose ID begins so where that is given. */
  receivedCalls(users = ''): ReceivedCalls {
    const calls = service.calls().filter(({ userID }) => users === '' || userID?.startsWith(users));
    const kinds: Record<string, number> = {};
    for (const { call, query } of calls) {
      const kind = [call, ...Object.values(query)].join(' ');
      kinds[kind] = (kinds[kind] ?? 0) + 1;
    }
    return {
      calls: calls.length,
      pastDays: calls.filter(isPast).length,
      bytes: calls.reduce((sum, { bytes }) => sum + bytes, 0),
      kinds,
    };
  },
  /** Today of the company, and its month. */
  days: () => ({ today: service.today(), month }),
  /** Staff ID of somebody who has been there for long. */
  staffID: () => service.company.staff[3]?.staffID,
  /** Tokens of as many users of a role: the first is the account's own, but where `whose` begins their IDs. */
  tokens: ({ role, count, whose = '' }: { readonly role: Role; readonly count: number; readonly whose?: string }) =>
    Array.from({ length: count }, (_, user) =>
      service.token(role, whose || user > 0 ? { userID: `${whose || role}-${user}` } : {}),
    ),
});
