import { type AliasedRawBuilder, type Insertable, sql } from 'kysely';
import type { z } from 'zod';
import { optional, text } from './input.ts';
import type { Tables } from './tables.ts';

/** The texts of a staff record that forms and batches give, in the order of section 7, and what is asked of each. */
export const staffTexts = {
  name: optional(text()),
  district: text(),
  serviceCentre: text(),
  department: text(),
  unit: text(),
};

/** A text of a staff record. */
export type StaffText = keyof typeof staffTexts;

/** The columns that hold them. */
const columns = {
  name: 'name',
  district: 'district',
  serviceCentre: 'service_centre',
  department: 'department',
  unit: 'unit',
} as const satisfies Record<StaffText, keyof Tables['staff']>;

/** The texts' names with their columns, in order. */
export const textColumns = Object.entries(columns) as [StaffText, (typeof columns)[StaffText]][];

/** The texts in an edit: each may be left out. */
export const textChanges = eachText((rule) => optional(rule));

/** The same object for each text, made of its rule. */
export function eachText<Made>(make: (rule: z.ZodType<string | undefined>) => Made): Record<StaffText, Made> {
  const made = Object.entries(staffTexts).map(([name, rule]) => [name, make(rule)]);
  return Object.fromEntries(made) as Record<StaffText, Made>;
}

/** The texts that were given, as columns. */
export function columnsOf(given: Readonly<Partial<Record<StaffText, string | undefined>>>) {
  const values = textColumns.flatMap(([name, column]) => (given[name] === undefined ? [] : [[column, given[name]]]));
  return Object.fromEntries(values) as Partial<Pick<Insertable<Tables['staff']>, (typeof columns)[StaffText]>>;
}

/** The texts that every reply about staff repeats: the staff ID and all but the unit. */
type SummaryText = 'staffID' | Exclude<StaffText, 'unit'>;

/** A staff record as attendance and reports repeat it; `imageURL` is the address of the reference photo. */
export type StaffSummary = Readonly<Record<SummaryText | 'imageURL', string>>;

/** What a query on `staff` selects for them, under the names of section 7. */
export const summaryTexts: AliasedRawBuilder<string, SummaryText>[] = [
  sql<string>`staff.staff_id`.as('staffID'),
  ...textColumns.flatMap(([name, column]) =>
    name === 'unit' ? [] : [sql<string>`${sql.ref(`staff.${column}`)}`.as(name)],
  ),
];

/** The same with the reference photo behind it. */
export const summaryColumns = [...summaryTexts, sql<string>`staff.image_url`.as('imageURL')];

const summaryFields = ['staffID', ...textColumns.map(([name]) => name), 'imageURL'].filter((name) => name !== 'unit');

/** The staff of a row that has more, to embed it. */
export function summaryOf(row: StaffSummary): StaffSummary {
  const values: Record<string, string> = {};
  for (const name of summaryFields) values[name] = row[name as keyof StaffSummary];
  return values as StaffSummary;
}
