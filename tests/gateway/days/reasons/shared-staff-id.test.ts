import { expect, it } from 'vitest';
import { comes, crowd } from '../../../support/small-people.ts';
import { daysUntil, noSigns, office, smallGateway } from '../../../support/small-service.ts';

interface Row {
  readonly staff: Readonly<Record<'staffID' | 'name', string>>;
  readonly days: readonly { readonly reason: string | null; readonly unknown: string | null }[];
}

it('F-102 has two people of today’s register who have one staff ID, whichever stands first, each on all days', async () => {
  const holders = [
    comes('one', { id: 'p1', name: 'Ada Obi' }),
    comes('one', { id: 'p2', name: 'Bola Eze', signs: () => noSigns }),
  ];
  for (const people of [holders, holders.toReversed()]) {
    const { ask } = await smallGateway({
      timeZone: 'Africa/Lagos',
      shifts: [office],
      people: [...crowd(20, 's'), ...people],
      days: daysUntil('2026-11-03', 70),
      now: Date.parse('2026-11-03T11:00:00Z'),
    });
    const rows = 'first: 100) { nodes { staff { staffID name } days { reason unknown } } }';
    const { nodes } = (await ask(`{ attendanceMonth(month: "2026-10", ${rows} }`)).attendanceMonth;
    const own = (nodes as readonly Row[]).filter(({ staff }) => staff.staffID === 'one');
    // On the Sunday before no list names anybody.
    const told = own.map(({ staff, days }) => [
      staff.name,
      ...days.slice(17, 19).map((day) => day.reason ?? day.unknown),
    ]);
    expect(told.sort()).toEqual([
      ['Ada Obi', 'DAY_OFF', 'PRESENT'],
      ['Bola Eze', 'DAY_OFF', 'ABSENT'],
    ]);
  }
});
