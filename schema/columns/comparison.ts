import type { ListColumns } from '../lists/column.ts';
import { type StaffSummaryRow, staffSummaryColumns } from '../lists/staff-summary.ts';

/** What a comparison found, and how people read it. */
export const changeWords = {
  NEW: 'New',
  GONE: 'Gone',
  WORSE: 'Worse',
  BETTER: 'Better',
  SAME: 'Same',
} as const;

/** What the columns read of a row; null stands for a month that could not be read. */
interface ComparedRow {
  readonly earlier?: number | null;
  readonly later?: number | null;
  readonly earlierBelow?: number | null;
  readonly laterBelow?: number | null;
  readonly isEarlierAtLeast?: boolean;
  readonly isLaterAtLeast?: boolean;
  readonly difference?: number | null;
  readonly isDifferenceAtLeast?: boolean;
  readonly change?: keyof typeof changeWords | null;
}

/** A number as far as it is known: itself, what it is below, or what it is at least. */
export function boundedNumber(
  value: number | null | undefined,
  below: number | null | undefined,
  isAtLeast: boolean | undefined,
): number | string {
  if (typeof below === 'number') return `<${below}`;
  if (typeof value !== 'number') return '';
  return isAtLeast ? `at least ${value}` : value;
}

/** Names of the columns of compared people: the SDL enum ComparedStaffColumn. */
export type ComparedStaffColumnName = keyof typeof staffSummaryColumns | 'EARLIER' | 'LATER' | 'DIFFERENCE' | 'CHANGE';

/** Columns of people in two months. */
export const comparedStaffColumns: ListColumns<ComparedStaffColumnName, StaffSummaryRow & ComparedRow> = {
  ...staffSummaryColumns,
  EARLIER: {
    header: 'Earlier',
    description: 'Number of the earlier month, `<3` or `at least 3` where no more is known; empty when not known.',
    kind: 'number',
    value: (row) => boundedNumber(row.earlier, row.earlierBelow, row.isEarlierAtLeast),
  },
  LATER: {
    header: 'Later',
    description: 'Number of the later month, likewise.',
    kind: 'number',
    value: (row) => boundedNumber(row.later, row.laterBelow, row.isLaterAtLeast),
  },
  DIFFERENCE: {
    header: 'Difference',
    description: 'Later less earlier, `at least +6` where no more is known; empty when not known.',
    kind: 'number',
    value: ({ difference, isDifferenceAtLeast: isAtLeast }) =>
      isAtLeast && typeof difference === 'number'
        ? `at least ${difference > 0 ? '+' : ''}${difference}`
        : (difference ?? ''),
  },
  CHANGE: {
    header: 'Change',
    description: 'New, Gone, Worse, Better or Same; empty when it is not known.',
    values: [...Object.values(changeWords), ''],
    kind: 'text',
    filterable: true,
    value: (row) => (row.change ? changeWords[row.change] : ''),
  },
};
