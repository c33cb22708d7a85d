import { eachPerson, eachRow, lists, months, type Row, records, rowsOf, type ServiceBend, signs } from './bend-rows.ts';

const absent = /^GET \/attendance\/exception$/;
const reports = /^GET \/attendance\//;
const absences = /^GET \/attendance\/absentee\/monthly$/;

const field = (row: Row) => ('daysLate' in row ? 'daysLate' : 'dateAbsent');
const byMonth = (name: string, change: (days: readonly string[], row: Row) => unknown, calls = months): ServiceBend =>
  eachRow(`months with ${name}`, calls, (row) => ({
    ...row,
    [field(row)]: change(row[field(row)] as readonly string[], row),
  }));
/** Lists of months in forms that a reader cannot tell by one row. */
export const monthly: readonly ServiceBend[] = [
  byMonth('US days', (days) => days.map((day) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1'))),
  byMonth('numbers of days', (days) => days.map((day) => Number(day.slice(8)))),
  byMonth('a text with commas', (days) => days.join(', ')),
  byMonth('a JSON text', (days) => JSON.stringify(days)),
  byMonth('a count in place of days', (days) => days.length),
  byMonth('days null', () => null),
  rowsOf('absent people with a row a shift', absent, (rows) => rows.flatMap((row) => [row, { ...row, shift: null }])),
  rowsOf('months with days in another field', absences, (rows) =>
    rows.map(({ dateAbsent, ...row }) => ({ ...row, datesAbsent: dateAbsent })),
  ),
];

/** Texts in other forms. */
export const texts: readonly ServiceBend[] = [
  eachPerson(
    'districts in capitals, every second',
    lists,
    (row) => ({ ...row, district: String(row.district).toUpperCase() }),
    2,
  ),
  eachPerson('blanks in districts', lists, (row) => ({ ...row, district: ` ${row.district}\u200b ` }), 2),
  eachPerson('names with blanks', reports, (row) => ({ ...row, name: String(row.name).replace(' ', '  ') })),
  eachPerson('names null in reports', reports, (row) => ({ ...row, name: null })),
  eachPerson('false for texts that are missing', lists, (row) => ({ ...row, name: false, department: false }), 3),
  eachRow('modes in capitals', signs, (row) => ({ ...row, mode: String(row.mode).toUpperCase() })),
  eachRow('modes of words', signs, (row) => ({ ...row, mode: row.mode === 'signedIn' ? 'Sign In' : 'Sign Out' })),
  eachRow('modes null', signs, (row) => ({ ...row, mode: null })),
  eachRow('recognition of words', records, (row) => ({
    ...row,
    isImageRecognised: row.isImageRecognised ? 'Yes' : 'No',
  })),
  eachRow('positions as text', records, (row) => ({
    ...row,
    latitude: String(row.latitude),
    longitude: String(row.longitude),
  })),
];
