import { recordedLetterColumns } from '../columns/recorded-letters.ts';
import { maximumLetterDays, maximumStaffIDLength } from '../limits.ts';
import type { ListDeclaration } from './list.ts';

/** Who got which letter. */
export const recordedLetters = {
  field: 'recordedLetters',
  description: `Letters put on record from one day to another, ${maximumLetterDays} days at most, to everybody or to one person; undone ones too.`,
  source: 'GET /letter/findAll',
  extension: 'letters',
  role: 'USER',
  arguments: {
    from: { type: 'Date!', description: 'The first day.' },
    to: { type: 'Date!', description: 'The last day.' },
    staffID: {
      type: 'String',
      description: `Only to this staff ID, 1 to ${maximumStaffIDLength} characters.`,
      isForTools: true,
    },
    personID: {
      type: 'ID',
      description: 'Only to this person, with any staff ID they have had: StaffSummary.personID.',
    },
  },
  type: 'RecordedLetter',
  row: 'RecordedLetter',
  model: 'upstream/readers/letter.ts#RecordedLetterRow',
  title: 'letters on record',
  columns: recordedLetterColumns,
  order: ['PRINTED_AT', 'STAFF_ID'],
  key: 'id',
  filePrefix: 'Letters-On-Record-',
  screen: '/report/letters',
} as const satisfies ListDeclaration;
