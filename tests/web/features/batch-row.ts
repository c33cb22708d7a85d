import type { BatchRow } from '../../../web/features/staff/staff-sheet.ts';
import { addedTexts } from '../../support/added-texts.ts';

/** A row of a checked staff sheet with those parts. */
export const batchRow = <Parts extends Partial<BatchRow>>(parts: Parts) => ({
  line: 2,
  staffID: '00123',
  name: 'ADA OBI',
  district: 'Awka',
  serviceCentre: 'Awka',
  department: 'ICT',
  ...addedTexts,
  unit: 'ICT',
  shift: 'Office',
  imageURL: '',
  outcome: 'FAULTY' as const,
  isSendable: false,
  problems: [],
  changes: [],
  edit: null,
  ...parts,
});
