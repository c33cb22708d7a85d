import { eachRow, type Row, rowsOf, type ServiceBend } from './bend-rows.ts';

const shifts = /^GET \/shift\/findAll$/;

const graced = (name: string, change: (shift: Row) => object): ServiceBend =>
  eachRow(`shifts with ${name}`, shifts, (row) => ({ ...row, ...change(row) }));
const minutes = (time: unknown) => Number(String(time).slice(0, 2)) * 60 + Number(String(time).slice(3, 5));
const grace = ({ startTime, latenessThreshold }: Row) =>
  latenessThreshold === null ? null : minutes(latenessThreshold) - minutes(startTime);
const given = (row: Row, write: (grace: number) => unknown) => {
  const own = grace(row);
  return { latenessThreshold: own === null ? null : write(own) };
};

/** Rules of shifts in other forms. */
export const rules: readonly ServiceBend[] = [
  graced('a number of minutes', (row) => given(row, (own) => own)),
  graced('a text of minutes', (row) => given(row, String)),
  graced('15 mins', (row) => given(row, (own) => `${own} mins`)),
  graced('{minutes}', (row) => given(row, (own) => ({ minutes: own }))),
  graced('PT15M', (row) => given(row, (own) => `PT${own}M`)),
  graced('00:15:00', (row) => given(row, (own) => `00:${String(own).padStart(2, '0')}:00`)),
  graced('a quarter', () => ({ latenessThreshold: 'a quarter' })),
  graced('a grace of true', () => ({ latenessThreshold: true })),
  graced('a grace of -15', () => ({ latenessThreshold: -15 })),
  graced('a grace of 900', () => ({ latenessThreshold: 900 })),
  graced('starts 0800', ({ startTime }) => ({ startTime: String(startTime).slice(0, 5).replace(':', '') })),
  graced('starts 08.00', ({ startTime }) => ({ startTime: String(startTime).slice(0, 5).replace(':', '.') })),
  graced('starts 08h00', ({ startTime }) => ({ startTime: String(startTime).slice(0, 5).replace(':', 'h') })),
  graced('starts as instants', ({ startTime }) => ({ startTime: `1970-01-01T${startTime}.000Z` })),
  graced('starts in minutes', ({ startTime }) => ({ startTime: minutes(startTime) })),
  graced('starts of words', () => ({ startTime: 'eight' })),
  graced('a serial threshold of text', ({ serialLatenessThreshold }) => ({
    serialLatenessThreshold: `${serialLatenessThreshold} days`,
  })),
  rowsOf('no shifts', shifts, () => []),
];
