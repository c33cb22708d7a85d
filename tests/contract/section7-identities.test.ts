import { describe, expect, it } from 'vitest';
import { begun } from '../support/begun.ts';
import { companyGateway } from '../support/company-gateway.ts';
import { type Bend, Raw, startCompanyService } from '../support/company-service.ts';
import { testSecret } from '../support/gateway.ts';

type Person = Readonly<Record<string, unknown>> & {
  readonly _id: string;
  readonly staffID: string;
  readonly name: string;
};
type SignIn = { readonly staffID: Person | null };

const service = begun(() => startCompanyService({ secret: testSecret, staff: 60 }));

/** A day of last week, on which the company worked. */
const workday = () => service.days.at(-3) ?? '';
const signIns = (date: string) => service.read('/attendance/findall', { date, mode: 'signedIn' }) as readonly SignIn[];
const absent = (date: string) => service.read('/attendance/exception', { date }) as readonly Person[];

/** Everybody's day over the service bent in this way. */
async function explainedOn(date: string, bend: Bend | null) {
  const { explainedDay, absentees } = (await askBent(
    bend,
    `{ explainedDay(date: "${date}", first: 200) { totalCount nodes { key staff { staffID name } reason isListedAbsent } }
       absentees(date: "${date}", first: 0) { totalCount } }`,
  )) as {
    explainedDay: { totalCount: number; nodes: readonly { readonly staff: Person; readonly reason: string }[] };
    absentees: { totalCount: number };
  };
  return { ...explainedDay, absentees: absentees.totalCount };
}

