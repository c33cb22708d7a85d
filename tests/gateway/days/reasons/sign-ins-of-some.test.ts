import { expect, it } from 'vitest';
import { comes, crowd } from '../../../support/small-people.ts';
import { answersOf, daysUntil, office, smallGateway } from '../../../support/small-service.ts';

const free = '2026-11-12';
const of = (centre: string) => (staffID: string) =>
  comes(staffID, { centre }, { isThere: (day) => day !== free && !(staffID === 'k1' && day === '2026-11-19') });

it('F-102 F-103 a service that narrows the sign-ins alone makes no holidays of the days of others', async () => {
  const service = {
    timeZone: 'Africa/Lagos',
    shifts: [office],
    people: [...crowd(20, 'a', of('Awka')), ...crowd(20, 'k', of('Kano'))],
    days: daysUntil('2026-11-20', 60),
    holidays: new Set([free]),
    now: Date.parse('2026-11-20T19:00:00Z'),
  };
  const isSigned = /\/attendance\/(findall|find\/customer|lateness)\?/;
  const narrowed = Object.entries(answersOf(service)).map(([call, rows]) => {
    const ofOne = (row: unknown) => !JSON.stringify(row).includes('"Kano"');
    return [call, isSigned.test(call) && Array.isArray(rows) ? rows.filter(ofOne) : rows];
  });
  const { ask } = await smallGateway(service, Object.fromEntries(narrowed));
  const { nodes } = (
    await ask('{ attendanceMonth(month: "2026-11", first: 100) { nodes { key days { date reason } } } }')
  ).attendanceMonth;
  type Row = { key: string; days: { date: string; reason: string | null }[] };
  const reasonsOf = (key: string) =>
    ['2026-11-11', free, '2026-11-18', '2026-11-19'].map(
      (date) => (nodes as Row[]).find((row) => row.key === key)?.days.find((day) => day.date === date)?.reason,
    );
  expect(reasonsOf('a1')).toEqual(['PRESENT', 'HOLIDAY', 'PRESENT', 'PRESENT']);
  expect(reasonsOf('k1')).toEqual(['UNEXPLAINED', 'HOLIDAY', 'UNEXPLAINED', 'ABSENT']);
  expect(reasonsOf('k2')).toEqual(['UNEXPLAINED', 'HOLIDAY', 'UNEXPLAINED', 'UNEXPLAINED']);
});
