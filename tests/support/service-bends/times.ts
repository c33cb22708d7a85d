import { eachRow, records, type ServiceBend } from './bend-rows.ts';

const written = (name: string, write: (at: number, index: number) => unknown, every = 1): ServiceBend =>
  eachRow(
    `times as ${name}`,
    records,
    (row, index) => ({ ...row, attendanceDate: write(Date.parse(String(row.attendanceDate)), index) }),
    every,
  );
const lagos = (at: number) => new Date(at + 3_600_000).toISOString();
const dayOf = (at: number) => lagos(at).slice(0, 10);
/** Within a program's run of some seconds, ten records in each. */
const evening = (day: string, index: number) =>
  new Date(Date.parse(`${day}T20:14:07.000Z`) + index * 100).toISOString();

/** Times that are told by more than one of them; `read-times.test.ts` has the forms of one. */
export const times: readonly ServiceBend[] = [
  written('numbers of the US', (at) => new Date(at).toLocaleString('en-US', { timeZone: 'Africa/Lagos' })),
  written('numbers of Britain', (at) => new Date(at).toLocaleString('en-GB', { timeZone: 'Africa/Lagos' })),
  written('days', dayOf),
  written('midnights of UTC', (at) => `${dayOf(at)}T00:00:00.000Z`),
  written('midnights of the company', (at) => `${dayOf(at)}T00:00:00+01:00`),
  written('noons of UTC', (at) => `${dayOf(at)}T12:00:00.000Z`),
  written('last seconds of the day', (at) => `${dayOf(at)}T23:59:59+01:00`),
  written('midnights, every third', (at) => `${dayOf(at)}T00:00:00.000Z`, 3),
  written('null', () => null),
  written('null, every fourth', () => null, 4),
  written('a time of day', (at) => lagos(at).slice(11, 19)),
  written('1970, every fifth', () => '1970-01-01T00:00:00.000Z', 5),
  written('2062, every fifth', (at) => `2062${new Date(at).toISOString().slice(4)}`, 5),
  written('one second of every day', (at) => `${dayOf(at)}T09:13:27+01:00`),
  written('one minute of every day', (at) => `${dayOf(at)}T09:00:00+01:00`),
  written('the seconds of an import in the evening', (at, index) => evening(dayOf(at), index)),
  written('the moment of one import', () => '2026-11-24T20:14:07.000Z'),
  written('the seconds of one import', (_at, index) => evening('2026-11-24', index)),
  written('Z on the wall clock', (at) => `${lagos(at).slice(0, 19)}Z`),
  written('the next year, every fifth', (at) => `2027${new Date(at).toISOString().slice(4)}`, 5),
];
