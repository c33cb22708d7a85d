import type { Selection } from '../../gateway/lists/selection.ts';
import { foldText as fold } from '../../schema/fold-text.ts';
import { formatCell } from '../../schema/format.ts';
import { maximumConditions } from '../../schema/limits.ts';
import { type AttendanceColumnName, type AttendanceRow, attendanceColumns } from '../../schema/lists/attendance.ts';
import type { CellValue } from '../../schema/lists/column.ts';
import { attendanceRow } from './attendance-rows.ts';
import fc from './fast-check.ts';

type Ask = Selection<AttendanceColumnName>;

const someText = fc.constantFrom('', 'Ada', 'ada', 'Àdá', 'Obi 10', 'Obi 9', 'Ụzọ', '007', '7', 'Enugu');
const someTime = fc.constantFrom(
  null,
  '2026-11-18T23:00:00+01:00',
  '2026-11-19T07:08:37+01:00',
  '2026-11-19T06:08:37+00:00',
  '2026-11-19T00:00:00+01:00',
);
const someClock = fc.constantFrom('00:00:00', '06:08:37', '07:08:37', '22:59:59', '23:00:00');
/** A sign-in of few different values. */
export const anyRow = fc
  .record({ name: someText, district: someText, staffID: someText, attendanceDate: someTime, flag: fc.boolean() })
  .map(({ attendanceDate, flag, ...staff }) => attendanceRow({ staff, attendanceDate, isImageRecognised: !flag }));
const someColumn = fc.constantFrom<AttendanceColumnName[]>('NAME', 'DISTRICT', 'STAFF_ID', 'ATTENDANCE_DATE', 'FLAG');
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 1 });
/** A condition. */
export type Part = NonNullable<Ask['where']>[number];
const onColumn: fc.Arbitrary<Part> = someColumn.chain((column) =>
  fc.record({
    column: fc.constant(column),
    in: maybe(fc.array(column === 'FLAG' ? fc.constantFrom('Yes', 'No') : someText)),
    contains: maybe(someText),
    from: maybe(boundOf(column)),
    to: maybe(boundOf(column)),
    ...(column === 'ATTENDANCE_DATE' && { fromTime: maybe(someClock), toTime: maybe(someClock) }),
  }),
);
/** Conditions with groups of conditions in them. */
const anyCondition = fc.letrec<{ condition: Part }>((tie) => {
  const groups = fc.record({
    anyOf: maybe(fc.array(tie('condition'), { maxLength: 2 })),
    allOf: maybe(fc.array(tie('condition'), { maxLength: 2 })),
    not: maybe(tie('condition')),
  });
  const grouped = fc.tuple(maybe(onColumn), groups).map(([own, group]) => ({ ...own, ...group }));
  const isLegal = (part: Part) => Boolean(part.column || part.anyOf || part.allOf || part.not);
  return { condition: fc.oneof({ depthSize: 'small', maxDepth: 3 }, onColumn, grouped.filter(isLegal)) };
}).condition;
/** Whatever may be asked of a list. */
export const anySelection: fc.Arbitrary<Ask> = fc.record({
  search: maybe(someText),
  where: maybe(fc.array(anyCondition, { maxLength: 2 }).filter((where) => countParts(where) <= maximumConditions)),
  orderBy: maybe(
    fc.array(fc.record({ column: someColumn, direction: fc.constantFrom('ASC' as const, 'DESC' as const) }), {
      maxLength: 3,
    }),
  ),
  first: fc.option(fc.nat(10), { nil: undefined }),
  offset: fc.nat(5),
});

function countParts(parts: readonly Part[]): number {
  const within = ({ anyOf, allOf, not }: Part) => [...(anyOf ?? []), ...(allOf ?? []), ...(not ? [not] : [])];
  return parts.reduce((sum, part) => sum + 1 + countParts(within(part)), 0);
}

function boundOf(column: AttendanceColumnName) {
  return column === 'ATTENDANCE_DATE' ? fc.constantFrom('2026-11-18', '2026-11-19') : someText;
}

const wordsOf = (search: string | null | undefined) =>
  fold(search ?? '')
    .split(/\s+/)
    .filter(Boolean);

/** What `select` answers, row by row, with Array.filter and Array.sort and nothing remembered. */
export function naiveSelect(rows: readonly AttendanceRow[], { search, where, orderBy, first, offset }: Ask) {
  const natural = new Intl.Collator('en', { numeric: true });
  const cell = (row: AttendanceRow, column: AttendanceColumnName): CellValue => attendanceColumns[column].value(row);
  const shown = (row: AttendanceRow, column: AttendanceColumnName) =>
    formatCell(attendanceColumns[column].kind, cell(row, column));
  const compare = (column: AttendanceColumnName, a: CellValue, b: CellValue) => {
    if (column === 'ATTENDANCE_DATE') return Date.parse(String(a)) - Date.parse(String(b));
    if (column === 'FLAG') return Number(a) - Number(b);
    const byAlphabet = natural.compare(String(a), String(b));
    return byAlphabet || (String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0);
  };
  const bound = (row: AttendanceRow, column: AttendanceColumnName, limit: string) => {
    if (column === 'ATTENDANCE_DATE') return String(cell(row, column)).slice(0, 10).localeCompare(limit);
    return natural.compare(shown(row, column), limit);
  };
  const textColumns = (Object.keys(attendanceColumns) as AttendanceColumnName[]).filter(
    (column) => attendanceColumns[column].kind === 'text',
  );
  const holds = (row: AttendanceRow, part: Part): boolean => {
    const { anyOf, allOf, not } = part;
    return (
      (part.column == null || compares(row, part.column, part)) &&
      (anyOf == null || anyOf.some((member) => holds(row, member))) &&
      (allOf ?? []).every((member) => holds(row, member)) &&
      (not == null || !holds(row, not))
    );
  };
  const compares = (row: AttendanceRow, column: AttendanceColumnName, part: Part) => {
    const { in: values, contains, from, to, fromTime, toTime } = part;
    const isNone = cell(row, column) === '';
    const clock = String(cell(row, column)).slice(11, 19);
    const isAfter = clock >= (fromTime ?? '');
    const isBefore = clock <= (toTime ?? '24');
    return (
      (values == null || values.includes(shown(row, column))) &&
      (contains == null || fold(shown(row, column)).includes(fold(contains))) &&
      (from == null || (!isNone && bound(row, column, from) >= 0)) &&
      (to == null || (!isNone && bound(row, column, to) <= 0)) &&
      ((fromTime == null && toTime == null) || !isNone) &&
      ((fromTime ?? '') > (toTime ?? '24') ? isAfter || isBefore : isAfter && isBefore)
    );
  };
  const passing = rows.filter(
    (row) =>
      wordsOf(search).every((word) => textColumns.some((column) => fold(shown(row, column)).includes(word))) &&
      (where ?? []).every((part) => holds(row, part)),
  );
  const sorted = passing.toSorted((a, b) => {
    for (const { column, direction } of orderBy ?? []) {
      const [left, right] = [cell(a, column), cell(b, column)];
      if ((left === '') !== (right === '')) return left === '' ? 1 : -1;
      const order = left === '' ? 0 : compare(column, left, right);
      if (order !== 0) return direction === 'DESC' ? -order : order;
    }
    return 0;
  });
  const start = offset ?? 0;
  const page = sorted.slice(start, first == null ? undefined : start + first);
  return { rows: page, totalCount: passing.length, end: start + page.length };
}
