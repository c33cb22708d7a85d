import { describe, expect, it } from 'vitest';
import { presentable } from '../../../../gateway/upstream/readers/presentable.ts';
import fc from '../../../support/fast-check.ts';
import { codeLeaks, leaks } from '../../../support/leaks.ts';

describe('presentable', () => {
  it.each([
    'No shift has the id "6f1c2d3e-1111-4222-8333-123456789abc".',
    'Staff ID "EN_00123" exists already.',
    'A user with the email "ada@demo.example" exists already.',
    'Row 3: staffID is missing; row 4: shift "Day" is unknown.',
    'startTime: give a time like 08:00 or 08:00:00, not 2026-11-19T08:00:00+01:00.',
    'Unexpected error: Kindly check your internet connection or contact the admin',
    'The MAC address 00:1A:2B:3C:4D:5E is taken.',
    'District/service centre is missing in staff.csv: use an .xlsx or .csv file.',
    'Ọlá Adébáyọ̀ is absent (5 % of 20).',
    'ada@demo.example (payroll) is judging this record just now. Take another one.',
    'The column Shift is missing.',
    'Your account is not connected to a district.',
    'Staff ID "EEDC/HQ/0123" exists already.',
    "Staff ID 'EEDC/HQ/0123' (row 7): see https://hr.eedc.example/staff/0123?tab=leave.",
    'Shift "Night" is not defined. Select one from the list, or select from the sheet.',
    'Ada Obi was late at 08:30, and at Main Gate (08:00) nobody was.',
    'Update the staff set: delete the row from the list where the port is closed.',
    'Column Shift is missing; the host server-2 does not know R&D; use 50 % = half.',
    'Conflict',
  ])('shows %j', (text) => {
    expect(presentable(` ${text}\n`)).toBe(text);
  });

  it('F-246 shows every sentence with quoted values, slashes, colons and addresses, up to 400 characters', () => {
    const id = fc.stringMatching(/^[A-Z]{2,4}([/:.-][A-Z\d]{1,5}){1,3}$/);
    const value = fc.oneof(
      id,
      id.map((text) => `"${text}"`),
      id.map((text) => `'${text}'`),
      fc.tuple(id, fc.integer({ min: 0, max: 99 })).map(([text, row]) => `row ${row}: ${text}`),
      id.map((text) => `https://hr.example/${text.toLowerCase()}?id=7`),
      fc.constantFrom('08:00', '2026-11-19', '19/11/2026', '10.5 %', 'ada@demo.example', 'Ọlá (HQ)', 'A/B', 'port 2'),
    );
    const word = fc.constantFrom('staff', 'is', 'on', 'the', 'list', 'already', 'from', 'at', 'where', 'set', 'not');
    fc.assert(
      fc.property(fc.array(fc.oneof(word, value), { minLength: 3, maxLength: 40 }), (words) => {
        const text = `No ${words.join(' ')}`.slice(0, 400).trim();
        expect(presentable(text)).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });

  it('F-03 F-246 withholds frames, queries and markup, whatever stands around them', () => {
    const words = fc.constantFrom('', 'Could not save this: ', 'Staff exists already. ', 'Ọlá ', '"', '(');
    fc.assert(
      fc.property(words, codeLeaks, words, (before, leak, after) => {
        expect(presentable(`${before}${leak} ${after}`)).toBe('');
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    'Cast to ObjectId failed: CastError',
    'connect ECONNREFUSED 10.0.0.7:5432',
    'postgres://app:secret@db/attendance is away',
    '{"error":"Staff exists"}',
    'a'.repeat(64),
    '0123',
    '',
  ])('F-03 F-246 withholds %j', (text) => {
    expect(presentable(text)).toBe('');
  });

  it('F-03 shows of a failure what is nothing but words', () => {
    expect(presentable('The books are closed', 500)).toBe('The books are closed');
    for (const text of [
      'jwt malformed',
      'The connection pool is full',
      'relation staff does not exist',
      'See db.internal',
    ]) {
      expect([text, presentable(text, 500)]).toEqual([text, '']);
    }
    fc.assert(
      fc.property(leaks, (leak) => presentable(`Not saved ${leak}`, 503) === ''),
      { numRuns: 2_000 },
    );
  });

  it('F-246 cuts off what is too long, and makes one line of it without credentials', () => {
    expect(presentable('Row 3 is wrong. '.repeat(100_000))).toMatch(/^Row 3 .{494}…$/);
    expect(presentable('Saved\n\tStaff\u2028Ada\u0000 \u202eObi')).toBe('Saved Staff Ada Obi');
    expect(presentable('Refused: Bearer abc.def-9 and eyJhbGciOi.eyJzdWIi.c2ln too.')).toBe(
      'Refused: [token] and [token] too.',
    );
  });
});
