import { describe, expect, it } from 'vitest';
import { codedError } from '../../../gateway/shared/errors.ts';
import { staffHoursColumns } from '../../../schema/lists/hours.ts';
import { leaveAnswers, rangeOf } from '../../support/company-leaves.ts';
import { comes, crowd } from '../../support/small-people.ts';
import {
  daysUntil,
  hour,
  office,
  type SmallPerson,
  type SmallService,
  smallGateway,
} from '../../support/small-service.ts';

const holiday = '2026-10-14';
/** A Saturday. */
const saturday = '2026-10-17';

const clerk = (staffID: string, fields: Partial<SmallPerson> = {}) =>
  comes(staffID, fields, { isThere: (day) => day !== holiday, at: () => 8 * hour });
/** Also comes on a day off and on the holiday. */
const extra: SmallPerson = {
  ...clerk('extra'),
  signs: (day) => ([saturday, holiday].includes(day) ? { in: [9 * hour], out: [12.5 * hour] } : clerk('').signs(day)),
};
const service = {
  timeZone: 'Africa/Lagos',
  shifts: [office],
  holidays: new Set([holiday]),
  people: [
    extra,
    clerk('joined-within', { registered: '2026-10-20' }),
    clerk('joined-after', { registered: '2026-11-02' }),
    clerk('left-before', { left: '2026-09-21' }),
    clerk('left-within', { left: '2026-10-13' }),
    ...crowd(8, 'e', clerk),
  ],
  days: daysUntil('2026-11-04', 65),
  now: Date.parse('2026-11-04T18:00:00Z'),
};
const extended = {
  ...leaveAnswers([{ staffID: 'e0', from: '2026-10-12', to: '2026-10-18', kind: 'annual' }], [rangeOf('2026-10')]),
  'GET /extensions': [
    { name: 'leave', version: 1 },
    { name: 'holidays', version: 1 },
  ],
  'GET /holiday/findAll': [{ date: holiday, name: 'Founders' }],
};

async function gateway(more: Record<string, unknown> = extended, of: SmallService = service) {
  const { query, csv } = await smallGateway(of, more);
  const file = async (list = 'staffHours') => {
    const [headings = [], ...rows] = await csv(`${list}.csv?month=2026-10`);
    return { headings, rows: rows.map((row) => Object.fromEntries(headings.map((name, index) => [name, row[index]]))) };
  };
  return { query, file };
}

describe('the payroll file', () => {
  it('F-224 has every column unless others are set, that of leave where the service has leaves', async () => {
    const all = Object.values(staffHoursColumns).map(({ header }) => header);
    expect((await (await gateway()).file()).headings).toEqual(['sn', ...all]);
    expect((await (await gateway({})).file()).headings).toEqual(['sn', ...all.filter((one) => one !== 'On Leave')]);
  });

  it('F-224 tells work on days off and on holidays apart', async () => {
    const { rows } = await (await gateway()).file();
    expect(rows.find((row) => row['Staff-ID'] === 'extra')).toMatchObject({
      ...{ 'Days Signed In': '23', 'Hours (decimal)': `${21 * 9 + 2 * 3.5}` },
      ...{ 'Days Off Worked': '1', 'Hours on Days Off (decimal)': '3.5' },
      ...{ 'Holidays Worked': '1', 'Hours on Holidays (decimal)': '3.5' },
    });
    expect(rows.find((row) => row['Staff-ID'] === 'e1')).toMatchObject({
      ...{ 'Days Off Worked': '0', 'Hours on Days Off (decimal)': '0' },
      ...{ 'Holidays Worked': '0', 'Hours on Holidays (decimal)': '0' },
    });
  });

  it('F-224 has a row for those who were on the register on a day of the month, and for nobody else', async () => {
    const { rows } = await (await gateway()).file();
    const staffIDs = rows.map((row) => row['Staff-ID']);
    expect(staffIDs).toEqual(expect.arrayContaining(['joined-within', 'left-within']));
    expect(staffIDs).not.toContain('joined-after');
    expect(staffIDs).not.toContain('left-before');
    expect(rows.find((row) => row['Staff-ID'] === 'left-within')).toMatchObject({ 'Days Signed In': '8' });
  });

  it('F-221 F-224 says in the files of a month which of those who had one staff ID is meant', async () => {
    const former = clerk('given', { left: '2026-10-13', id: 'one', name: 'Ada Obi' });
    const present = clerk('given', { registered: '2026-10-20', id: 'other', name: 'Bola Eze' });
    const { file } = await gateway(extended, {
      ...service,
      people: [...service.people, former, present],
      tellsPast: true,
    });
    for (const list of ['staffHours', 'attendanceMonth']) {
      const { rows } = await file(list);
      const remarks = rows.filter((row) => row.Remark !== '').map((row) => [row.Name, row.Remark]);
      expect(remarks.sort()).toEqual([
        ['Ada Obi', 'Somebody else had this staff ID too; this person was registered on days 1 to 12.'],
        ['Bola Eze', 'Somebody else had this staff ID too; this person was registered on days 20 to 31.'],
      ]);
    }
  });
});

describe('the coverage of a month', () => {
  it('F-233 leaves out days of which any list could not be read, by whatever list it is', async () => {
    const calls = ['findall?date=DAY&mode=signedIn', 'findall?date=DAY&mode=signedOut', 'exception?date=DAY'];
    const unread = [...calls, 'lateness?date=DAY'].flatMap((call, index) =>
      // One of the month, and but for lateness one of those that teach what is usual.
      [`2026-10-0${index + 1}`, ...(call.startsWith('late') || call.includes('Out') ? [] : [`2026-09-1${index}`])].map(
        (day) => [`GET /attendance/${call.replace('DAY', day)}`, codedError('UPSTREAM_UNAVAILABLE', 'No.')] as const,
      ),
    );
    const { query } = await gateway({ ...extended, ...Object.fromEntries(unread) });
    for (const field of ['staffHours', 'attendanceMonth']) {
      const { data } = await query(`{ ${field}(month: "2026-10") { coverage { daysAsked daysRead } } }`);
      expect(data).toEqual({ [field]: { coverage: { daysAsked: 59, daysRead: 59 - unread.length } } });
    }
  });

  it('F-233 leaves out the days that leaves which cannot be read would explain', async () => {
    const [from, to] = rangeOf('2026-10');
    const leaves = { [`GET /leave/findAll?from=${from}&to=${to}`]: codedError('UPSTREAM_UNAVAILABLE', 'No.') };
    const { query } = await gateway({ ...extended, ...leaves });
    const person = await query('{ personMonth(staffID: "e1", month: "2026-10") { coverage { daysAsked daysRead } } }');
    expect(person.data).toEqual({ personMonth: { coverage: { daysAsked: 31, daysRead: 0 } } });
  });
});
