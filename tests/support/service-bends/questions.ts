import { months, type Row, readAs, type ServiceBend, signs } from './bend-rows.ts';

const late = /^GET \/attendance\/lateness$/;
const absent = /^GET \/attendance\/exception$/;
const customer = /^GET \/attendance\/find\/customer$/;

const daysAround = (service: Parameters<typeof readAs>[0], date = '') =>
  service.days.filter((day) => day !== date && Math.abs(Date.parse(day) - Date.parse(date)) < 6 * 86_400_000);
const asked = (
  name: string,
  calls: RegExp,
  read: (
    service: Parameters<typeof readAs>[0],
    call: string,
    query: Readonly<Record<string, string | undefined>>,
  ) => readonly unknown[],
): ServiceBend => ({
  name,
  bend: (service) => (call, query) => (calls.test(call) ? read(service, call, query) : undefined),
});
const both = ['signedIn', 'signedOut'];
/** One half of the words. */
const wordsOf = (words: string, half: number) => {
  const all = words.split(' ');
  return all.slice((half * all.length) / 2, ((half + 1) * all.length) / 2).join(' ');
};

/** Questions that the service does not heed. */
export const questions: readonly ServiceBend[] = [
  asked('mode ignored', signs, (service, call, query) =>
    both.flatMap((mode) => readAs(service, call, { ...query, mode })),
  ),
  asked('the other mode', signs, (service, call, query) =>
    readAs(service, call, { ...query, mode: query.mode === 'signedIn' ? 'signedOut' : 'signedIn' }),
  ),
  ...['Clock In Clock Out', 'entrée sortie'].map((words) =>
    asked(`mode ignored, in words: ${words}`, signs, (service, call, query) =>
      both.flatMap((mode, index) =>
        readAs(service, call, { ...query, mode }).map((row) => ({ ...row, mode: wordsOf(words, index) })),
      ),
    ),
  ),
  asked('mode ignored and not told', signs, (service, call, query) =>
    both.flatMap((mode) => readAs(service, call, { ...query, mode }).map(({ mode: _, ...row }) => row)),
  ),
  asked('date ignored of sign-ins', /findall$/, (service, call, query) =>
    service.days.slice(-8).flatMap((date) => readAs(service, call, { ...query, date })),
  ),
  asked('a week for a day of the late', late, (service, call, query) =>
    [query.date, ...daysAround(service, query.date)].flatMap((date) => readAs(service, call, { ...query, date })),
  ),
  asked('everybody for the late, with a flag', late, (service, call, query) => {
    const those = new Set(readAs(service, call, query).map(({ _id }) => _id));
    const all = readAs(service, 'GET /attendance/findall', { ...query, mode: 'signedIn' });
    return all.map((row) => ({ ...row, isLate: those.has(row._id) }));
  }),
  asked('today for every day', /findall$|lateness$/, (service, call, query) =>
    readAs(service, call, { ...query, date: service.today() }),
  ),
  asked('the day before for every day', /findall$|lateness$/, (service, call, query) =>
    readAs(service, call, { ...query, date: service.days[Math.max(0, service.days.indexOf(query.date ?? '') - 1)] }),
  ),
  asked('today for the absent of every day', absent, (service, call, query) =>
    readAs(service, call, { ...query, date: service.today() }),
  ),
  asked('everybody’s records for one', customer, (service, call, query) =>
    service.company.staff.slice(0, 20).flatMap(({ staffID }) => readAs(service, call, { ...query, staffID })),
  ),
  asked('somebody else’s records', customer, (service, call, query) =>
    readAs(service, call, { ...query, staffID: service.company.staff[3]?.staffID }),
  ),
  asked('IDs that begin alike', customer, (service, call, query) => [
    ...readAs(service, call, query),
    ...readAs(service, call, query).map((row) => ({
      ...row,
      staffID: { ...(row.staffID as Row), _id: `${row._id}`, staffID: `${query.staffID}1`, name: 'Other Person' },
    })),
  ]),
  asked('three months for one', customer, (service, call, query) =>
    ['2026-09-01', '2026-10-01', '2026-11-01'].flatMap((date) => readAs(service, call, { ...query, date })),
  ),
  asked('one day for one’s month', customer, (service, call, query) => {
    const own = readAs(service, call, query);
    const dayOf = (row: Row | undefined) => String(row?.attendanceDate).slice(0, 10);
    return own.filter((row) => dayOf(row) === dayOf(own[0]));
  }),
  asked('nothing for one’s month', customer, () => []),
  asked('another month’s lists', months, (service, call, query) =>
    readAs(service, call, { ...query, date: service.days[0] }),
  ),
  asked('both months’ lists', months, (service, call, query) =>
    [query.date, service.days[0]].flatMap((date) => readAs(service, call, { ...query, date })),
  ),
];