/** What a gateway that knows nothing answers over the service bent in this way. */
async function askBent(bend: Bend | null, document: string) {
  service.bend(bend);
  const { ask, close } = await companyGateway(service);
  const data = await ask(document);
  await close();
  service.bend(null);
  return data;
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

  it('F-102 are one person each where the absent list has ids of its own and names in another order', async () => {
    const date = workday();
    const before = await explainedOn(date, null);
    const found = await explainedOn(date, (call, _query, data) =>
      call === 'GET /attendance/exception'
        ? (data as readonly Person[]).map((row, index) => ({
            ...row,
            _id: `absence ${index}`,
            name: row.name.split(' ').reverse().join(', '),
          }))
        : undefined,
    );
    expect(found.nodes.map(({ staff, reason }) => [staff.staffID, reason])).toEqual(
      before.nodes.map(({ staff, reason }) => [staff.staffID, reason]),
    );
  });

  it('F-101 F-211 are told by staff ID and name where ids are numbers of rows, which other people have too', async () => {
    const date = workday();
    const before = await explainedOn(date, null);
    const found = await explainedOn(date, (call, _query, data) =>
      call.startsWith('GET /staff/find') || call === 'GET /attendance/exception'
        ? (data as readonly Person[]).map(({ _id, ...row }, index) => ({ id: index + 1, ...row }))
        : undefined,
    );
    expect(found).toEqual(before);
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

  it.each<[string, (staffID: string, index: number) => unknown]>([
    ['without their zeros', (staffID) => staffID.replace(/^0+/, '')],
    ['as numbers', Number],
    ['as decimals', (staffID) => `${Number(staffID)}.0`],
    ['in another case, with blanks', (staffID) => ` ${staffID.toLowerCase()}\u00a0`],
    ['with a word before them', (staffID) => `staff/${Number(staffID)}`],
    ['in two ways', (staffID, index) => (index % 2 ? staffID : staffID.replace(/^0+/, ''))],
  ])('F-211 are who the register says where lists have staff IDs %s, and it is said', async (what, spell) => {
    const idOf = what.includes('case') ? (id: string) => id.replace(/^0/, 'EB') : (id: string) => id;
    const person = ({ _id, ...one }: Person, index: number) => ({ ...one, staffID: spell(idOf(one.staffID), index) });
    const spelled: Bend = (call, _query, data) =>
      Array.isArray(data) && call.startsWith('GET /attendance/')
        ? data.map((row, index) =>
            typeof row.staffID === 'string'
              ? person(row, index)
              : { ...row, staffID: row.staffID && person(row.staffID, index) },
          )
        : Array.isArray(data) && call.startsWith('GET /staff/')
          ? data.map((one) => ({ ...one, staffID: idOf(one.staffID) }))
          : undefined;
    const date = workday();
    const month = date.slice(0, 7);
    const staff = 'notice nodes { staff { staffID name } }';
    const ask = async (bend: Bend): Promise<{ notice: string | null; nodes: unknown }[]> =>
      Object.values(
        await askBent(
          bend,
          `{ attendance(date: "${date}", mode: SIGNED_IN, first: 200) { ${staff} }
             explainedDay(date: "${date}", first: 200) { ${staff} }
             absenteeSummary(month: "${month}", first: 200) { ${staff} }
             nearSerialLateness(month: "${month}", first: 200) { ${staff} } }`,
        ),
      );
    const plain = await ask((_call, _query, data) => (idOf('0') === '0' ? undefined : spelledOf(data, idOf)));
    const found = await ask(spelled);
    expect(found.map(({ nodes }) => nodes)).toEqual(plain.map(({ nodes }) => nodes));
    for (const { notice } of found) expect(notice).toMatch(/rows?: staff ID that the register spells differently/);
  });

  it('F-211 are not called by ids that are numbers which JSON rounds, and it is said', async () => {
    const register = JSON.stringify({ status: 'success', data: service.read('/staff/findAll') });
    const long = register.replaceAll(/"_id":"[0-9a-f]{14}([0-9a-f]{10})"/g, (_, end) => {
      return `"_id":90071992547${String(Number.parseInt(end, 16)).padStart(13, '0')}`;
    });
    const { staff } = await askBent(
      (call) => (call === 'GET /staff/findAll' ? new Raw(long) : undefined),
      '{ staff(first: 200) { totalCount notice nodes { id } } }',
    );
    expect(staff.totalCount).toBe(service.company.staff.length);
    expect(staff.notice).toMatch(/^\d+ rows: id could not be read/);
    expect(JSON.stringify(staff.nodes)).not.toContain('"9007');
  });

  it('F-201 are told of no day on which nobody who signed in is on the register', async () => {
    const date = workday();
    service.bend((call, _query, data) =>
      call.startsWith('GET /attendance/findall')
        ? (data as readonly SignIn[]).map((row, index) => ({
            ...row,
            staffID: { _id: `f${index}`, staffID: `9${index}`, name: `Visitor ${index}` },
          }))
        : undefined,
    );
    const { query } = await companyGateway(service);
    const { errors } = await query(`{ explainedDay(date: "${date}") { totalCount } }`);
    service.bend(null);
    expect(errors?.[0]?.extensions.code).toBe('UPSTREAM_BAD_RESPONSE');
    expect(errors?.[0]?.message).toMatch(
      /contradict each other: \d+ people signed in, and none of them is on the register/,
    );
  });

  it('F-211 are two where the register has two whose IDs are equal but for zeros', async () => {
    const date = workday();
    const [one, other] = service.company.staff.map(({ _id }) => _id);
    const idOf = (id: string) => (id === one ? '01' : id === other ? '1' : null);
    const twins: Bend = (_call, _query, data) =>
      Array.isArray(data)
        ? data.map((row) => {
            const person = typeof row.staffID === 'object' ? row.staffID : row;
            const staffID = idOf(person?._id);
            if (!staffID) return row;
            return person === row ? { ...row, staffID } : { ...row, staffID: { ...person, staffID } };
          })
        : undefined;
    const before = await explainedOn(date, null);
    const found = await explainedOn(date, twins);
    expect(found.totalCount).toBe(before.totalCount);
    expect(found.nodes.map(({ staff, reason }) => [staff.name, reason])).toEqual(
      before.nodes.map(({ staff, reason }) => [staff.name, reason]),
    );
  });
});

/** Gives everybody's staff ID of every list another spelling. */
function spelledOf(data: unknown, idOf: (id: string) => string): unknown {
  if (!Array.isArray(data)) return undefined;
  return data.map((row) =>
    typeof row.staffID === 'string'
      ? { ...row, staffID: idOf(row.staffID) }
      : row.staffID
        ? { ...row, staffID: { ...row.staffID, staffID: idOf(row.staffID.staffID) } }
        : row,
  );
}
