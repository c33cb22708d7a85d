import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { addDays, startOf } from '../calendar.ts';
import { day } from '../input.ts';
import { type List, list } from '../lists/list.ts';
import { summaryColumns } from '../staff-fields.ts';
import type { Tables } from '../tables.ts';
import { validOn } from '../versions.ts';
import { shiftColumns } from './shifts.ts';
import { staffJson, staffList } from './staff.ts';

/**
 * The lists of the extension `history`, for everybody signed in: the staff list, which takes a day whose register is
 * asked for, and what staff records and shifts were before they became what they are. Days are those of the company's
 * zone.
 */
export const historyLists = ({ timeZone }: { timeZone: string }): List[] => [
  registerList(timeZone),
  staffHistory(timeZone),
  shiftHistory,
];

/** The staff list as it is without the extension; with `?date=` the register of that day. */
function registerList(timeZone: string): List {
  return list<{ date?: string | undefined }>({
    ...staffList,
    search: z.object({ date: day.optional() }),
    async rows(db, { date }, now) {
      if (date === undefined) return staffList.rows(db, {}, now);
      const rows = await versions(db, validOn('shifts', date))
        .where(validOn('staff', date))
        .where(registeredBefore(addDays(date, 1), timeZone))
        .orderBy('staff.staff_id')
        .orderBy('staff.id')
        .execute();
      return rows.map(staffJson);
    },
  });
}

const historySearch = z.object({ from: day });

/**
 * Staff records of a day from `from` on that the staff list of today does not tell: as they were before a change or the
 * deletion, and as they are now where that is so only since a later day than `from`. Nobody is on the register before
 * the day on which the record was written.
 */
function staffHistory(timeZone: string): List {
  return list({
    paths: ['/staff/history'],
    message: 'History of staff',
    search: historySearch,
    reads: () => ({ tables: ['staff', 'shifts'] }),
    async rows(db, { from }) {
      const since = sql<string>`greatest(staff.valid_from, (staff.created_at at time zone ${timeZone}::text)::date)`;
      const ofLastDay = sql<boolean>`(shifts.valid_from < staff.valid_before and shifts.valid_before >= staff.valid_before)`;
      const rows = await versions(db, ofLastDay)
        .select([since.as('validFrom'), lastDay('staff').as('validUntil')])
        .where(sql<SqlBool>`case when staff.valid_before = 'infinity'
          then staff.valid_from > ${from}::date or not ${registeredBefore(addDays(from, 1), timeZone)}
          else staff.valid_before > ${from}::date and ${since} < staff.valid_before end`)
        .orderBy('staff.staff_id')
        .orderBy('staff.valid_before')
        .orderBy('staff.id')
        .execute();
      return rows.map((row) => ({ ...staffJson(row), validFrom: row.validFrom, validUntil: row.validUntil }));
    },
  });
}

/** The same of shifts. One that was never changed holds for all days, also for those before it was written. */
const shiftHistory: List = list({
  paths: ['/shift/history'],
  message: 'History of shifts',
  isSmall: true,
  search: historySearch,
  reads: () => ({ tables: ['shifts'] }),
  rows: (db, { from }) =>
    db
      .selectFrom('shift_versions')
      .select(shiftColumns)
      .select([firstDay.as('validFrom'), lastDay('shift_versions').as('validUntil')])
      .where(sql<SqlBool>`case when valid_before = 'infinity' then valid_from > ${from}::date
        else valid_before > ${from}::date end`)
      .orderBy('name')
      .orderBy('valid_before')
      .orderBy('id')
      .execute(),
});

/** The first day of a version; null for one that holds for all days before. */
const firstDay = sql<string | null>`case when valid_from > '-infinity' then valid_from end`;

/** The last day of a version; null for the present one. */
const lastDay = (table: string) =>
  sql<string | null>`case when ${sql.ref(`${table}.valid_before`)} < 'infinity'
    then ${sql.ref(`${table}.valid_before`)} - 1 end`;

/** Holds of records that were written before a day of the zone began. */
const registeredBefore = (date: string, timeZone: string) =>
  sql<boolean>`(staff.created_at < ${startOf(date, timeZone).toISOString()}::timestamptz)`;

/** All versions of staff records, each with the version of its shift of which `isOfShift` holds. */
function versions(db: Kysely<Tables>, isOfShift: RawBuilder<boolean>) {
  return db
    .selectFrom('staff_versions as staff')
    .leftJoin('shift_versions as shifts', (join) => join.onRef('shifts.id', '=', 'staff.shift_id').on(isOfShift))
    .select(['staff.id', 'staff.unit', 'staff.shift_id', 'staff.created_at', 'shifts.name as shift_name'])
    .select(summaryColumns);
}
