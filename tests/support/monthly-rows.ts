import { readMonthly } from '../../gateway/upstream/readers/monthly.ts';
import { ValueReader } from '../../gateway/upstream/readers/value-reader.ts';
import { addedToSummary } from './added-texts.ts';

/** A row of a month's list as the service answers it, without its days. */
export const staff = {
  staffID: '00123',
  name: 'Ngọzị Okafor',
  district: 'Awka',
  serviceCentre: 'Nnewi',
  department: 'ICT',
  ...addedToSummary,
  imageURL: 'http://images.test/reference/00123.jpg',
};

/** Somebody whose days can be read, so that the list is not refused for the days of the first. */
export const other = { staffID: 'other', daysLate: ['2026-11-02'] };

/** The row of somebody with these late days, as it is read. */
export const readDaysLate = (daysLate: unknown, timeZone = 'Africa/Lagos') =>
  readMonthly([{ ...staff, daysLate }, other], 'daysLate', new ValueReader(timeZone))[0];
