import { describe, expect, it } from 'vitest';
import { readShiftHistory } from '../../../../gateway/upstream/readers/shift.ts';
import { readStaffHistory } from '../../../../gateway/upstream/readers/staff.ts';
import { ValueReader } from '../../../../gateway/upstream/readers/value-reader.ts';

const lagos = 'Africa/Lagos';
const staff = { _id: 's1', staffID: '001', name: 'Ada', serviceCentre: 'Awka', shift: { _id: 'd', name: 'Day' } };
const shift = { _id: 'd', name: 'Day', startTime: '08:00:00', serialLatenessThreshold: 3 };
const days = { validFrom: '2026-11-02', validUntil: '2026-11-09' };

describe('the history of staff and shifts', () => {
  it('F-102 reads past records with the days on which they were so', () => {
    const present = { ...staff, validFrom: null, validUntil: null };
    expect(readStaffHistory([{ ...staff, ...days }, present], new ValueReader(lagos))).toMatchObject([
      { id: 's1', staff: { staffID: '001', serviceCentre: 'Awka' }, shift: { id: 'd', name: 'Day' }, ...days },
      { id: 's1', validFrom: null, validUntil: null },
    ]);
    expect(readShiftHistory([{ ...shift, ...days }], new ValueReader('UTC'))).toMatchObject([
      { id: 'd', startTime: '08:00:00', ...days },
    ]);
    expect(readStaffHistory([], new ValueReader(lagos))).toEqual([]);
  });

  it.each([{ validFrom: '2026-11-02' }, { ...days, validUntil: '' }, { ...days, validFrom: '02-11-2026' }, {}])(
    'refuses a record whose days are %j: it would be told of the present',
    (given) => {
      const ofBoth = [
        { ...staff, ...days },
        { ...staff, ...given },
      ];
      const fault = { extensions: { code: 'UPSTREAM_BAD_RESPONSE' } };
      expect(() => readStaffHistory(ofBoth, new ValueReader(lagos))).toThrow(expect.objectContaining(fault));
      expect(() => readShiftHistory([{ ...shift, ...given }], new ValueReader('UTC'))).toThrow(
        expect.objectContaining(fault),
      );
    },
  );
});
