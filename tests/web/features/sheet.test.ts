import { describe, expect, it } from 'vitest';
import { type BatchRow, reportOutcome, type StaffBatch, staffSheet } from '../../../web/features/staff/staff-sheet.ts';
import {
  announce as announceOf,
  firstView,
  type Outcome,
  suggestionOf,
  unfinishedQuestion,
  viewsOf,
} from '../../../web/list/import/sheet.ts';
import { sortRows } from '../../../web/list/import/sheet-rows.tsx';
import { batchRow } from './batch-row.ts';

const problem = {
  column: 'district',
  value: 'Akwa',
  reason: 'DISTRICT_UNKNOWN',
  message: 'The district Akwa is not known.',
  suggestion: 'Awka',
  severity: 'ERROR',
} as const;

const row = (line: number, staffID: string, outcome: Outcome, remarks = 0, isSendable = false): BatchRow =>
  batchRow({ line, staffID, outcome, isSendable, problems: Array.from({ length: remarks }, () => problem) });

const rows = [row(2, '10', 'NEW'), row(3, '9', 'FAULTY', 2, true), row(4, '10A', 'NEW', 1), row(5, '', 'EXISTS', 1)];
const linesOf = (selected: readonly BatchRow[] = []) => selected.map(({ line }) => line);
const totals = (parts: Partial<StaffBatch['totals']>) => ({
  totals: { new: 0, exists: 0, changed: 0, faulty: 0, sendableFaulty: 0, ...parts },
});
const announce = (batch: ReturnType<typeof totals>, sendsFaulty: boolean) => announceOf(staffSheet, batch, sendsFaulty);

describe('viewsOf', () => {
  const batch = { rows, isSent: false, sheet: { name: null } as never, ...totals({}) };
  const linesBy = (sendsFaulty: boolean, more: readonly BatchRow[] = []) =>
    Object.fromEntries(
      viewsOf(staffSheet, { ...batch, rows: [...rows, ...more] }, sendsFaulty).map((view) => [
        view.label,
        linesOf(view.rows),
      ]),
    );

  it('has the rows of each outcome in the order of the sheet', () => {
    expect(linesBy(false)).toEqual({
      'All rows': [2, 3, 4, 5],
      'To be sent': [2, 4],
      New: [2, 4],
      Faulty: [3],
      Changed: [],
      Exists: [5],
      'With remarks': [3, 4, 5],
    });
  });

  it('F-133 shows what an import sends: new rows, and on request the faulty ones that the gateway sends', () => {
    const kept = row(6, 'x'.repeat(300), 'FAULTY', 1);
    expect(linesBy(false, [kept])['To be sent']).toEqual([2, 4]);
    expect(linesBy(true, [kept])['To be sent']).toEqual([2, 3, 4]);
  });
});

describe('firstView', () => {
  it.each([
    ['what is sent on request', { faulty: 1 }, false, true, 'SENT'],
    ['what is wrong', { faulty: 1, changed: 1 }, false, false, 'FAULTY'],
    ['what can be changed where nothing is new', { changed: 1 }, false, false, 'CHANGED'],
    ['what can be changed after the import', { new: 1, changed: 1 }, true, false, 'CHANGED'],
    ['all rows where some are new', { new: 1, changed: 1 }, false, false, 'ALL'],
  ] as const)('is %s', (_what, parts, isSent, sendsFaulty, view) => {
    expect(firstView({ isSent, ...totals(parts) }, sendsFaulty)).toBe(view);
  });
});

describe('sortRows', () => {
  it('sorts IDs naturally and keeps the order of rows that tie', () => {
    const sorted = (id: string, desc: boolean) => linesOf(sortRows(rows, staffSheet.columns, [{ id, desc }]));
    expect(sorted('staffID', false)).toEqual([5, 3, 2, 4]);
    expect(sorted('REMARKS', true)).toEqual([3, 4, 5, 2]);
  });
});

describe('suggestionOf', () => {
  it('F-183 shows the ID that was meant where the damaged one holds it, and repeats no name that the sentence says', () => {
    const damaged = { ...problem, value: "'00109", message: "Staff ID '00109 begins with an apostrophe." };
    expect(suggestionOf({ ...damaged, suggestion: '00109' })).toBe('00109');
    expect(suggestionOf({ ...problem, message: 'The district Akwa is not known. Did you mean Awka?' })).toBe('');
    expect(suggestionOf({ ...problem, suggestion: null })).toBe('');
  });
});

describe('announce', () => {
  it('A-36 F-54 F-133 says what an import will create, which records exist, and which rows it leaves out', () => {
    expect(announce(totals({ new: 1200, exists: 1, changed: 2, faulty: 1, sendableFaulty: 1 }), false)).toBe(
      '1,200 new records will be created; 1 faulty row will not be sent; 1 record exists with the same values; 2 records exist with other values and can be updated under Changed.',
    );
  });

  it('F-133 says which faulty rows go and which stay when they are asked for', () => {
    expect(announce(totals({ faulty: 3, sendableFaulty: 2 }), true)).toBe(
      '2 faulty rows will be sent as they are; 1 faulty row will not be sent.',
    );
  });
});

describe('reportOutcome', () => {
  it('A-44 counts the sent IDs that are in the list now', () => {
    const missing = ['1', '2', '3'];
    expect(reportOutcome({ confirmedCount: 312, missing }, 315)).toBe('312 of 315 IDs now in the list');
  });
});

const nothing = { isImporting: false, isUpdating: false, undone: null };

describe('unfinishedQuestion', () => {
  it('F-133 asks while something is sent, and while chosen updates are not done', () => {
    expect(unfinishedQuestion(nothing)).toBeNull();
    expect(unfinishedQuestion({ ...nothing, isImporting: true })?.text).toContain('The file is being imported.');
    expect(unfinishedQuestion({ ...nothing, isUpdating: true })?.text).toContain('the rest is not sent');
    const undone = '2 records were updated, 1 update had no answer.';
    expect(unfinishedQuestion({ ...nothing, undone })?.text).toContain(undone);
  });
});
