import { describe, expect, it } from 'vitest';
import { presentable } from '../../../../gateway/upstream/readers/presentable.ts';
import fc from '../../../support/fast-check.ts';
import { leaks } from '../../../support/leaks.ts';

/** What a user is shown of a text, and what is withheld. */
function show(text: string) {
  const withheld: string[] = [];
  return { shown: presentable(text, (message) => void withheld.push(message)), withheld };
}

describe('presentable', () => {
  it.each([
    'No shift has the id "6f1c2d3e-1111-4222-8333-123456789abc".',
    'Staff ID "EN_00123" exists already.',
    'A user with the email "ada@demo.example" exists already.',
    'The shift is still in use: 3 staff hold it. Give them another shift first.',
    'Row 3: staffID is missing; row 4: shift "Day" is unknown.',
    'startTime: give a time like 08:00 or 08:00:00, not 2026-11-19T08:00:00+01:00.',
    'date must be YYYY-MM-DD, not 19/11/2026',
    'Select a shift from the list, e.g. Day.',
    'Unexpected error: Kindly check your internet connection or contact the admin',
    'The MAC address 00:1A:2B:3C:4D:5E is taken.',
    'District/service centre is missing in staff.csv: use an .xlsx or .csv file.',
    'Ọlá Adébáyọ̀ is absent (5 % of 20).',
    'This is the verdict of ada@demo.example. Only the person who gave a verdict can withdraw it.',
    'ada@demo.example has judged this record already. Ask for a second opinion to judge it again.',
    'ada@demo.example (payroll) is judging this record just now. Take another one.',
    'Nobody has judged this record yet. A second opinion comes after the first.',
    'A photo of this record was replaced since it was shown. Look at the new one first.',
    'A photo of this record is missing, so the two cannot be compared. Record cannotTell.',
    'Name both photos that you have seen. Only then can you say whom they show.',
    'This person has several records within that second. They cannot be told apart.',
    'The role clerk is not one of the roles.',
    'The column Shift is missing.',
    'Your account is not connected to a district.',
  ])('shows %j', (text) => {
    expect(show(` ${text}\n`)).toEqual({ shown: text, withheld: [] });
  });

  it('F-03 withholds file paths, frames, hosts, addresses, ports, SQL and markup, whatever stands around them', () => {
    const words = fc.constantFrom('', 'Could not save this: ', 'Staff exists already. ', 'Ọlá ', '"', '(');
    fc.assert(
      fc.property(words, leaks, words, (before, leak, after) => {
        const text = `${before}${leak} ${after}`;
        expect(show(text)).toEqual({ shown: '', withheld: [text] });
      }),
      { numRuns: 2_000 },
    );
  });

  it('F-03 withholds addresses that a time, a date or another harmless word is a piece of', () => {
    const harmless = fc.constantFrom(
      ...['08:00', '08:00:00', '2026-11-19', '2026-11-19T08:00:00Z', '19/11/2026', 'dd/mm/yyyy'],
      ...['00:1A:2B:3C:4D:5E', '00-1A-2B-3C-4D-5E', 'ada@demo.example', 'staff.csv', 'e.g.'],
    );
    const address = fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('db.internal', 'localhost:5432', '/srv/app/x.js'));
    fc.assert(
      fc.property(
        harmless,
        fc.constantFrom('', ':', '.', '-', '/'),
        address,
        fc.boolean(),
        (word, glue, leak, isFirst) => {
          // What stands before an @ may be anybody's address.
          fc.pre(isFirst || !word.includes('@'));
          const text = isFirst ? `${word}${glue}${leak}` : `${leak}${glue}${word}`;
          expect(show(text)).toEqual({ shown: '', withheld: [text] });
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it.each([
    'Cast to ObjectId failed for value "x" at path "_id" for model "Staff"',
    'jwt malformed',
    'Bearer abc was refused',
    'pool timeout',
    'The connection pool is full',
    'db-primary: connection refused',
    'connect refused',
    'Could not connect to database attendance as user admin',
    'connect to db-primary failed',
    'host attendance-db unreachable',
    'relation staff does not exist',
    'column staffid does not exist',
    'staff_staffid_key already exists',
    'too many connections for role app',
    'ORA 00942',
    'timeout of 4000ms exceeded',
    'kafka broker unavailable',
  ])('F-03 withholds %j', (text) => {
    expect(show(text)).toEqual({ shown: '', withheld: [text] });
  });

  it('F-03 withholds more than a line and more than 200 characters', () => {
    for (const text of ['Saved\nStaff', 'Saved\u2028Staff', 'x'.repeat(201), 'a b '.repeat(100_000)]) {
      expect(show(text).shown).toBe('');
    }
    expect(show('x'.repeat(200)).shown).toHaveLength(200);
  });
});
