import { describe, expect, it } from 'vitest';
import { createDamageDetector } from '../../../gateway/sheets/damaged-id.ts';
import fc from '../../support/fast-check.ts';

const known = ['00123', '00007', '40567', '3-1', '123456789012345678901', 'EMP-9', '120000'];
const find = createDamageDetector(known);

/** IDs of every kind a company may have, among them all that a spreadsheet damages. */
const staffIDs = fc.oneof(
  fc.string({ minLength: 1 }),
  fc.stringMatching(/^0{0,3}\d{1,6}$/),
  fc.stringMatching(/^\d\.\d{2}E\+\d{1,2}$/),
  fc.stringMatching(/^\d{1,2}-(Jan|Mar|Dec)$/),
  fc.stringMatching(/^20\d{2}-0[1-9]-1\d$/),
  fc.stringMatching(/^\d{1,4}\.0$/),
  fc.stringMatching(/^\d{15}0{1,4}$/),
);

describe('createDamageDetector', () => {
  it('F-54 remarks on spaces inside an ID, unless other IDs have some', () => {
    expect(createDamageDetector(['HB0001'])('HB 00 32')).toEqual({
      reason: 'INNER_SPACE',
      message: 'Staff ID HB 00 32 has spaces inside; no other staff ID has.',
      suggestion: 'HB0032',
      severity: 'WARNING',
    });
    expect(createDamageDetector(['HB 0001'])('HB 0032')).toBeNull();
  });

  it('never flags an ID of the list', () => {
    fc.assert(
      fc.property(fc.array(staffIDs, { minLength: 1, maxLength: 30 }), (list) => {
        const detect = createDamageDetector(list);
        for (const staffID of list) expect(detect(staffID)).toBeNull();
      }),
    );
  });

  it('flags every ID of digits that lost its zeros and names the right one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 4 }), (number, zeros) => {
        const original = '0'.repeat(zeros) + number;
        expect(createDamageDetector([original])(String(number))).toMatchObject({
          reason: 'LEADING_ZEROS_LOST',
          suggestion: original,
        });
      }),
    );
  });

  it.each([
    ['123', 'LEADING_ZEROS_LOST', '00123'],
    ['1.2E+5', 'SCIENTIFIC_NOTATION', '120000'],
    ['1.23E+20', 'SCIENTIFIC_NOTATION', null],
    ['1,23E+11', 'SCIENTIFIC_NOTATION', null],
    ['3-Jan', 'DATE_LIKE', null],
    ['03-Jan-24', 'DATE_LIKE', null],
    ['Jan-03', 'DATE_LIKE', null],
    ['2024-01-03', 'DATE_LIKE', null],
    ['2024-01-03 00:00:00', 'DATE_LIKE', null],
    ['1/3/24', 'DATE_LIKE', null],
    ['31.12.2024', 'DATE_LIKE', null],
    ['40567.0', 'TRAILING_DECIMAL', '40567'],
    ['7.00', 'TRAILING_DECIMAL', '00007'],
    ['99.0', 'TRAILING_DECIMAL', '99'],
    ['123456789012345000', 'DIGITS_LOST', null],
    ['00\u200B124', 'INVISIBLE_CHARACTER', '00124'],
    ['’00123', 'LEADING_APOSTROPHE', '00123'],
    ['"00123"', 'LEADING_APOSTROPHE', '00123'],
    ["'123", 'LEADING_APOSTROPHE', '00123'],
    ["'99999", 'LEADING_APOSTROPHE', '99999'],
    ["\u0060\u006000123'", 'LEADING_APOSTROPHE', '00123'],
    ['80010.000000001', 'TRAILING_DECIMAL', '80010'],
    ['₦80,025.00', 'NUMBER_FORMAT', '80025'],
    ['80,025', 'NUMBER_FORMAT', '80025'],
    ['(80,025)', 'NUMBER_FORMAT', '80025'],
    ['8002500%', 'NUMBER_FORMAT', '80025'],
    ['Sunday, March 01, 2026', 'DATE_LIKE', null],
    ['1 March 2026', 'DATE_LIKE', null],
    ['March 2026', 'DATE_LIKE', null],
    ['3/1/26 0:00', 'DATE_LIKE', null],
    ['12:30', 'DATE_LIKE', null],
  ])('F-183 F-189 flags %s', (staffID, reason, suggestion) => {
    expect(find(staffID)).toMatchObject({ reason, suggestion, severity: 'ERROR' });
  });

  it.each([
    '00124',
    '124',
    'A1',
    '1E5',
    'EE/12/345',
    '13-31-99',
    'DEC-0012',
    'DEC-12',
    '20240103',
    '12/05/0345',
    '12345678901234567',
    '=1+1',
    'EMP-10',
  ])('leaves %s alone', (staffID) => expect(find(staffID)).toBeNull());

  it('leaves a shape alone that IDs in the list have', () => {
    const detect = createDamageDetector(['2020-01-03', '9.0']);
    expect(detect('2024-01-04')).toBeNull();
    expect(detect('8.0')).toBeNull();
    expect(detect('3-Jan')?.reason).toBe('DATE_LIKE');
  });

  it('warns of a short ID where all others have one width', () => {
    const detect = createDamageDetector(['00001', '00002', '00003', '00004', '10005', 'CHIEF']);
    expect(detect('999')).toMatchObject({ reason: 'LEADING_ZEROS_LOST', suggestion: '00999', severity: 'WARNING' });
    expect(detect('99999')).toBeNull();
  });

  it('F-189 warns of decimals that no other ID has', () => {
    expect(find('8.0027')).toMatchObject({ reason: 'TRAILING_DECIMAL', suggestion: null, severity: 'WARNING' });
  });

  it('suggests nothing when several IDs may be meant', () => {
    expect(createDamageDetector(['0123', '00123'])('123')).toMatchObject({ suggestion: null, severity: 'ERROR' });
  });
});
