import { describe, expect, it } from 'vitest';
import {
  announce,
  type BatchRow,
  countOf,
  type Outcome,
  reportOutcome,
  selectRows,
} from '../../../web/features/staff/batch-rows.ts';
import { addedTexts } from '../../support/added-texts.ts';

const problem = {
  column: 'district',
  value: 'Akwa',
  reason: 'DISTRICT_UNKNOWN',
  message: 'The district Akwa is not known.',
  suggestion: 'Awka',
  severity: 'ERROR',
} as const;

const row = (line: number, staffID: string, outcome: Outcome, remarks = 0): BatchRow => ({
  line,
  staffID,
  name: 'ADA OBI',
  district: 'Awka',
  serviceCentre: 'Awka',
  department: 'ICT',
  ...addedTexts,
  unit: 'ICT',
  shift: 'Office',
  imageURL: '',
  outcome,
  problems: Array.from({ length: remarks }, () => problem),
  changes: [],
});

const rows = [row(2, '10', 'NEW'), row(3, '9', 'FAULTY', 2), row(4, '10A', 'NEW', 1), row(5, '', 'EXISTS', 1)];
const linesOf = (selected: readonly BatchRow[]) => selected.map(({ line }) => line);
const totals = (parts: Partial<Record<'new' | 'exists' | 'changed' | 'faulty', number>>) => ({
  totals: { new: 0, exists: 0, changed: 0, faulty: 0, ...parts },
});

describe('selectRows', () => {
  it('keeps the order of the sheet', () => {
    expect(linesOf(selectRows(rows, 'ALL', null))).toEqual([2, 3, 4, 5]);
    expect(linesOf(selectRows(rows, 'NEW', null))).toEqual([2, 4]);
    expect(linesOf(selectRows(rows, 'REMARKS', null))).toEqual([3, 4, 5]);
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

describe('announce', () => {
  it('A-36 F-54 says what an import will create, what it will not do about changed rows, and what it refuses', () => {
    expect(announce(totals({ new: 1200, exists: 1, changed: 2, faulty: 1 }))).toBe(
      '1,200 new records will be created; 1 record exists with the same values; 2 rows differ from their records and are not sent: a batch changes no record, edit it in the staff list; 1 faulty row will not be sent.',
    );
  });

  it('says when there is nothing to import', () => {
    expect(announce(totals({ exists: 1 }))).toBe(
      'No row is new: there is nothing to import; 1 record exists with the same values.',
    );
  });
});

describe('reportOutcome', () => {
  it('A-44 counts the sent IDs that are in the list now', () => {
    expect(reportOutcome({ ...totals({ new: 315 }), confirmedCount: 312 })).toBe('312 of 315 IDs now in the list');
  });

  it('claims nothing when the list could not be read', () => {
    expect(reportOutcome({ ...totals({ new: 1 }), confirmedCount: null })).toBe(
      '1 ID was sent. Whether they are in the list could not be checked.',
    );
  });
});
