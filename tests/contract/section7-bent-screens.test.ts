import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anyBending,
  type Bending,
  type BentField,
  bendRows,
  describeBending,
  type Row,
} from '../support/bent-replies.ts';
import { type CompanyService, startCompanyService } from '../support/company-service.ts';
import fc from '../support/fast-check.ts';
import { testGateway, testSecret } from '../support/gateway.ts';

let service: CompanyService;
beforeAll(async () => {
  service = await startCompanyService({ secret: testSecret });
});
afterAll(() => service?.close());

const texts = (...paths: readonly string[]): BentField[] => paths.map((path) => ({ path, kind: 'text' }));
const person = (prefix = '') =>
  texts(...['staffID', 'name', 'district', 'serviceCentre', 'department'].map((name) => prefix + name));
const records: readonly BentField[] = [
  ...person('staffID.'),
  ...texts('serviceCentre', 'location'),
  { path: 'attendanceDate', kind: 'instant' },
  { path: 'isImageRecognised', kind: 'truth' },
  { path: 'position', kind: 'position' },
  { path: 'staffID', kind: 'person' },
];
const register: readonly BentField[] = [
  ...person(),
  ...texts('unit'),
  { path: 'shift', kind: 'shift' },
  { path: 'createdAt', kind: 'instant' },
];

/** What of each call's reply is bent. */
const calls: Readonly<Record<string, readonly BentField[]>> = {
  '/staff/find/all': register,
  '/staff/findAll': register,
  '/shift/findAll': [
    ...texts('name'),
    { path: 'startTime', kind: 'clock' },
    { path: 'endTime', kind: 'clock' },
    { path: 'latenessThreshold', kind: 'clock' },
    { path: 'serialLatenessThreshold', kind: 'whole' },
  ],
  '/attendance/findall': records,
  '/attendance/find/customer': records,
  '/attendance/lateness': records,
  '/attendance/exception': person(),
  '/attendance/serialLatness': [...person(), { path: 'daysLate', kind: 'day' }, { path: 'occurrence', kind: 'whole' }],
  '/attendance/absentee/monthly': [
    ...person(),
    { path: 'dateAbsent', kind: 'day' },
    { path: 'occurrence', kind: 'whole' },
  ],
};

/** Bends every call's reply, so that a careful reader reads what was meant. */
const anyReadable: fc.Arbitrary<Readonly<Record<string, Bending>>> = fc.record(
  Object.fromEntries(Object.entries(calls).map(([call, fields]) => [call, anyBending(fields, true)])),
);

const staff = 'staff { staffID name district serviceCentre department }';
const count = '{ rows distinctStaff source { ok } }';

/** What the screens ask, each of it a question of its own. */
function questions(): readonly string[] {
  const today = service.today();
  const [month, before] = [today.slice(0, 7), service.days[0]?.slice(0, 7)];
  const day = service.days.at(-3);
  const staffID = service.company.staff[11]?.staffID;
  return [
    `{ overview(date: "${day}") { ${['validStaff', 'attendance', 'lateness', 'absent', 'signOuts', 'serialLateness'].map((name) => `${name} ${count}`).join(' ')} } reconciliation(date: "${day}") { groups { group people } withoutStaff } }`,
    `{ explainedDay(date: "${day}", first: 200) { notice nodes { ${staff} shift reason firstIn lastOut minutesLate isListedAbsent isProbablyNotReal } } }`,
    `{ lateness(date: "${day}", first: 200) { notice nodes { ${staff} attendanceDate minutesLate shift { name lateAfter } } } }`,
    `{ personMonth(staffID: "${staffID}", month: "${month}") { ${staff} shiftName days { date reason firstIn lastOut minutesLate isListedAbsent isListedLate signIns } counts { lateDays isSeriallyLate absentDays } } }`,
    `{ attendanceMonth(month: "${month}", first: 200) { notice nodes { ${staff} shift present late absent dayOff other notKnown listedAbsent lateMinutes days { date mark } } } }`,
    `{ nearSerialLateness(month: "${month}", first: 200) { notice nodes { ${staff} shift daysLate threshold } } }`,
    `{ serialLatenessDays(month: "${month}", first: 200) { notice nodes { ${staff} date dayCount } } absenteeDays(month: "${month}", first: 200) { notice nodes { ${staff} date dayCount } } }`,
    `{ comparedStaff(later: "${month}", earlier: "${before}", measure: ABSENCE, first: 200) { notice nodes { ${staff} later earlier difference } } }`,
  ];
}

/** An answer whose rows are in an order of their own: a list that came turned round has the same rows. */
function inOrder(answer: unknown): unknown {
  if (Array.isArray(answer))
    return answer.map(inOrder).sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, value]) => [name, inOrder(value)]));
}

/** Everything that the screens say of the company as it answers now. */
async function ask(): Promise<unknown[]> {
  const gateway = await testGateway({ settings: { UPSTREAM_URL: service.url, COST_BUDGET: '0' } });
  try {
    const answers: unknown[] = [];
    for (const question of questions()) answers.push(inOrder(await gateway.query(question, {}, service.token())));
    return answers;
  } finally {
    await gateway.close();
  }
}

async function check(numRuns: number): Promise<void> {
  service.bend(null);
  const plain = await ask();
  expect(JSON.stringify(plain)).not.toContain('"errors"');
  await fc.assert(
    fc.asyncProperty(anyReadable, async (bendings) => {
      service.bend((call, { staffID = '', ...query }) => {
        const path = call.replace('GET ', '');
        const bending = bendings[path];
        // A service that spells a staff ID so knows it by that spelling.
        const data = service.read(path, { ...query, staffID: staffID.replaceAll(/\D/g, '') });
        return bending && bendRows(data as Row[], bending).sent;
      });
      const told = Object.entries(bendings).map(([call, bending]) => `${call} ${describeBending(bending)}`);
      expect(await ask(), told.join('\n')).toEqual(plain);
    }),
    { numRuns, endOnFailure: true },
  );
}

describe('screens over replies that are bent and mean the same', () => {
  it('F-101 F-103 F-104 F-109 F-110 say of everybody what they say without bending', () => check(6));

  it('F-101 F-103 F-104 F-109 F-110 say so in hundreds of cases', { tags: 'nightly' }, () => check(200));
});
