import { type AliasedRawBuilder, type Kysely, sql } from 'kysely';
import type { z } from 'zod';
import { optional, text } from './input.ts';
import type { Tables } from './tables.ts';

/**
 * The texts of a staff record that forms and batches give, in the order of section 7: the column of each, what is asked
 * of it, and whether attendance and reports repeat it.
 */
const texts = {
  name: { column: 'name', rule: optional(text()), isRepeated: true },
  district: { column: 'district', rule: text(), isRepeated: true },
  serviceCentre: { column: 'service_centre', rule: text(), isRepeated: true },
  department: { column: 'department', rule: text(), isRepeated: true },
  unit: { column: 'unit', rule: text(), isRepeated: false },
} as const;

/** A text of a staff record. */
export type StaffText = keyof typeof texts;

/** The texts' names with their columns, in order. */
export const textColumns = Object.entries(texts).map(([name, { column }]) => [name as StaffText, column] as const);

/** What is asked of each text in a new record. */
export const staffTexts = eachText((rule) => rule) as { [Name in StaffText]: (typeof texts)[Name]['rule'] };

/** The same object for each text, made of its rule. */
export function eachText<Made>(make: (rule: z.ZodType<string | undefined>) => Made): Record<StaffText, Made> {
  const made = Object.entries(texts).map(([name, { rule }]) => [name, make(rule)]);
  return Object.fromEntries(made) as Record<StaffText, Made>;
}

/** The texts that were given, as columns. */
export function columnsOf(given: Readonly<Partial<Record<StaffText, string | undefined>>>) {
  const values = textColumns.flatMap(([name, column]) => (given[name] === undefined ? [] : [[column, given[name]]]));
  return Object.fromEntries(values) as Partial<Record<(typeof texts)[StaffText]['column'], string>>;
}

/** The texts that every reply about staff repeats: the staff ID and those of them that say so. */
type SummaryText =
  | 'staffID'
  | { [Name in StaffText]: (typeof texts)[Name]['isRepeated'] extends true ? Name : never }[StaffText];

/** A staff record as attendance and reports repeat it; `imageURL` is the address of the reference photo. */
export type StaffSummary = Readonly<Record<SummaryText | 'imageURL', string>>;

/** What a query on `staff` selects for them, under the names of section 7. */
export const summaryTexts: AliasedRawBuilder<string, SummaryText>[] = [
  sql<string>`staff.staff_id`.as('staffID'),
  ...Object.entries(texts).flatMap(([name, { column, isRepeated }]) =>
    isRepeated ? [sql<string>`${sql.ref(`staff.${column}`)}`.as(name as SummaryText)] : [],
  ),
];

/** The same with the reference photo behind it. */
export const summaryColumns = [...summaryTexts, sql<string>`staff.image_url`.as('imageURL')];

const repeatedTexts = Object.entries(texts).flatMap(([name, { isRepeated }]) => (isRepeated ? [name] : []));
const summaryFields = ['staffID', ...repeatedTexts, 'imageURL'] as (keyof StaffSummary)[];

/** The staff of a row that has more, to embed it. */
export function summaryOf(row: StaffSummary): StaffSummary {
  const values: Partial<Record<keyof StaffSummary, string>> = {};
  for (const name of summaryFields) values[name] = row[name];
  return values as StaffSummary;
}

/** Ids of those on the register who have these staff IDs. */
export async function staffIDs(db: Kysely<Tables>, given: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('staff')
    .select(['staff_id', 'id'])
    .where(sql<boolean>`staff_id = any(${given}::text[])`)
    .execute();
  return new Map(rows.map(({ staff_id, id }) => [staff_id, id]));
}
