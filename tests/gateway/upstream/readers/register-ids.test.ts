import { describe, expect, it } from 'vitest';
import { Losses } from '../../../../gateway/upstream/readers/losses.ts';
import { RegisterWanted, registerIDs, spelledAsRegistered } from '../../../../gateway/upstream/readers/register-ids.ts';
import { readStaffList } from '../../../../gateway/upstream/readers/staff.ts';
import { readStaffSummary } from '../../../../gateway/upstream/readers/staff-summary.ts';
import { ValueReader } from '../../../../gateway/upstream/readers/value-reader.ts';
import { staffRecord } from '../../../support/staff.ts';

const record = (id: string, staffID: string, name: string) => staffRecord({ _id: id, staffID, name });
const register = registerIDs(
  readStaffList(
    [record('1', '00101', 'Ada Obi'), record('2', '00102', 'Bola Eze'), record('3', '00103', 'Chidi Ude')],
    new ValueReader('UTC'),
  ),
);

/** The id of a list's row that counts, and what is said of it. */
function read(row: ReturnType<typeof record>) {
  const losses = new Losses('iso', register);
  const { id, staffID } = spelledAsRegistered(readStaffSummary(row, new ValueReader('UTC')), losses);
  return { id, staffID, said: losses.all.map(({ sentence }) => sentence).join(' ') };
}

describe('ids of a list’s people', () => {
  it('F-203 F-211 are none where they are somebody else’s and staff ID and name are one person’s, which is said', () => {
    const said = '1 row: id of somebody else, so identified by staff ID and name.';
    expect(read(record('1', '00102', 'BOLA  Eze'))).toEqual({ id: undefined, staffID: '00102', said });
  });

  it.each([
    ['their own', '2', '00102', 'Bola Eze'],
    ['on no register', '77', '00102', 'Bola Eze'],
    ['of who had the staff ID before', '1', '00102', 'Ada Obi'],
    ['of a row without a name', '1', '00102', ''],
  ])('F-203 F-211 stay where they are %s', (_what, id, staffID, name) => {
    expect(read(record(id, staffID, name))).toEqual({ id, staffID, said: '' });
  });

  it('F-211 are one person’s by the number behind a word, under the same name alone', () => {
    const staffIDOf = (staffID: string, name: string) => read(record('', staffID, name)).staffID;
    expect(staffIDOf('EMP-102', 'Eze Bola')).toBe('00102');
    expect(staffIDOf('staff/00102', 'Bola Eze')).toBe('00102');
    expect(staffIDOf('EMP-102', 'Chidi Ude')).toBe('EMP-102');
    expect(staffIDOf('EMP-102', '')).toBe('EMP-102');
    expect(staffIDOf('EMP-1020', 'Bola Eze')).toBe('EMP-1020');
  });

  it('F-211 are nobody where the service’s own id of somebody stands in the place of a staff ID', () => {
    const others = [record('101', '00103', 'Ada Obi'), record('102', '00101', 'Bola Eze')];
    const idOf = (staffID: unknown, name: string, id: string | null = null, people = others) => {
      const joined = registerIDs(readStaffList(people, new ValueReader('UTC')));
      const losses = new Losses('iso', joined);
      const row = staffRecord({ _id: id, staffID, name });
      return [
        spelledAsRegistered(readStaffSummary(row, new ValueReader('UTC')), losses).staffID,
        losses.count('staffID'),
      ];
    };
    expect(idOf(101, '')).toEqual(['', 1]);
    expect(idOf('101', 'Obi Ada')).toEqual(['', 1]);
    expect(idOf(101, 'Bola Eze')).toEqual(['00101', 0]);
    expect(idOf(103, '')).toEqual(['00103', 0]);
    // Whose staff ID and name both are is that person, though somebody of the same name has the number as an id.
    const namesakes = [record('5', '6', 'Ada Obi'), record('6', '7', 'Ada Obi'), record('7', '8', '')];
    expect(idOf('6', 'Ada Obi', null, namesakes)).toEqual(['6', 0]);
    expect(idOf('8', '', null, [...namesakes, record('8', '9', 'Bola Eze')])).toEqual(['8', 0]);
    // The id of a row that is no person's says nothing.
    expect(idOf(101, '', 'absence-7')).toEqual(['', 1]);
    expect(idOf(101, '', '102')).toEqual(['00101', 0]);
  });

  it('F-203 F-211 of a list whose first is 1 want the register', () => {
    const wanted = (id: string) => {
      try {
        spelledAsRegistered(
          readStaffSummary(record(id, '00101', 'Ada Obi'), new ValueReader('UTC')),
          new Losses('iso', 'unsought'),
        );
      } catch (error) {
        return error instanceof RegisterWanted && error.isNeeded;
      }
    };
    expect(['1', '2'].map(wanted)).toEqual([true, false]);
  });
});
