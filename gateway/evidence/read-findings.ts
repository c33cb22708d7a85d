import { findingKinds } from '../../schema/finding-words.ts';
import { findingColumns } from '../../schema/lists/findings.ts';
import type { Context } from '../app-context.ts';
import type { LoadedList } from '../lists/list-field.ts';
import type { StoredList } from '../lists/store.ts';
import { memoizeByIdentity } from '../shared/memoize.ts';
import type { AttendanceRecordRow } from '../upstream/readers/attendance.ts';
import type { FindingRow, Found, FoundRecordRow } from './finding.ts';
import { findInPhotos } from './photo-findings.ts';
import { daysOf, findInPlaces } from './place-findings.ts';

const columns: ReadonlySet<string> = new Set(Object.keys(findingColumns));

/** The same records with what is found in them: the same array for the same records and evidence. Throws what reading the evidence throws. */
async function readFindings(
  rows: readonly AttendanceRecordRow[],
  context: Context,
  isWhole: boolean,
): Promise<readonly FoundRecordRow[]> {
  const found = await Promise.all([findInPlaces(rows, context, isWhole), findInPhotos(rows)]);
  return join(rows, ...found);
}

const join = memoizeByIdentity(
  (rows: readonly AttendanceRecordRow[], ...found: readonly ReadonlyMap<number, Found>[]) =>
    rows.map((row, index) =>
      joinOne(
        row,
        found.flatMap((source) => source.get(index) ?? []),
      ),
    ),
);

const order = (finding: FindingRow) => findingKinds.indexOf(finding.kind);

const joinOne = (row: AttendanceRecordRow, parts: readonly Found[]): FoundRecordRow => ({
  ...row,
  distance: parts.find(({ distance }) => distance !== undefined)?.distance ?? null,
  findings: parts.flatMap(({ findings }) => findings).sort((one, other) => order(one) - order(other)),
});

/** What is found in a record that stands in no list of attendance, as in a person's month. */
export async function findingsOf(record: FoundRecordRow, context: Context): Promise<FoundRecordRow> {
  const [found = record] = await readFindings(alone(record), context, false);
  return found;
}

/** A list of the record alone: the same one for the same record. */
const alone = memoizeByIdentity((record: AttendanceRecordRow): readonly AttendanceRecordRow[] => [record]);

/** What a list of attendance has for what is found in it. */
export interface FoundFacts {
  /** The days of its records, worked out when somebody asks. */
  readonly days: () => readonly string[];
}

/** Attendance records with what is found in them, for those who ask. */
export type FoundList = LoadedList<FoundRecordRow, FoundFacts> & { readonly facts: FoundFacts };

/** A list of records with what is found in them, for those who ask; `isWhole` is for a file, which cannot show that days are missing. */
export function withFindings(list: StoredList<AttendanceRecordRow>, context: Context, isWhole = false): FoundList {
  const { rows } = list;
  const further = { columns, fields: ['findings', 'distance'], read: () => readFindings(rows, context, isWhole) };
  return { ...list, facts: { days: () => daysOf(rows) }, further };
}
