import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Contract, startContract } from '../support/contract.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await startContract();
});
afterAll(() => contract?.close());

const person = (staffID: string, name: string) => ({
  staff_id: staffID,
  name,
  district: 'Awka',
  service_centre: 'Awka',
  department: 'ICT',
  unit: 'BIU',
  image_url: '',
  shift_id: contract.shift,
  created_at: new Date('2024-03-28T06:00:00+01:00'),
});
const add = (staffID: string, name: string) =>
  contract.upstream.db.insertInto('staff').values(person(staffID, name)).execute();

interface StaffPage {
  readonly nodes: readonly { readonly id: string; readonly staff: { readonly staffID: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  readonly totalCount: number;
}

describe('pages by cursor of the real service', () => {
  it('F-30 show everybody who stays once, while people come, go and are renamed', async () => {
    for (let number = 200; number < 212; number++) await add(`00${number}`, `Person ${number % 4}`);
    const { ask } = await contract.gateway();
    const page = async (after: string | null, first = 3) => {
      const { data, errors } = await ask(
        `query ($after: String, $first: Int) {
          staff(orderBy: [{ column: NAME, direction: DESC }], first: $first, after: $after) {
            nodes { id staff { staffID } } totalCount pageInfo { hasNextPage endCursor }
          }
        }`,
        { after, first },
      );
      expect(errors).toBeUndefined();
      return (data as { staff: StaffPage }).staff;
    };
    const write = async (document: string, variables: object) => {
      const { errors } = await ask(document, { ...variables });
      expect(errors).toBeUndefined();
    };
    const start = (await page(null, 200)).nodes;
    const remove = (id: string) => write('mutation ($id: ID!) { deleteStaff(id: $id) { message } }', { id });
    const rename = (id: string, name: string) =>
      write('mutation ($id: ID!, $input: UpdateStaffInput!) { updateStaff(id: $id, input: $input) { message } }', {
        id,
        input: { name },
      });
    const shown: string[] = [];
    const touched = new Set<string>();
    const note = ({ nodes }: StaffPage) => {
      shown.push(...nodes.map(({ staff }) => staff.staffID));
      return nodes;
    };
    let current = await page(null);
    const [, , last] = note(current);
    const at = (place: number) => start[place] ?? { id: '', staff: { staffID: '' } };
    const touch = (one: { readonly id: string; readonly staff: { readonly staffID: string } }) => {
      touched.add(one.staff.staffID);
      return one.id;
    };
    // The row of the cursor goes, one comes before it, one after it moves to the front and one before it to the end.
    await remove(touch(last ?? at(2)));
    await add('00300', 'Person 9');
    await rename(touch(at(9)), 'Zoe');
    await rename(touch(at(0)), 'Aaron');
    while (current.pageInfo.hasNextPage) {
      current = await page(current.pageInfo.endCursor);
      note(current);
    }
    const expected = start.map(({ staff }) => staff.staffID).filter((id) => !touched.has(id));
    expect(shown.filter((id) => expected.includes(id))).toEqual(expected);
    expect(shown).not.toContain('00300');
    expect(current.totalCount).toBe(start.length);
  });

  it('find people by their shift, and filter by groups', async () => {
    const { ask } = await contract.gateway();
    const { data } = await ask(
      `query ($shift: ID) {
        all: staff(first: 0) { totalCount }
        day: staff(shift: $shift, first: 0) { totalCount }
        none: staff(shift: "00000000-0000-0000-0000-000000000000", first: 0) { totalCount }
        two: staff(where: { anyOf: [{ column: STAFF_ID, in: ["00123"] }, { column: NAME, contains: "bola" }] }, first: 0) { totalCount }
        others: staff(where: { not: { anyOf: [{ column: STAFF_ID, in: ["00123"] }, { column: NAME, contains: "bola" }] } }, first: 0) { totalCount }
      }`,
      { shift: contract.shift },
    );
    const counts = data as Record<string, { readonly totalCount: number }>;
    const all = counts.all?.totalCount ?? 0;
    expect(all).toBeGreaterThanOrEqual(2);
    expect(counts).toEqual({
      all: { totalCount: all },
      day: { totalCount: all },
      none: { totalCount: 0 },
      two: { totalCount: 2 },
      others: { totalCount: all - 2 },
    });
  });
});

describe('attendance of several days of the real service', () => {
  it('is the lists of its days, one after another', async () => {
    const { ask } = await contract.gateway();
    const whole = await ask(
      '{ attendance(from: "2024-03-03", to: "2024-03-07", mode: SIGNED_IN) { totalCount nodes { attendanceDate } } }',
    );
    expect(whole.data).toEqual({
      attendance: {
        totalCount: 3,
        nodes: ['04', '05', '06'].map((day) => ({ attendanceDate: `2024-03-${day}T08:30:00+01:00` })),
      },
    });
    const timed = (fromTime: string, toTime: string) =>
      ask(
        `query ($from: TimeOfDay, $to: TimeOfDay) {
          attendance(
            from: "2024-03-04", to: "2024-03-05", mode: SIGNED_IN
            where: [{ column: ATTENDANCE_DATE, fromTime: $from, toTime: $to }]
          ) { totalCount }
        }`,
        { from: fromTime, to: toTime },
      );
    expect((await timed('07:00', '09:30')).data).toEqual({ attendance: { totalCount: 2 } });
    expect((await timed('09:30', '07:00')).data).toEqual({ attendance: { totalCount: 0 } });
  });
});
