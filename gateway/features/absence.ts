import {
  type AbsenteeColumnName,
  type AbsenteeDayColumnName,
  type AbsenteeSummaryColumnName,
  absenteeColumns,
  absenteeDayColumns,
  absenteeSummaryColumns,
} from '../../schema/columns/absence.ts';
import type {
  QueryAbsenteeDaysArgs,
  QueryAbsenteeSummaryArgs,
  QueryAbsenteesArgs,
  Resolvers,
} from '../generated/resolvers.ts';
import type { ExportableList } from '../lists/export.ts';
import { type ListPage, listField } from '../lists/list-field.ts';
import { bearer } from '../request/authorize.ts';
import type { Context } from '../request/context.ts';
import type { AbsentRow } from '../rest/absence.ts';
import { endpoints } from '../rest/endpoints.ts';
import type { MonthlyDayRow, MonthlyRow } from '../rest/monthly.ts';

/** What the resolvers know of an `AbsenteeList`. */
export type AbsenteePage = ListPage<AbsentRow>;

/** What the resolvers know of an `AbsenteeSummaryList`. */
export type AbsenteeSummaryPage = ListPage<MonthlyRow>;

/** What the resolvers know of an `AbsenteeDayList`. */
export type AbsenteeDayPage = ListPage<MonthlyDayRow>;

const loadAbsent = ({ date }: QueryAbsenteesArgs, context: Context) =>
  context.lists.read(endpoints.absent(date), bearer(context));

const loadSummary = ({ month }: QueryAbsenteeSummaryArgs, context: Context) =>
  context.lists.read(endpoints.monthlyAbsence(`${month}-01`, context.timeZone), bearer(context));

const loadDays = ({ month }: QueryAbsenteeDaysArgs, context: Context) =>
  context.lists.read(endpoints.absenceDays(`${month}-01`, context.timeZone), bearer(context));

/** The absent staff of a day, for export. */
export const absenteesExport = {
  field: 'absentees',
  filePrefix: 'Exception-Report-',
  columns: absenteeColumns,
  load: loadAbsent,
} satisfies ExportableList<AbsentRow, AbsenteeColumnName>;

/** A month's absence, one row a person, for export. */
export const absenteeSummaryExport = {
  field: 'absenteeSummary',
  filePrefix: 'Absentee-Summary-Report-',
  columns: absenteeSummaryColumns,
  load: loadSummary,
} satisfies ExportableList<MonthlyRow, AbsenteeSummaryColumnName>;

/** A month's absence, one row an absent day, for export. */
export const absenteeDaysExport = {
  field: 'absenteeDays',
  filePrefix: 'All-Absentee-Report-',
  columns: absenteeDayColumns,
  load: loadDays,
} satisfies ExportableList<MonthlyDayRow, AbsenteeDayColumnName>;

/** Absent staff. */
export const absence: Resolvers = {
  Query: {
    absentees: listField(absenteeColumns, loadAbsent),
    absenteeSummary: listField(absenteeSummaryColumns, loadSummary),
    absenteeDays: listField(absenteeDayColumns, loadDays),
  },
  AbsenteeSummaryRecord: { datesAbsent: (record) => [...record.days] },
};
