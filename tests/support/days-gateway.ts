import type { Context } from '../../gateway/app-context.ts';
import { RequestState } from '../../gateway/auth/request-state.ts';
import type { Role } from '../../gateway/auth/viewer.ts';
import type { DailyList } from '../../gateway/days/day-reader.ts';
import { ListStore } from '../../gateway/lists/store.ts';
import type { ListCall } from '../../gateway/upstream/call.ts';
import { endpoints } from '../../gateway/upstream/endpoints.ts';
import type { PastDayFile } from '../../gateway/upstream/past-days/past-day-file.ts';
import { PastDayStore } from '../../gateway/upstream/past-days/past-day-store.ts';
import { PastDays } from '../../gateway/upstream/past-days/past-days.ts';
import { createServiceKind } from '../../gateway/upstream/service-kind.ts';
import { fakeUpstreamList, success } from './fake-upstream-list.ts';

const hour = 3_600_000;
const shifts = endpoints.shifts();

/** A list of numbers of a day. */
export const dayCall = (day: string): ListCall<number> => ({
  call: 'GET /attendance/lateness',
  path: `/lateness?date=${day}`,
  readRows: (data) => data as number[],
});
/** The sum of the numbers of each day. */
export const sums: DailyList<number, { readonly sum: number }> = {
  call: 'GET /attendance/lateness',
  of: dayCall,
  reduce: (rows) => ({ sum: rows.reduce((sum, row) => sum + row, 0) }),
};

/** Values in memory, which stand for the file. */
export function memoryFile(): Pick<PastDayFile, 'get' | 'put' | 'close'> {
  const values = new Map<string, Buffer>();
  return {
    get: ({ owner, path }) => values.get(`${owner} ${path}`) ?? null,
    put: ({ owner, path }, value) => void values.set(`${owner} ${path}`, value),
    close() {},
  };
}

/** What the service answers for a day to a token; `isPatient`: to a caller that may wait longer. */
export type DayAnswer = (day: string, token: string, isPatient: boolean) => unknown;

/** Readers over one gateway of a service without validators, unless it is given some; rests of the learner end at `rest`. */
export function daysGateway({
  answer = () => success([1, 2]),
  confirm = () => success([]),
  hasETags = false,
  isOpen = false,
  file = memoryFile(),
}: {
  answer?: DayAnswer;
  /** What the service answers to a token that asks for the smallest list. */
  confirm?: (token: string) => unknown;
  hasETags?: boolean;
  /** Whether strangers may read the smallest list. */
  isOpen?: boolean;
  file?: Pick<PastDayFile, 'get' | 'put' | 'close'>;
} = {}) {
  // A Wednesday, noon in Lagos.
  const clock = { now: Date.parse('2026-11-25T11:00:00Z') };
  const now = () => clock.now;
  const upstream = fakeUpstreamList(
    (path, token, isPatient) => (path === shifts.path ? confirm(token) : answer(path.slice(-10), token, isPatient)),
    { hasETags, isOpen },
  );
  const service = createServiceKind({ now, decided: () => undefined });
  const lists = new ListStore({
    rest: upstream.rest,
    windowMilliseconds: 2_000,
    maximumBytes: 10_000_000,
    now,
    timeZone: 'Africa/Lagos',
    service,
    onList: (...list) => pastDays.notice(...list),
  });
  const rests: (() => void)[] = [];
  const pastDays = new PastDays({
    store: new PastDayStore({ urls: ['http://service.example'], prefix: '', timeZone: 'Africa/Lagos' }, file),
    service,
    lists,
    lasts: 6 * hour,
    now,
    timeZone: 'Africa/Lagos',
    wait: () => new Promise((resolve) => rests.push(resolve)),
  });
  const contextOf = (user = 'ada', role: Role = 'ADMIN') =>
    ({
      viewer: { userID: user, email: '', role, district: '', group: role, machineToken: null },
      token: user,
      key: `key of ${user}`,
      state: new RequestState(),
      viewerFault: null,
      lists,
      pastDays,
      service,
      now,
      timeZone: 'Africa/Lagos',
    }) as unknown as Context;
  const asked = () =>
    upstream.seen.splice(0).map(({ path, token }) => `${token} ${path.replace('/lateness?date=', '')}`);
  /** Has everything learned that is wanted. */
  const learn = async () => {
    for (let turn = 0; turn < 200 && pastDays.size.pending > 0; turn++) {
      for (const end of rests.splice(0)) end();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  return { clock, lists, pastDays, contextOf, asked, learn, service };
}
