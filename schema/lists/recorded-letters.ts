import type { RecordedLetter } from '../generated/types.ts';
import { maximumLetterDays, maximumStaffIDLength } from '../limits.ts';
import { isUndone, letterKindWords, letterStepWords } from '../recorded-letter.ts';
import { type ColumnsOf, date, number, text, timestamp, word, yesNo } from './column.ts';
import type { ListDeclaration } from './list.ts';
import { type RowWith, staffSummaryColumns } from './staff-summary.ts';

const { STAFF_ID, NAME, DISTRICT, SERVICE_CENTRE } = staffSummaryColumns;

/** Columns of letters on record. */
export const recordedLetterColumns = {
  PRINTED_AT: timestamp('On Record Since', 'When it was put on record.', (row) => row.printedAt),
  STAFF_ID,
  NAME,
  DISTRICT: { ...DISTRICT, isHiddenAtFirst: true },
  SERVICE_CENTRE,
  KIND: word(
    'Kind',
    `Kind of letter: ${Object.values(letterKindWords).join(', ')}.`,
    letterKindWords,
    (row) => row.kind,
    { filterable: true },
  ),
  STEP: word(
    'Warning',
    `Which warning it is: ${Object.values(letterStepWords).join(', ')}.`,
    letterStepWords,
    (row) => row.step,
    { filterable: true },
  ),
  REFERENCE: text('Reference', 'Reference.', (row) => row.reference),
  DAYS: text('Dates', 'The days that it lists, as YYYY-MM-DD, comma-separated.', (row) => row.days.join(', '), {
    isHiddenAtFirst: true,
  }),
  DAY_COUNT: number('Days', 'How many days it lists.', (row) => row.days.length),
  PRINTED_BY: text('Printed By', 'Email address of the person who put it on record.', (row) => row.printedBy, {
    filterable: true,
    isHiddenAtFirst: true,
  }),
  REPLIED: yesNo('Replied', 'Whether a reply to it was noted: Yes, No.', (row) => row.isReplied, { filterable: true }),
  REPLY_ON: date('Replied On', 'Day of the reply; an empty string without one.', (row) => row.replyOn, {
    isHiddenAtFirst: true,
  }),
  REPLY_NOTE: text(
    'Reply',
    'Note of the reply; empty without one, and for the role USER, which may not read it.',
    (row) => row.replyNote,
    { isHiddenAtFirst: true },
  ),
  UNDONE: yesNo('Undone', 'Whether it was undone, so that it no longer counts: Yes, No.', isUndone, {
    filterable: true,
  }),
  UNDONE_BY: text(
    'Undone By',
    'Email address of the person who undid it; an empty string where it is not undone.',
    (row) => row.undoneBy,
    { isHiddenAtFirst: true },
  ),
  UNDONE_AT: timestamp('Undone At', 'When it was undone.', (row) => row.undoneAt, { isHiddenAtFirst: true }),
  UNDONE_REASON: text(
    'Why Undone',
    'Why it was undone; empty where it is not, and for the role USER, which may not read it.',
    (row) => row.undoneReason,
    { isHiddenAtFirst: true },
  ),
  ALL_LEAVE: yesNo(
    'Days Became Leave',
    'Whether all its days have become days of leave since, so that it no longer counts: Yes, No.',
    (row) => row.isAllLeave,
    { filterable: true, isHiddenAtFirst: true },
  ),
} satisfies ColumnsOf<
  RowWith<RecordedLetter, Exclude<keyof RecordedLetter, 'staff' | 'id' | 'isAllLeave'>, 'isAllLeave'>
>;

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
