import { describe, expect, it } from 'vitest';
import { checkLeaves } from '../../../gateway/sheets/check-leaves.ts';
import { parseSheet } from '../../../gateway/sheets/parse-sheet.ts';
import { sheetLimits } from '../../../gateway/sheets/refusals.ts';
import { nothingKnown, reportOf } from './workbooks.ts';

const long = (length: number) => 'x'.repeat(length);

describe('a cell that is longer than can be stored', () => {
  it.each([
    ['note', 'note', '', long(501)],
    ['from', 'first day', long(501), ''],
  ])('F-227 is a fault of its row of leave alone: %s', async (column, noun, from, note) => {
    const file = [
      'Staff No,Start Date,Stop Date,Leave Type,Remarks',
      `00101,${from || '2027-03-01'},2027-03-02,Annual,${note}`,
      `00102,2027-03-01,2027-03-02,Annual,${long(500)}`,
    ];
    const read = await parseSheet(Buffer.from(file.join('\n')), { ...sheetLimits, kind: 'leave' });
    const staff = ['00101', '00102'].map((staffID) => ({ id: staffID, staffID, name: '' }));
    const known = { staff, leaves: [], today: '2026-11-18' };
    const rows = checkLeaves(read.rows, known, null);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['FAULTY', 'NEW']);
    const message = `The ${noun} has 501 characters, at most 500 can be stored. Shorten it.`;
    expect(rows[0]?.problems).toMatchObject([{ column, value: `${long(60)}…`, reason: 'TOO_LONG', message }]);
  });

  it.each([
    ['staffID', [long(65), 'Ada Obi', 'Awka', ''], 'The staff ID has 65 characters, at most 64'],
    ['name', ['70001', long(257), 'Awka', ''], 'The name has 257 characters, at most 256'],
    ['name', ['70001', `OkC)ke${long(251)}`, 'Awka', ''], 'The name has 257 characters, at most 256'],
    ['serviceCentre', ['70001', 'Ada Obi', long(600), ''], 'The service centre has 600 characters, at most 256'],
    ['imageURL', ['70001', 'Ada Obi', 'Awka', long(501)], 'The address of the photo has 501 characters, at most 500'],
  ])('F-227 is a fault of its row of staff alone, and the row is never sent: %s', async (column, cells, message) => {
    const other = ['70002', 'Ben Eze', 'Awka', ''];
    const file = [['Emp. No', 'Full Name', 'S/C', 'Photo'], cells, other].map((line) => line.join(','));
    const { rows } = await parseSheet(Buffer.from(file.join('\n')), sheetLimits);
    const report = reportOf(rows, nothingKnown);
    const of = (line: number) => report.rows[line]?.problems.filter(({ reason }) => reason === 'TOO_LONG');
    expect(of(0)).toMatchObject([{ column, message: `${message} can be stored. Shorten it.`, severity: 'ERROR' }]);
    expect(of(1)).toEqual([]);
    expect(report.faultyStaffs.map(({ staffID }) => staffID)).toEqual(['70002']);
  });
});
