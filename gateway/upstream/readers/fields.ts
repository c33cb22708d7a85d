import { badResponse } from '../faults.ts';
import { eachOnce, hasField, type Loose, readEntries } from '../read.ts';
import { refuseWithout } from './losses.ts';
import { isThere, type ValueReader, wordOf } from './value-reader.ts';

/** What a field holds: how `ValueReader` reads it. */
type Kind = 'text' | 'unit' | 'spelling' | 'id' | 'instant' | 'moment' | 'day';
type KindOf<Value> = { [Each in Kind]: ReturnType<ValueReader[Each]> extends Value ? Each : never }[Kind];

/** How a field is read: as a kind of value, or by a function of the record's field of that name. */
type Field<Value> = KindOf<Value> | ((value: unknown, read: ValueReader, name: string, record: Loose) => Value);

/** How the fields of a row are read; of the `Needed` ones null and an empty text are nothing. */
export type Fields<Row, Needed extends keyof Row = never> = {
  readonly [Name in keyof Row]: Field<Name extends Needed ? Row[Name] | null : Row[Name]>;
};

/** A row as its SDL type has it, with each field given; `Own` are fields that the gateway has as a type of its own. */
export type RowFor<Type, Own extends object = object> = Required<Omit<Type, '__typename' | keyof Own>> & Own;

/** Reads the fields of a record; what of them cannot be read is noted. For lists of some hundred rows: one of a day is read field by field. */
export const readFields = <Row>(record: Loose, fields: Readonly<Record<keyof Row, unknown>>, read: ValueReader): Row =>
  Object.fromEntries(
    (Object.entries(fields) as [string, Field<unknown>][]).map(([name, field]) => [
      name,
      typeof field === 'function' ? field(record[name], read, name, record) : read[field](record[name], name),
    ]),
  ) as Row;

/** The id by which a record is found again. */
export const identity = (_value: unknown, read: ValueReader, _name: string, record: Loose): string =>
  read.identity(record);

/** A value as a function reads it, which answers null for what it cannot read. */
export const by =
  <Value>(readValue: (value: unknown) => Value | null) =>
  (value: unknown, read: ValueReader, name: string): Value | null =>
    read.noted(readValue, value, name);

/** One of the words, by what upstream calls it; null for another. */
export const word = <Word extends string>(words: Readonly<Record<string, Word>>) => by((value) => wordOf(words, value));

/** A value of a record that says little without it: one that is missing is noted too. */
export const needed =
  <Value>(field: (value: unknown, read: ValueReader, name: string) => Value) =>
  (value: unknown, read: ValueReader, name: string): Value => {
    if (!isThere(value)) read.losses.note(name, value);
    return field(value, read, name);
  };

/** A text or an id; null without one. */
export const orNull =
  (kind: 'text' | 'id') =>
  (value: unknown, read: ValueReader, name: string): string | null =>
    read[kind](value, name) || null;

/**
 * Makes a reader of lists in upstream's order. A list is one where some record `has` one of the fields. What lacks a needed
 * field is left out, noted, and a list of which that is all is refused. `isOnce`: a record that stands there twice is one.
 */
export function listOf<Row extends object, Needed extends keyof Row & string = never>(
  fields: Fields<Row, Needed>,
  {
    has,
    needs = [],
    isOnce = false,
  }: { readonly has: readonly string[]; readonly needs?: readonly Needed[]; readonly isOnce?: boolean },
) {
  return (data: unknown, read: ValueReader): Row[] => {
    const entries = readEntries(data, (record) => hasField(record, has), read.losses);
    const rows = (isOnce ? eachOnce(entries) : entries).map((record) => {
      const row = readFields<Row>(record, fields, read);
      const missing = needs.filter((name) => (row[name] ?? '') === '');
      // Of people their reader has noted it.
      for (const name of missing) if (name !== 'staff' && !isThere(record[name])) read.losses.note(name, record[name]);
      return { row, missing };
    });
    for (const name of needs) refuseWithout(name, rows, ({ missing }) => !missing.includes(name));
    const whole = rows.filter(({ missing }) => missing.length === 0).map(({ row }) => row);
    if (rows.length > 0 && whole.length === 0) throw badResponse('a list of which nothing can be read');
    return whole;
  };
}
