import { describe, expect, it } from 'vitest';
import type { AttendanceCellsRow } from '../../../web/list/table/record-cells.tsx';
import { pairOf } from '../../../web/photos/pair-of.ts';
import { addedToSummary } from '../../support/added-texts.ts';

const row = (staffID: string, name: string): AttendanceCellsRow => ({
  key: 'k1',
  staff: {
    ...addedToSummary,
    staffID,
    personID: 'p1',
    name,
    district: 'Aba',
    serviceCentre: 'Aba',
    department: '',
    photo: null,
  },
  serviceCentre: 'Aba',
  mode: 'SIGNED_IN',
  imageURL: '',
  photo: null,
  latitude: null,
  longitude: null,
  location: '',
  attendanceDate: '2026-11-05T08:00:00+01:00',
  isImageRecognised: true,
});

describe('pairOf', () => {
  it("F-221 leads to the person's own day", () => {
    const { name, person } = pairOf(row('00123', 'Ada Obi'));
    expect({ name, person }).toEqual({
      name: 'Ada Obi',
      person: '/person/00123?month=2026-11&day=2026-11-05&person=p1',
    });
  });

  it('F-103 leads nowhere from the photos of nobody', () => {
    const { name, person } = pairOf(row('', ''));
    expect({ name, person }).toEqual({ name: 'Without a staff record', person: undefined });
  });
});
