import {
  type SerialLatenessColumnName,
  type SerialLatenessDayColumnName,
  serialLatenessColumns,
  serialLatenessDayColumns,
} from '../../schema/columns/serial-lateness.ts';
import type { QuerySerialLatenessArgs, QuerySerialLatenessDaysArgs, Resolvers } from '../generated/resolvers.ts';
import type { ExportableList } from '../lists/export.ts';
import { type ListPage, listField } from '../lists/list-field.ts';
import { bearer } from '../request/authorize.ts';
import type { Context } from '../request/context.ts';
import { endpoints } from '../rest/endpoints.ts';
import type { MonthlyDayRow, MonthlyRow } from '../rest/monthly.ts';

/** What the resolvers know of a `SerialLatenessList`. */
export type SerialLatenessPage = ListPage<MonthlyRow>;

/** What the resolvers know of a `SerialLatenessDayList`. */
export type SerialLatenessDayPage = ListPage<MonthlyDayRow>;

const loadStaff = ({ month }: QuerySerialLatenessArgs, context: Context) =>
  context.lists.read(endpoints.serialLateness(`${month}-01`, context.timeZone), bearer(context));

const loadDays = ({ month }: QuerySerialLatenessDaysArgs, context: Context) =>
  context.lists.read(endpoints.serialLatenessDays(`${month}-01`, context.timeZone), bearer(context));

/** Serial lateness, one row a person, for export. */
export const serialLatenessExport = {
  field: 'serialLateness',
  filePrefix: 'SerialLatness-Report',
  columns: serialLatenessColumns,
  load: loadStaff,
} satisfies ExportableList<MonthlyRow, SerialLatenessColumnName>;

/** Serial lateness, one row a late day, for export. */
export const serialLatenessDaysExport = {
  field: 'serialLatenessDays',
  filePrefix: 'SerialLatness-Report',
  columns: serialLatenessDayColumns,
  load: loadDays,
} satisfies ExportableList<MonthlyDayRow, SerialLatenessDayColumnName>;

/** Staff who are late too often. */
export const serialLateness: Resolvers = {
  Query: {
    serialLateness: listField(serialLatenessColumns, loadStaff),
    serialLatenessDays: listField(serialLatenessDayColumns, loadDays),
  },
  SerialLatenessRecord: { daysLate: (record) => [...record.days] },
};
