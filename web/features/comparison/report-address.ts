import { writeFilter } from '../../../schema/view-address.ts';
import type { ComparedBy, ComparisonMeasure } from '../../api/generated/types.ts';
import { staffAttendanceAddress } from '../../people/staff-name.tsx';

/** Whom a number is of: a person, or a group of people. */
export type Counted = { readonly staffID: string } | { readonly by: ComparedBy; readonly name: string };

/** Parameters by which reports are narrowed to a group. */
const groupKeys: Readonly<Record<ComparedBy, string>> = {
  DISTRICT: 'district',
  SERVICE_CENTRE: 'serviceCentre',
  DEPARTMENT: 'department',
};

/** Reports of months and of days that a measure is read from; null where there is none. */
const reports: Readonly<Record<ComparisonMeasure, { month: string | null; date: string | null }>> = {
  SERIAL_LATENESS: { month: '/report/serialatness/staff', date: null },
  ABSENCE: { month: '/absentee/summary/report', date: '/report/exception' },
  LATE_MINUTES: { month: null, date: '/report/latness' },
};

/** Address of the report that shows what a number of a period is made of; null where no report does. */
export function reportAddress(measure: ComparisonMeasure, period: string, counted: Counted): string | null {
  const kind = period.length === 7 ? 'month' : 'date';
  const path = reports[measure][kind];
  if (path === null) return 'staffID' in counted ? staffAttendanceAddress(counted.staffID, period) : null;
  return `${path}?${new URLSearchParams({ [kind]: period, ...narrowed(counted) })}`;
}

/** The parameters by which a list shows one person, or the people of one group. */
export function narrowed(counted: Counted): Record<string, string> {
  if ('staffID' in counted) return { search: counted.staffID };
  return { [groupKeys[counted.by]]: writeFilter({ kind: 'oneOf', values: [counted.name] }) };
}
