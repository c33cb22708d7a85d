import { describe, expect, it } from 'vitest';
import { daysUntil, hour, office, type SmallPerson, smallGateway } from '../../../support/small-service.ts';
import { attendanceRecord, staffRecord } from '../../../support/staff.ts';

const evening = '2026-11-17';
const date = '2026-11-18';
const night = {
  ...office,
  _id: 'Night',
  name: 'Night',
  startTime: '22:00:00',
  endTime: '06:00:00',
  latenessThreshold: '22:15:00',
};

const person = (staffID: string): SmallPerson => ({
  staffID,
  shift: night,
  signs: () => ({ in: [22 * hour], out: [30 * hour] }),
});

const service = {
  timeZone: 'Africa/Lagos',
  shifts: [night],
  people: ['A', 'B', 'C'].map(person),
  days: daysUntil(date, 30),
  now: Date.parse('2026-11-19T20:00:00Z'),
};

const record = (day: string, time: string, mode = 'signedIn') => ({
  ...attendanceRecord(),
  staffID: staffRecord({ _id: 'id-A', staffID: 'A', shift: { _id: 'Night', name: 'Night' } }),
  mode,
  attendanceDate: `${day}T${time}+01:00`,
});

/** After a sign-in at ten on the evening before: back from a break in the night, away in the morning, and there for the day. */
const [returned, left, cameAgain] = [
  record(date, '03:07:00'),
  record(date, '06:10:00', 'signedOut'),
  record(date, '22:24:00'),
];

const list = (day: string, mode: string) => `GET /attendance/findall?date=${day}&mode=${mode}`;

async function ask(signIns: readonly object[], late: readonly object[], shifts: readonly object[] = [night]) {
  const gateway = await smallGateway(service, {
    'GET /shift/findAll': shifts,
    [list(date, 'signedIn')]: signIns,
    [list(date, 'signedOut')]: [left],
    [`GET /attendance/lateness?date=${date}`]: late,
    [`GET /attendance/exception?date=${date}`]: [],
  });
  const selection = '{ nodes { key reason firstIn lastOut minutesLate } }';
  const { before, on } = await gateway.ask(
    `{ before: explainedDay(date: "${evening}", first: 9) ${selection} on: explainedDay(date: "${date}", first: 9) ${selection} }`,
  );
  const of = ({ nodes }: { nodes: { key: string }[] }) => nodes.find(({ key }) => key === 'A');
  return { before: of(before), on: of(on) };
}

const at = (day: string, time: string) => `${day}T${time}+01:00`;
const morning = at('2026-11-19', '06:00:00');

describe('who comes back from a break after midnight', () => {
  it('F-101 F-204 has come once, on the day before, though the list of the late names the next day for it', async () => {
    const { before, on } = await ask([returned, cameAgain], [returned, cameAgain]);
    expect(before).toMatchObject({ firstIn: at(evening, '22:00:00'), lastOut: at(date, '06:10:00') });
    expect(on).toMatchObject({
      reason: 'PRESENT_LATE',
      firstIn: at(date, '22:24:00'),
      lastOut: morning,
      minutesLate: 24,
    });
  });

  it('F-101 is listed as late and not told how late, where nothing else was', async () => {
    const onTime = record(date, '21:58:00');
    expect((await ask([returned, onTime], [returned])).on).toMatchObject({
      reason: 'PRESENT_LATE',
      firstIn: at(date, '21:58:00'),
      minutesLate: null,
    });
    expect((await ask([returned], [returned])).on).toMatchObject({
      reason: 'PRESENT_LATE',
      firstIn: null,
      minutesLate: null,
    });
  });

  it('F-209 is told by the sign-in before, where it is not known when the shift begins', async () => {
    const { before, on } = await ask([returned, cameAgain], [returned, cameAgain], [{ ...night, startTime: 'ten' }]);
    expect(before).toMatchObject({ firstIn: at(evening, '22:00:00'), lastOut: at(date, '06:10:00') });
    expect(on).toMatchObject({ firstIn: at(date, '22:24:00'), lastOut: morning, minutesLate: null });
  });
});
