import type { ListColumns } from './column.ts';
import { type StaffSummaryRow, staffSummaryColumns } from './staff-summary.ts';

/** What a comparison found, and how people read it. */
export const changeWords = {
  NEW: 'New',
  GONE: 'Gone',
  WORSE: 'Worse',
  BETTER: 'Better',
  SAME: 'Same',
} as const;

/** What the columns of every comparison read of a row; null stands for a period that could not be read. */
interface ComparedRow {
  readonly earlier?: number | null;
  readonly later?: number | null;
  readonly difference?: number | null;
  readonly change?: keyof typeof changeWords | null;
}

type ComparedName = 'EARLIER' | 'LATER' | 'DIFFERENCE' | 'CHANGE';

const comparedColumns: ListColumns<ComparedName, ComparedRow> = {
  EARLIER: {
    header: 'Earlier',
    description: 'Number of the earlier period; empty when not known.',
    kind: 'number',
    value: (row) => row.earlier ?? '',
  },
  LATER: {
    header: 'Later',
    description: 'Number of the later period; empty when not known.',
    kind: 'number',
    value: (row) => row.later ?? '',
  },
  DIFFERENCE: {
    header: 'Difference',
    description: 'Later less earlier; empty when one of them is not known.',
    kind: 'number',
    value: (row) => row.difference ?? '',
  },
  CHANGE: {
    header: 'Change',
    description: 'New, Gone, Worse, Better or Same; empty when a period is not known.',
    values: [...Object.values(changeWords), ''],
    kind: 'text',
    filterable: true,
    value: (row) => (row.change ? changeWords[row.change] : ''),
  },
};

/** Names of the columns of compared people: the SDL enum ComparedStaffColumn. */
export type ComparedStaffColumnName = keyof typeof staffSummaryColumns | ComparedName;

/** Columns of people in two periods (N-14). */
export const comparedStaffColumns: ListColumns<ComparedStaffColumnName, StaffSummaryRow & ComparedRow> = {
  ...staffSummaryColumns,
  ...comparedColumns,
};

/** Names of the columns of compared groups: the SDL enum ComparedGroupColumn. */
export type ComparedGroupColumnName = 'GROUP' | 'EARLIER_PEOPLE' | 'LATER_PEOPLE' | ComparedName;

/** What these columns read of a row. */
export interface ComparedGroupRow extends ComparedRow {
  readonly name: string;
  readonly earlierPeople?: number | null;
  readonly laterPeople?: number | null;
}

/** Columns of districts, service centres or departments in two periods (N-14). */
export const comparedGroupColumns: ListColumns<ComparedGroupColumnName, ComparedGroupRow> = {
  GROUP: {
    header: 'Group',
    description: 'Name of the district, service centre or department; empty for people without one.',
    kind: 'text',
    value: (row) => row.name,
  },
  EARLIER_PEOPLE: {
    header: 'Earlier People',
    description: 'People with a number in the earlier period; empty when not known.',
    kind: 'number',
    value: (row) => row.earlierPeople ?? '',
  },
  LATER_PEOPLE: {
    header: 'Later People',
    description: 'People with a number in the later period; empty when not known.',
    kind: 'number',
    value: (row) => row.laterPeople ?? '',
  },
  ...comparedColumns,
};
