import { describe, expect, it } from 'vitest';
import {
  announce,
  type Batch,
  type BatchRow,
  countOf,
  countSent,
  type Outcome,
  reportOutcome,
  selectRows,
} from '../../../web/features/staff/batch-rows.ts';
import { suggestionOf } from '../../../web/list/import/row-problems.ts';
import { batchRow } from './batch-row.ts';

const problem = {
  column: 'district',
  value: 'Akwa',
  reason: 'DISTRICT_UNKNOWN',
  message: 'The district Akwa is not known.',
  suggestion: 'Awka',
  severity: 'ERROR',
} as const;

const row = (line: number, staffID: string, outcome: Outcome, remarks = 0, reason = 'DISTRICT_UNKNOWN'): BatchRow =>
  batchRow({ line, staffID, outcome, problems: Array.from({ length: remarks }, () => ({ ...problem, reason })) });

const rows = [row(2, '10', 'NEW'), row(3, '9', 'FAULTY', 2), row(4, '10A', 'NEW', 1), row(5, '', 'EXISTS', 1)];
const linesOf = (selected: readonly BatchRow[]) => selected.map(({ line }) => line);
const totals = (parts: Partial<Batch['totals']>) => ({
  totals: { new: 0, exists: 0, changed: 0, faulty: 0, sendableFaulty: 0, ...parts },
});

describe('selectRows', () => {
  it('keeps the order of the sheet', () => {
    expect(linesOf(selectRows(rows, 'ALL', null))).toEqual([2, 3, 4, 5]);
    expect(linesOf(selectRows(rows, 'NEW', null))).toEqual([2, 4]);
    expect(linesOf(selectRows(rows, 'REMARKS', null))).toEqual([3, 4, 5]);
  });

  it('F-133 shows what an import sends: new rows, and on request faulty ones that hold a record nobody has', () => {
    const faulty = [row(6, '11', 'FAULTY', 1, 'EXISTS_ALREADY'), row(7, 'Prepared by', 'FAULTY', 1, 'NOT_A_RECORD')];
    expect(linesOf(selectRows([...rows, ...faulty], 'SENT', null))).toEqual([2, 4]);
    expect(linesOf(selectRows([...rows, ...faulty], 'SENT_AS_IS', null))).toEqual([2, 3, 4]);
  });

  it('sorts IDs naturally and keeps the order of rows that tie', () => {
    expect(linesOf(selectRows(rows, 'ALL', { column: 'staffID', direction: 'ASC' }))).toEqual([5, 3, 2, 4]);
    expect(linesOf(selectRows(rows, 'ALL', { column: 'REMARKS', direction: 'DESC' }))).toEqual([3, 4, 5, 2]);
  });
});

describe('countOf', () => {
  it('reads the total of each outcome', () => {
    const batch = totals({ new: 1, exists: 2, changed: 3, faulty: 4 });
    expect((['NEW', 'EXISTS', 'CHANGED', 'FAULTY'] as const).map((outcome) => countOf(batch, outcome))).toEqual([
      1, 2, 3, 4,
    ]);
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

describe('countSent', () => {
  it('F-133 counts faulty rows only where they are asked for', () => {
    const batch = totals({ new: 3, faulty: 5, sendableFaulty: 2 });
    expect([countSent(batch, false), countSent(batch, true)]).toEqual([3, 5]);
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

  it('says when there is nothing to import', () => {
    expect(announce(totals({ exists: 1 }), false)).toBe(
      'No row is new: there is nothing to import; 1 record exists with the same values.',
    );
  });
});

describe('reportOutcome', () => {
  it('A-44 counts the sent IDs that are in the list now', () => {
    const missing = ['1', '2', '3'];
    expect(reportOutcome({ confirmedCount: 312, missing }, 315)).toBe('312 of 315 IDs now in the list');
  });

  it('F-133 counts no row without a staff ID', () => {
    expect(reportOutcome({ confirmedCount: 1, missing: [] }, 2)).toBe('1 of 1 ID now in the list');
  });

  it('claims nothing when the list could not be read', () => {
    expect(reportOutcome({ confirmedCount: null, missing: null }, 1)).toBe(
      '1 row was sent. Whether they are in the list could not be checked.',
    );
  });
});
