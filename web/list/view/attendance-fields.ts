import { choiceField, dateField } from './search-fields.ts';

/** Modes of an attendance search, with their words in the address. */
export const attendanceModes = [
  { value: 'SIGNED_IN', word: 'signedIn', label: 'Signed in' },
  { value: 'SIGNED_OUT', word: 'signedOut', label: 'Signed out' },
] as const;

/** The search of a day's attendance: the report, the photo review and the map of the day share it. */
export const attendanceFields = {
  date: dateField('Attendance date'),
  mode: choiceField('Attendance mode', attendanceModes, 'SIGNED_IN'),
};
