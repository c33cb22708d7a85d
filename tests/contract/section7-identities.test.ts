import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bend, type CompanyService, startCompanyService } from '../support/company-service.ts';
import { testGateway, testSecret } from '../support/gateway.ts';

type Person = Readonly<Record<string, unknown>> & {
  readonly _id: string;
  readonly staffID: string;
  readonly name: string;
};
type SignIn = { readonly staffID: Person | null };

let service: CompanyService;
beforeAll(async () => {
  service = await startCompanyService({ secret: testSecret, staff: 60 });
});
afterAll(() => service?.close());

/** A day of last week, on which the company worked. */
const workday = () => service.days.at(-3) ?? '';
const signIns = (date: string) => service.read('/attendance/findall', { date, mode: 'signedIn' }) as readonly SignIn[];
const absent = (date: string) => service.read('/attendance/exception', { date }) as readonly Person[];

/** Everybody's day over the service bent in this way. */
async function explainedOn(date: string, bend: Bend | null) {
  service.bend(bend);
  const { query, close } = await testGateway({ settings: { UPSTREAM_URL: service.url, COST_BUDGET: '0' } });
  const { data, errors } = await query(
    `query ($date: Date!) {
      explainedDay(date: $date, first: 200) { totalCount nodes { key staff { staffID name } reason isListedAbsent } }
      absentees(date: $date, first: 0) { totalCount }
    }`,
    { date },
    service.token(),
  );
  await close();
  service.bend(null);
  expect(errors).toBeUndefined();
  const { explainedDay, absentees } = data as {
    readonly explainedDay: {
      readonly totalCount: number;
      readonly nodes: readonly { readonly key: string; readonly staff: Person; readonly reason: string }[];
    };
    readonly absentees: { readonly totalCount: number };
  };
  return { ...explainedDay, absentees: absentees.totalCount };
}

describe('people of the company’s own service', () => {
  it.each([
    ['another staff ID since', () => '099001'],
    ['one without its zeros then', (staffID: string) => staffID.replace(/^0+/, '')],
    ['one of another case then', (staffID: string) => `ab${staffID}`],
  ])('F-102 are one person each where somebody has %s', async (_what, idOf) => {
    const date = workday();
    const person = signIns(date).find(({ staffID }) => staffID !== null)?.staffID as Person;
    const before = await explainedOn(date, null);
    const found = await explainedOn(date, (call, _query, data) =>
      call.startsWith('GET /staff/find')
        ? (data as readonly Person[]).map((one) =>
            one._id === person._id ? { ...one, staffID: idOf(person.staffID) } : one,
          )
        : undefined,
    );
    expect(found.totalCount).toBe(before.totalCount);

    expect(
      found.nodes.filter(({ staff }) => staff.staffID === idOf(person.staffID)).map(({ reason }) => reason),
    ).toEqual(before.nodes.filter(({ staff }) => staff.staffID === person.staffID).map(({ reason }) => reason));
  });

  it('F-101 F-102 are two where one list has two names of a staff ID, and the first keeps theirs', async () => {
    const date = service.days.toReversed().find((day) => absent(day).length > 0) ?? '';
    const person = absent(date)[0] as Person;
    const before = await explainedOn(date, null);
    const found = await explainedOn(date, (call, query, data) =>
      call === 'GET /attendance/exception' && query.date === date
        ? [...(data as readonly Person[]), { ...person, _id: 'd'.repeat(24), name: 'Somebody Else' }]
        : undefined,
    );
    expect(found.totalCount).toBe(before.totalCount + 1);
    const names = found.nodes.filter(({ staff }) => staff.staffID === person.staffID).map(({ staff }) => staff.name);
    expect(names.sort()).toEqual([person.name, 'Somebody Else'].sort());
  });

  it('F-101 are absent once where a list has their record twice with another photo', async () => {
    const date = service.days.toReversed().find((day) => absent(day).length > 0) ?? '';
    const found = await explainedOn(date, (call, query, data) =>
      call === 'GET /attendance/exception' && query.date === date
        ? (data as readonly Person[]).flatMap((one) => [one, { ...one, imageURL: 'http://images.test/other.png' }])
        : undefined,
    );
    expect(found.absentees).toBe(absent(date).length);
  });
});
