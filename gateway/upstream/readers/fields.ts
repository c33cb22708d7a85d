import type { Loose } from '../read.ts';
import type { ValueReader } from './value-reader.ts';

/** What a field holds: how `ValueReader` reads it. */
type Kind = 'text' | 'unit' | 'spelling' | 'id' | 'instant' | 'timeOfDay' | 'count' | 'truth';

/** The fields of a row by the service's names. */
export type Fields = Readonly<Record<string, Kind>>;

/** A row as its fields are read. */
export type RowOf<Of extends Fields> = { readonly [Name in keyof Of]: ReturnType<ValueReader[Of[Name]]> };

/** A row as its SDL type has it, with each field given; `Own` are fields that the gateway has as a type of its own. */
export type RowFor<Type, Own extends object = object> = Required<Omit<Type, '__typename' | keyof Own>> & Own;

/** Reads the fields of a record; what of them cannot be read is noted. For lists of some hundred rows: one of a day is read field by field. */
export const readFields = <Of extends Fields>(record: Loose, fields: Of, read: ValueReader): RowOf<Of> =>
  Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, read[kind](record[name], name)])) as RowOf<Of>;
