import { addDays } from '../../upstream/calendar.ts';
import type { SmallService } from './small-service.ts';
import { staffRecord } from './staff.ts';

/** A leave of somebody of a small service. */
export interface SmallLeave {
  readonly staffID: string;
  readonly from: string;
  readonly to: string;
  readonly kind: string;
}

/** What a service with the extension `leave` answers of some leaves in some months besides; `notes` for their readers. */
export function leaveAnswers(
  leaves: readonly SmallLeave[],
  ranges: readonly (readonly [from: string, to: string])[],
): Record<string, unknown> {
  const lists = ranges.flatMap(([from, to]) => {
    const rows = leaves
      .filter((leave) => leave.from <= to && leave.to >= from)
      .map(({ staffID, ...leave }, index) => ({
        _id: `leave-${index}`,
        staffID: { ...staffRecord({ staffID, _id: `id-${staffID}` }) },
        ...leave,
        enteredBy: 'ada@demo.example',
        enteredAt: '2026-10-01T08:00:00.000Z',
      }));
    const query = `?from=${from}&to=${to}`;
    return [
      [`GET /leave/findAll${query}`, rows],
      [`GET /leave/find/noted${query}`, rows.map((row) => ({ ...row, note: `Note of ${row._id}` }))],
    ];
  });
  return { 'GET /extensions': [{ name: 'leave', version: 1 }], ...Object.fromEntries(lists) };
}

/** The first day of the month before a month, and its last day: the leaves that its days are explained by. */
export const rangeOf = (month: string) =>
  [
    `${addDays(`${month}-01`, -1).slice(0, 7)}-01`,
    addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1),
  ] as const;

/** The small service with the extension `leave` and these leaves, for the months asked. */
export const withLeaves = (
  service: SmallService,
  leaves: readonly SmallLeave[],
  months: readonly string[],
): SmallService => ({
  ...service,
  bend: (answers) => ({ ...(service.bend?.(answers) ?? answers), ...leaveAnswers(leaves, months.map(rangeOf)) }),
});
