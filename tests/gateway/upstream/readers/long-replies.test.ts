import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { dailyAbsence, dailyLateness } from '../../../../gateway/days/daily-lists.ts';
import { findShownFault } from '../../../../gateway/sheets/cell-faults.ts';
import { unwrapCell } from '../../../../gateway/sheets/find-headings.ts';
import { factsOf } from '../../../../gateway/upstream/page-facts.ts';
import { wholeList } from '../../../../gateway/upstream/pages.ts';
import { readNumber } from '../../../../gateway/upstream/read.ts';
import { readAbsent, readAttendance } from '../../../../gateway/upstream/readers/attendance.ts';
import { registerIDs } from '../../../../gateway/upstream/readers/register-ids.ts';
import { readStaffList } from '../../../../gateway/upstream/readers/staff.ts';
import { ValueReader } from '../../../../gateway/upstream/readers/value-reader.ts';
import { tidyBody } from '../../../../schema/letter-words.ts';
import { tidyText } from '../../../../schema/tidy-text.ts';
import { stepsOf } from '../../../support/count-steps.ts';
import { longestWait } from '../../../support/patience.ts';
import { attendanceRecord, staffRecord } from '../../../support/staff.ts';

const reader = () => new ValueReader('Africa/Lagos');
const [staff] = readStaffList([staffRecord()], reader());
const [late] = readAttendance([attendanceRecord()], 'SIGNED_IN', reader());
if (!staff || !late) throw new Error('Nothing was read.');

const rows = <Row>(count: number, make: (name: string) => Row): readonly Row[] =>
  Array.from({ length: count }, (_, index) => make(`${index}`));

const million = 1_000_000;
const many = (sign: string) => sign.repeat(million);

describe('texts and lists of any length', () => {
  // Where each sign is looked at again for each other one, it takes hours.
  it.each<[string, () => unknown]>([
    ['a number', () => readNumber(`${many('1')}x`)],
    ['spaces within a text', () => tidyText(`a${many('\u00a0')}x`)],
    ['spaces at the end of a line of a letter', () => tidyBody(`a${many(' ')}x`)],
    ['zeros in a staff ID', () => registerIDs([{ ...staff, staff: { ...staff.staff, staffID: `A${many('0')}x` } }])],
    ['what stands for the next page', () => factsOf({ data: [1], next: `${many(' ')}x` }, {}, new URLSearchParams())],
    ['a cell of a sheet', () => unwrapCell(`=${many(' ')}x`)],
    ['a formula of a sheet', () => findShownFault('name', `=${many(' ')}x`)],
    ['sign-ins of somebody late', () => dailyLateness.reduce(Array.from({ length: million }, () => late))],
  ])('are read once: %s', (_what, work) => {
    runInNewContext('work()', { work }, { timeout: longestWait });
  });

  it.each<[string, (count: number) => unknown]>([
    [
      'rows of one id',
      (count) =>
        readAbsent(
          rows(count, (name) => staffRecord({ name })),
          reader(),
        ),
    ],
    [
      'people of one staff ID',
      (count) =>
        readAbsent(
          rows(count, (name) => staffRecord({ _id: name, name })),
          reader(),
        ),
    ],
    [
      'records of nobody',
      (count) =>
        readAttendance(
          [attendanceRecord(), ...rows(count, (_id) => ({ _id, location: 'Gate' }))],
          'SIGNED_IN',
          reader(),
        ),
    ],
    [
      'people of one staff ID who are absent',
      (count) =>
        dailyAbsence.reduce(
          rows(count, (id) => ({ ...staff, key: id, staff: { ...staff.staff, id, name: `Name ${id}` } })),
        ),
    ],
  ])('take work that grows with their number: %s', async (_what, read) => {
    await read(100);
    const few = await stepsOf(() => read(500));
    expect(await stepsOf(() => read(2_000))).toBeLessThan(6 * few);
  });

  it('F-205 are joined of pages of any number of rows', async () => {
    const reply = (data: readonly unknown[], beside: object = {}) => ({
      ...{ status: 200, etag: null, type: 'application/json', headers: {} },
      bytes: Buffer.from(JSON.stringify({ status: 'success', data, ...beside })),
    });
    const rest = Array.from({ length: 300_000 }, (_, index) => index + 1);
    const bytes = await wholeList(reply([0], { next: '?page=2' }), '/x', async () => reply(rest));
    expect(JSON.parse(bytes.toString()).data).toHaveLength(300_001);
  });
});
