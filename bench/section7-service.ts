/** A service of section 7 alone, as a process of its own: `STAFF` people and a secret in `JWT_SECRET`. */
import { type SeenCall, startCompanyService } from '../tests/support/company-service.ts';
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

const service = await startCompanyService({
  secret: process.env.JWT_SECRET ?? '',
  staff: Number(process.env.STAFF ?? 1_200),
});
const month = service.today().slice(0, 7);
// What reports of a month and a day are made of takes the service seconds at first: no moment measures that.
for (const path of ['/attendance/serialLatness', '/attendance/absentee/monthly'])
  service.read(path, { date: `${month}-01` });
for (const path of ['/attendance/lateness', '/attendance/exception']) service.read(path, { date: service.today() });
service.read('/attendance/findall', { date: service.today(), mode: 'signedIn' });
service.read('/staff/find/all');

let kept: SeenCall[] = [];
const look = () => {
  kept.push(...service.calls());
  return kept;
};

const dayLists = ['GET /attendance/findall', 'GET /attendance/exception', 'GET /attendance/lateness'];
const isPast = ({ call, query: { date = '' } }: SeenCall) => dayLists.includes(call) && date < service.today();

answerParent(service.url, {
  /** The calls since the last question. */
  receivedCalls(): ReceivedCalls {
    const calls = look();
    kept = [];
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
  /** How many of them by now ask for a past day. */
  pastDays: () => look().filter(isPast).length,
  /** Staff ID of somebody who has been there for long. */
  staffID: () => service.company.staff[3]?.staffID,
  /** Tokens of as many users of a role: the first is the account's own. */
  tokens: ({ role, count }: { readonly role: 'admin' | 'management' | 'user'; readonly count: number }) =>
    Array.from({ length: count }, (_, user) => service.token(role, user > 0 ? { userID: `${role}-${user}` } : {})),
});
